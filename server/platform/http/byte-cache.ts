export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  put(key: string, value: Value): void;
}

/** Keeps the most recently used entries, as far as their bytes fit. A Map keeps its keys in order. */
export function byteCache<Value>(mostBytes: number, sizeOf: (value: Value) => number): ByteCache<Value> {
  const kept = new Map<string, Value>();
  let bytes = 0;
  return {
    get: (key) => {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    put: (key, value) => {
      const earlier = kept.get(key);
      if (earlier !== undefined) bytes -= sizeOf(earlier);
      kept.delete(key);
      kept.set(key, value);
      bytes += sizeOf(value);
      for (const [oldest, held] of kept) {
        if (bytes <= mostBytes) break;
        kept.delete(oldest);
        bytes -= sizeOf(held);
      }
    },
  };
}
