import type { Logger } from 'pino';
import type { Database, DatabaseHandle } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Queue } from '#server/platform/jobs/queue.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { PaymentProvider } from '#server/platform/payments/payment-provider.ts';
import type { Config } from './config.ts';

/** The parts that commands, queries and jobs receive. It is built once at start and is never a global. */
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
