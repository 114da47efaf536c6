interface BucketSettings {
  /** The most tokens that can be taken at once. */
  most: number;
  per_second: number;
}

/** This many callers are remembered. A full bucket is the same as none, so forgetting one costs nothing but time. */
const MOST_BUCKETS = 20_000;

/** A budget for each key that refills, kept in memory: for work that is cheap to refuse and expensive to do. */
export function tokenBuckets({ most, per_second }: BucketSettings, nowMs = () => performance.now()) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key: string): boolean => {
    const now = nowMs();
    const { tokens, at } = buckets.get(key) ?? { tokens: most, at: now };
    const filled = Math.min(most, tokens + ((now - at) / 1000) * per_second);
    const isTaken = filled >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: isTaken ? filled - 1 : filled, at: now });
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_BUCKETS && oldest !== undefined) buckets.delete(oldest);
    return isTaken;
  };
}
