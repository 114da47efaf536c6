import { beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    database?: string;
  }
}

/** Adds the database to each test in the report, because the same tests run on two. */
beforeEach(({ task }) => {
  task.meta.database = process.env.TEST_DB ?? 'pglite';
});
