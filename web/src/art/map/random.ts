// Small repeatable chance for drawings: the same place always looks the same.

/** A number in [0, 1) from any integers. */
export function hash(...keys: number[]): number {
  let h = 0x811c9dc5;
  for (const key of keys) {
    h = Math.imul(h ^ (Math.round(key) | 0), 0x01000193);
    h ^= h >>> 15;
    h = Math.imul(h, 0x2c1b3c6d);
    h ^= h >>> 12;
  }
  return (h >>> 0) / 4294967296;
}

/** A source of such numbers. */
export function dice(...keys: number[]): () => number {
  let turn = 0;
  return () => hash(...keys, ++turn);
}
