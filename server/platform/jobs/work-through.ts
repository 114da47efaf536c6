import type { Context } from '#server/platform/context.ts';

interface Needs {
  log: Pick<Context['log'], 'error'>;
  queue: Pick<Context['queue'], 'isStopping'>;
}

interface Due<Row extends { id: string }> {
  /** Lists the first rows that are due, at most `limit` of them. */
  list: (limit: number) => Promise<Row[]>;
  run: (row: Row) => Promise<unknown>;
}

const AT_ONCE = 200;

/**
 * Works through all rows that are due. One that fails doesn't stop the others, and the job's next run tries it again.
 * A full list is read again until it brings nothing new, so that a backlog doesn't wait for many runs.
 */
export async function workThrough<Row extends { id: string }>(
  { log, queue }: Needs,
  { list, run }: Due<Row>,
): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const due = await list(AT_ONCE);
    const fresh = due.filter(({ id }) => !seen.has(id));
    for (const row of fresh) {
      if (queue.isStopping()) return;
      seen.add(row.id);
      await run(row).catch((cause: unknown) =>
        log.error({ err: cause, id: row.id }, 'a row that is due failed'),
      );
    }
    if (due.length < AT_ONCE || fresh.length === 0) return;
  }
}
