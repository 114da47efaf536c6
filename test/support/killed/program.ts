import { flushCompileCache } from 'node:module';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { buildApp } from '#server/app.ts';
import { JOBS } from '#server/jobs.ts';
import { readConfig } from '#server/platform/config.ts';
import { workOn } from '#server/platform/jobs/work.ts';
import { openPaymentProvider } from '#server/platform/payments/open-payment-provider.ts';
import { startContext } from '#server/start-context.ts';
import { CLOCKS } from '#test/support/money-life/pass-time.ts';
import { readMoneyState } from './read-money-state.ts';
import { setScene } from './set-scene.ts';

/** Tasks for the parent process, besides the requests that arrive over the network. */
const request = z.object({
  id: z.number(),
  task: z.enum(['set_scene', 'pass_time', 'read_money_state']),
  ahead_ms: z.number().default(0),
});

let ahead_ms = Number(process.env.AHEAD_MS);
const now = () => new Date(Date.now() + ahead_ms);
const config = readConfig(process.env);
const opened = await startContext(config, { isWorker: true });
const { db, queue, handle } = opened;
const context = { ...opened, now, payments: await openPaymentProvider({ config, db, queue, now }) };
const app = await buildApp(context);
await app.listen({ host: '127.0.0.1', port: config.port });
await workOn(context, JOBS);
const watchman = new PgBoss({
  db: handle.queueDb,
  backend: handle.kind === 'pglite' ? 'pglite' : 'postgres',
  supervise: false,
  schedule: false,
});
await watchman.start();
// Node writes its compile cache when a process ends by itself, and this one is killed.
flushCompileCache();

const TASKS = {
  set_scene: () => setScene(context),
  read_money_state: () => readMoneyState(context),
  pass_time: async () => {
    await moveEngineClock();
    // A job that was running when a process died is declared dead after enough silence.
    await watchman.supervise();
    for (const job of CLOCKS) await job.run(context, {});
    return null;
  },
};

/** The engine of the jobs goes by the clock of the database, through one function. */
function moveEngineClock() {
  return handle.queueDb.executeSql(`
    create or replace function pgboss.job_now() returns timestamp with time zone as $$
      select now() + interval '${Math.round(ahead_ms)} milliseconds'
    $$ language sql stable`);
}

process.on('message', (message) => {
  const { id, task, ...rest } = request.parse(message);
  if (task === 'pass_time') ahead_ms = rest.ahead_ms;
  TASKS[task]().then(
    (answer) => process.send?.({ id, answer }),
    (cause: Error) => process.send?.({ id, error: cause.stack ?? cause.message }),
  );
});
process.send?.({ id: 0, answer: 'ready' });
