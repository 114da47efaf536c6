/** A stream of numbers determined by a seed: the same seed draws the same picture everywhere. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  range(low: number, high: number): number;
  /** An integer, both ends included. */
  int(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

export function createRandom(seed: string): Random {
  const next = mulberry32(fnv1a(seed));
  const range = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    range,
    int: (low, high) => Math.floor(range(low, high + 1)),
    chance: (share) => next() < share,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

function fnv1a(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash ^= character.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
