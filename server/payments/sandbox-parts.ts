import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Queue } from '../jobs/queue.ts';

/** What the sandbox is made of. */
export interface SandboxParts {
  config: Pick<
    Config,
    'app_url' | 'app_secret' | 'app_secret_previous' | 'webhook_secret' | 'webhook_secret_previous'
  >;
  db: Database;
  queue: Pick<Queue, 'enqueue'>;
  now(): Date;
}
