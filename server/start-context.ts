import { pino } from 'pino';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { openFileStore } from './files/open-file-store.ts';
import { startQueue } from './jobs/queue.ts';
import { JOBS } from './jobs/registry.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openPaymentProvider } from './payments/open-payment-provider.ts';

/** Paths whose values never reach a log line, whatever is logged. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.app_secret',
  '*.webhook_secret',
  '*.secret_access_key',
  '*.secret_key',
  '*.webhook_secrets',
];

/** Opens every outside part, in the order they need one another. */
export async function startContext(config: Config, { isWorker }: { isWorker: boolean }): Promise<Context> {
  const log = pino({ level: config.log_level, redact: SECRETS });
  const handle = await openDatabase(config);
  try {
    await migrate(handle);
    const { db } = handle;
    const queue = await startQueue(handle, JOBS, log, isWorker);
    const now = () => new Date();
    return {
      config,
      handle,
      db,
      queue,
      mailer: await openMailer(config, db),
      files: await openFileStore(config),
      payments: await openPaymentProvider({ config, db, queue, now }),
      log,
      now,
    };
  } catch (cause) {
    await handle.close();
    throw cause;
  }
}

/** Jobs under way finish first, then the parts close behind them. */
export async function stopContext({ queue, mailer, files, handle }: Context): Promise<void> {
  await queue.stop();
  mailer.close();
  files.close();
  await handle.close();
}
