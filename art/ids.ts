/** Hands out the ids of one drawing: the same ones each time it is drawn, and no two alike. */
export type Ids = () => string;

/** Drawings that share a page take different prefixes. */
export function createIds(prefix = ''): Ids {
  let count = 0;
  return () => `${prefix}c${(++count).toString(36)}`;
}
