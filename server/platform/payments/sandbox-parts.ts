import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Queue } from '#server/platform/jobs/queue.ts';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';

/** The parts of the sandbox. */
export interface SandboxParts {
  config: Secrets & Pick<Config, 'app_url' | 'webhook_secret' | 'webhook_secret_previous'>;
  db: Database;
  queue: Pick<Queue, 'enqueue'>;
  now(): Date;
}
