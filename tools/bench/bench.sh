#!/bin/sh
# bench.sh FILOTTO [ARGUMENTS]: how fast the games are. Beside them, where there are both, a C++ compiler and an engine
# for random Sequence (YARDSTICK names its source): then every figure is also a ratio to it.
filotto=$1
shift
source=${YARDSTICK:-../shared/limit/limit.cpp}
room=$(mktemp -d) || exit 2
trap 'rm -rf "$room"' EXIT
trap 'exit 130' INT TERM

built() { c++ -O3 -march=native "$@" "$source" -o "$room/limit" 2>/dev/null && "$room/limit" 1 >/dev/null 2>&1; }

if [ ! -f "$source" ]; then
    echo "bench: no yardstick here: figures without ratios" >&2
elif ! command -v c++ >/dev/null; then
    echo "bench: no C++ compiler for the yardstick: figures without ratios" >&2
elif built; then
    set -- --yardstick "$room/limit" "$@"
elif built -DPORTABLE; then
    echo "bench: the yardstick is built -DPORTABLE, which is slower: here it has no AVX-512" >&2
    set -- --yardstick "$room/limit" "$@"
else
    echo "bench: the yardstick cannot be built: figures without ratios" >&2
fi
"$filotto" bench "$@"
