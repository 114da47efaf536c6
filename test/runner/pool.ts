/** Runs tasks in parallel, at most `limit` at a time, started in order. */
export async function runPool(limit: number, tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const queue = tasks.values();
  const work = async () => {
    for (const task of queue) await task();
  };
  await Promise.all(Array.from({ length: limit }, work));
}
