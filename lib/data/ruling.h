/* The rulings whose reading the rules ask for. */
#ifndef DATA_RULING_H
#define DATA_RULING_H

/* RULING(id, word), in the order of the words: readings.csv has their letters. */
#define RULINGS(R)        \
	R(RA_01, "RA-01") \
	R(RA_02, "RA-02") \
	R(RA_03, "RA-03") \
	R(RA_04, "RA-04") \
	R(RA_05, "RA-05") \
	R(RA_06, "RA-06") \
	R(RA_07, "RA-07") \
	R(RA_08, "RA-08") \
	R(RA_09, "RA-09") \
	R(RA_13, "RA-13") \
	R(RA_20, "RA-20") \
	R(RA_21, "RA-21") \
	R(RA_30, "RA-30") \
	R(RI_01, "RI-01") \
	R(RI_02, "RI-02") \
	R(RI_03, "RI-03") \
	R(RI_04, "RI-04") \
	R(RI_05, "RI-05") \
	R(RI_07, "RI-07") \
	R(RI_08, "RI-08") \
	R(RI_09, "RI-09") \
	R(RI_10, "RI-10") \
	R(RI_11, "RI-11") \
	R(RI_14, "RI-14") \
	R(RI_15, "RI-15") \
	R(RI_16, "RI-16") \
	R(RI_18, "RI-18") \
	R(RI_28, "RI-28") \
	R(RI_31, "RI-31") \
	R(RI_39, "RI-39") \
	R(RI_60, "RI-60") \
	R(RO_01, "RO-01") \
	R(RO_02, "RO-02") \
	R(RO_03, "RO-03") \
	R(RO_05, "RO-05") \
	R(RO_06, "RO-06") \
	R(RO_12, "RO-12") \
	R(RO_13, "RO-13") \
	R(RO_14, "RO-14") \
	R(RO_16, "RO-16") \
	R(RO_19, "RO-19") \
	R(RO_22, "RO-22") \
	R(RO_23, "RO-23") \
	R(RO_29, "RO-29") \
	R(RO_34, "RO-34") \
	R(RO_37, "RO-37") \
	R(RO_39, "RO-39") \
	R(RO_42, "RO-42") \
	R(RO_43, "RO-43") \
	R(RO_46, "RO-46") \
	R(RO_47, "RO-47") \
	R(RO_52, "RO-52") \
	R(RO_58, "RO-58") \
	R(RO_61, "RO-61") \
	R(RO_64, "RO-64") \
	R(RO_71, "RO-71") \
	R(RO_81, "RO-81")

enum ruling {
#define R(id, word) id,
	RULINGS(R)
#undef R
	    RULING_COUNT
};

extern const char *const ruling_words[]; /* NULL at the end */
/* The letters that data/rulings.csv takes, written by mkdata. */
extern const char defaults_taken[RULING_COUNT];

#endif
