import { seedId } from '#server/seed/ids.ts';

/** A number below `count` that looks like chance and is the same on every machine. */
export function pickNumber(count: number, name: string): number {
  return Number.parseInt(seedId('pick', name).slice(-8), 16) % count;
}

export function pickOne<T>(list: readonly T[], name: string): T {
  const found = list[pickNumber(list.length, name)];
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
}
