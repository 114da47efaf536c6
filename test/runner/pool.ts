/** Runs tasks side by side, at most `limit` at a time, begun in order. */
export async function runPool(limit: number, tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const queue = tasks.values();
  const work = async () => {
    for (const task of queue) await task();
  };
  await Promise.all(Array.from({ length: limit }, work));
}
