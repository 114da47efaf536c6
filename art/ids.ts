/** Generates the ids of one drawing: the same on every render, and all different. */
export type Ids = () => string;

/** Drawings that share a page take different prefixes. */
export function createIds(prefix = ''): Ids {
  let count = 0;
  return () => `${prefix}c${(++count).toString(36)}`;
}
