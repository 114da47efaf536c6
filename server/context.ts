import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database, DatabaseHandle } from './db/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Queue } from './jobs/queue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';

/** What commands, queries and jobs are given: built once at start, never a global. */
export interface Context {
  config: Config;
  handle: DatabaseHandle;
  db: Database;
  queue: Queue;
  mailer: Mailer;
  files: FileStore;
  payments: PaymentProvider;
  log: Logger;
  now(): Date;
}
