import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { closeApp } from '#server/platform/http/close-app.ts';
import { workOn } from '#server/platform/jobs/work.ts';
import { KnownFailure } from '#server/platform/known-failure.ts';
import { seed } from '#server/seed/seed.ts';
import { JOBS } from './jobs.ts';
import { startContext, stopContext } from './start-context.ts';

export interface RunOptions {
  role: 'all' | 'web' | 'worker';
  isDev: boolean;
}

/** The whole program: opens the parts, answers until told to stop, and stops without losing anything. */
export async function run(config: Config, { role, isDev }: RunOptions): Promise<void> {
  const context = await startContext(config, { isWorker: role !== 'web' });
  let app: FastifyInstance | null = null;
  try {
    await seed(context);
    if (role !== 'worker') app = await listen(context, isDev);
    if (role !== 'web') {
      await workOn(context, JOBS);
      if (config.seeds_demo) {
        const { queueDemo } = await import('#server/seed/demo/queue-demo.ts');
        await queueDemo(context);
      }
    }
  } catch (cause) {
    await app?.close();
    await stopContext(context);
    throw cause;
  }
  stopOnSignal(async () => {
    await Promise.all([app && closeApp(app, config.drain_seconds), context.queue.finishWork()]);
    await stopContext(context);
  });
  greet(context, role);
}

async function listen(context: Context, isDev: boolean): Promise<FastifyInstance> {
  const { buildWebApp } = await import('./web-app.ts');
  const app = await buildWebApp(context, { isDev });
  const { host, port } = context.config;
  await app.listen({ host, port }).catch(async (cause: NodeJS.ErrnoException) => {
    await app.close();
    if (cause.code === 'EADDRINUSE') {
      throw new KnownFailure(`Port ${port} is taken: stop what uses it, or set PORT to another one.`);
    }
    throw new KnownFailure(`The server can’t listen on ${host}:${port} (${cause.code}): set HOST and PORT.`);
  });
  return app;
}

/** A second signal stops the process at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (cause) => {
          process.stderr.write(`Stopping failed: ${(cause as Error).message}\n`);
          process.exit(1);
        },
      );
    });
  }
}

function greet({ config, handle }: Context, role: RunOptions['role']): void {
  const lines = role === 'worker' ? ['The worker is running.'] : [`Bizmeet is open: ${config.app_url}`];
  if (config.smtp_url === undefined) lines.push(whereMailGoes(config));
  if (handle.kind === 'pglite') {
    lines.push(
      `Data is in ${config.data_dir} (embedded database: fine for trying things out, not for real money)`,
    );
  }
  if (config.is_production && config.payments_provider === 'sandbox') {
    lines.push(
      'PAYMENTS ARE A SANDBOX: no real money moves. Whatever people pay here, nobody is charged and nobody is paid.',
    );
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The mailbox page is closed in production: it would show everyone's mail to everyone. */
function whereMailGoes({ app_url, is_production }: Config): string {
  return is_production
    ? 'Mail is kept in the table mailbox_messages and not sent: set SMTP_URL'
    : `Mail goes to ${app_url}/dev/mailbox`;
}
