"""usage: bind.py LIBRARY BOARD
enorm.h by hand, as a program in another language has it: an Attack whose dice are asked for, and its odds."""
import ctypes
import json
import sys
from ctypes import POINTER, c_char_p, c_int, c_size_t, c_void_p
from fractions import Fraction


class Question(ctypes.Structure):
    _fields_ = [("kind", c_char_p), ("point", c_char_p), ("who", c_char_p), ("text", c_char_p), ("nanswers", c_int),
                ("answer", POINTER(c_char_p)), ("preferred", c_int), ("form", c_char_p), ("advice", c_char_p)]


class Outcome(ctypes.Structure):
    _fields_ = [("num", c_char_p), ("den", c_char_p), ("choices", c_char_p), ("changes", c_char_p), ("board", c_int),
                ("of", c_int)]


FUNCTIONS = {
    "open": (c_void_p, [c_char_p]),
    "close": (None, [c_void_p]),
    "error": (c_char_p, [c_void_p]),
    "load": (c_int, [c_void_p, c_char_p, c_size_t]),
    "take": (c_int, [c_void_p, c_void_p]),
    "call": (c_int, [c_void_p, c_int, POINTER(c_char_p), POINTER(c_void_p)]),
    "answer_boards": (c_int, [c_void_p]),
    "answer_view": (c_char_p, [c_void_p, c_char_p]),
    "answer_question": (POINTER(Question), [c_void_p, c_int]),
    "answer_outcomes": (c_int, [c_void_p]),
    "answer_outcome": (POINTER(Outcome), [c_void_p, c_int]),
}


class Enorm:
    def __init__(self, path):
        library = ctypes.CDLL(path)
        for name, (result, words) in FUNCTIONS.items():
            function = getattr(library, "enorm_" + name)
            function.restype, function.argtypes = result, words
            setattr(self, name, function)
        self.struct = self.open(None)

    def run(self, *words):
        answer = c_void_p()
        argv = (c_char_p * len(words))(*[w.encode() for w in words])
        return self.call(self.struct, len(words), argv, ctypes.byref(answer)), answer


def main(path, board):
    e = Enorm(path)
    text = open(board, "rb").read()
    if e.load(e.struct, text, len(text)):
        sys.exit(e.error(e.struct).decode())
    _, weighed = e.run("attack", "juliet", "grin-1", "--odds")
    outcomes = [e.answer_outcome(weighed, i).contents for i in range(e.answer_outcomes(weighed))]
    odds = "%d outcomes, together %s" % (len(outcomes), sum(Fraction(int(o.num), int(o.den)) for o in outcomes))
    status, answer = e.run("attack", "juliet", "grin-1", "--ask", "dice")
    while status == 2:
        question = e.answer_question(answer, 0).contents
        word = question.answer[0].decode()
        print("%s: %s" % (question.text.decode(), word))
        e.take(e.struct, answer)
        status, answer = e.run("go", word)
    last = json.loads(e.answer_view(answer, b"json").splitlines()[-1])
    print("status %d, %d board, %s" % (status, e.answer_boards(answer), last["text"]))
    print(odds)
    e.close(e.struct)


main(*sys.argv[1:])
