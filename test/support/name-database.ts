import { beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    database?: string;
  }
}

/** The report of a run says of each test on which database it ran: the same tests run on two. */
beforeEach(({ task }) => {
  task.meta.database = process.env.TEST_DB ?? 'pglite';
});
