/** A way to find the matches of a search without reading a bucket: rows of `campaign_listings` by the index of their buckets. */
export interface LookUp {
  /** The index finds the rows that are in at least one bucket of each of these groups. */
  groups: readonly (readonly string[])[];
  /** A match is in at least one bucket of each of these, too, and that is checked on the rows. */
  others: readonly (readonly string[])[];
  /** The estimated number of rows, and the cost of finding them, both as the number of entries of a bucket that cost as much to read. */
  length: number;
  cost: number;
}

export interface Sized {
  buckets: readonly string[];
  length: number;
}

/** So few rows are checked faster than the index narrows them down. */
const FEW = 100;
/** The index only helps to narrow rows down where most of them fall away. */
const NARROW = 0.25;
/** The cost of starting a lookup, and for each campaign of the rarest group of looking for it in one bucket of another. */
const START_COST = 200;
const STEP_COST = 0.15;
/** The cost of each campaign found, and of reading its row to sort it or only to count it. */
const FOUND_COST = 1;
export const ROW_COST = 10;
export const COUNTED_ROW_COST = 5;

/** Rarest first, until few rows are left. Common words are cheaper to check on a row than to find. */
export function planLookUp(asked: readonly Sized[], campaigns: number): LookUp {
  const [rarest, ...more] = asked.toSorted((one, other) => one.length - other.length);
  if (rarest === undefined) throw new Error('A lookup needs something to look for');
  const groups = [rarest.buckets];
  const others: (readonly string[])[] = [];
  let { length } = rarest;
  let looked_in = 0;
  for (const { buckets, length: theirs } of more) {
    const share = theirs / campaigns;
    if (length > FEW && share < NARROW) {
      groups.push(buckets);
      length *= share;
      looked_in += buckets.length;
    } else others.push(buckets);
  }
  const cost = START_COST + STEP_COST * rarest.length * looked_in + FOUND_COST * length;
  return { groups, others, length, cost };
}
