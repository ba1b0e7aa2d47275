"""The order of a board's lines decides nothing: the commands of the case files on their boards, each
board with its lines shuffled, end on the same board.
Usage: shuffle_property.py SEED COUNT CASE-FILE ..."""
import random
import re
import shlex
import subprocess
import sys

# their order is what they say: what waits in turn, and cards as they were laid down
ORDERED = ('queue ', 'card ', 'event ', 'map', 'enorm ')
TOOLS = ('enorm-noise', 'enorm-ai', 'enorm-turn', 'enorm-terrain', 'enorm-harm', 'enorm-knockback')


def cases(files):
    """(id, lines of the board, command) of every case with one command and a short map."""
    for name in files:
        for text in open(name, encoding='utf-8').read().split('\n\n'):
            board = re.search(r'^before:\n((?:\t.*\n?)+)', text, re.M)
            command = re.search(r'^command: (.*)$', text, re.M)
            ident = re.search(r'^id: (.*)$', text, re.M)
            if not (board and command and ident):
                continue
            lines = [line[1:] for line in board.group(1).splitlines()]
            words = shlex.split(command.group(1))
            if '|' in words or words[0] not in TOOLS or not re.match(r'map \d+x\d+$', lines[0]):
                continue
            yield ident.group(1), lines, words


def shuffled(lines, rng):
    """The lines that have no order of their own change places."""
    free = [i for i, line in enumerate(lines) if not line.startswith(ORDERED)]
    to = free[:]
    rng.shuffle(to)
    out = lines[:]
    for i, k in zip(free, to):
        out[i] = lines[k]
    return out


def played(lines, words):
    """Status and the lines of the board that comes out, sorted."""
    text = '\n'.join(['enorm 1', *lines, 'done']) + '\n'
    got = subprocess.run([*words, '--seed=1'], input=text, capture_output=True, text=True, check=False)
    out = [line for line in got.stdout.splitlines() if not line.startswith('event call ')]
    return got.returncode, sorted(out)


def main():
    rng = random.Random(int(sys.argv[1]))
    every = list(cases(sys.argv[3:]))
    bad = 0
    for _ in range(int(sys.argv[2])):
        ident, lines, words = rng.choice(every)
        other = shuffled(lines, rng)
        one, two = played(lines, words), played(other, words)
        if one != two:
            bad += 1
            print(ident, ' '.join(words), '\n  ' + '\n  '.join(other))
            print('  came out:', *[x for x in one[1] if x not in two[1]][:4], sep='\n    ')
            print('  shuffled:', *[x for x in two[1] if x not in one[1]][:4], sep='\n    ')
    print(f'{bad} of {sys.argv[2]} differ, {len(every)} cases')
    return 1 if bad else 0


sys.exit(main())
