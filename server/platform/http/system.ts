import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Config } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { pipelined } from '#server/platform/db/pipeline.ts';
import { Problem } from '#server/platform/errors.ts';
import { isDraining } from './close-app.ts';
import { metrics } from './metrics.ts';
import { throttle } from './throttle.ts';

const hidden = {
  schema: { hide: true },
  config: { access: 'everyone', rateLimit: false, is_never_shed: true },
} as const;

type CountAlarms = (db: Context['db']) => Promise<Iterable<[kind: string, count: number]>>;

const READY_FOR_MS = 1_000;
const READY_WITHIN_MS = 3_000;

/** For monitoring: alive, ready for traffic, metrics. */
export function serveSystem(app: FastifyInstance, context: Context, countAlarms: CountAlarms): void {
  // Anyone may ask without a limit, so many callers cost no more than one.
  const ask = throttle(READY_FOR_MS, () => askDatabase(context));
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    if (isDraining(app)) throw new Problem('unavailable', 'This process is stopping.');
    await ask();
    return { status: 'ok' };
  });
  const deadLetters = keepDeadLetterGauge();
  const alarms = keepAlarmGauge();
  app.get('/metrics', hidden, async (request, reply) => {
    checkMetricsToken(request, context.config);
    deadLetters.set(await context.queue.countDeadLetters());
    for (const [kind, count] of await countAlarms(context.db)) alarms.set({ kind }, count);
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** Uses the pipelined connections, because requests that wait for locked rows say nothing about the process. */
async function askDatabase({ db }: Context): Promise<void> {
  const late = new Problem('unavailable', 'The database isn’t responding.');
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    sql`select 1`.execute(pipelined(db)),
    new Promise((_, reject) => {
      timer = setTimeout(() => reject(late), READY_WITHIN_MS);
    }),
  ]).finally(() => clearTimeout(timer));
}

function keepDeadLetterGauge(): Gauge {
  const name = 'jobs_dead_letters';
  const known = metrics.getSingleMetric(name);
  if (known instanceof Gauge) return known;
  return new Gauge({
    name,
    help: 'Jobs that failed every attempt and need a person',
    registers: [metrics],
  });
}

function keepAlarmGauge(): Gauge<'kind'> {
  const name = 'alarms_raised';
  const known = metrics.getSingleMetric(name);
  if (known instanceof Gauge) return known;
  return new Gauge({
    name,
    help: 'Alarms that are raised now, by kind',
    labelNames: ['kind'],
    registers: [metrics],
  });
}

/** Behind a proxy on the same machine everyone looks local, so in production only the token opens the metrics. */
function checkMetricsToken(request: FastifyRequest, { metrics_token, is_production }: Config): void {
  if (metrics_token === undefined && !is_production) return;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metrics_token}`);
  if (metrics_token === undefined || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new Problem('authentication_required', 'Set METRICS_TOKEN and send it as a bearer token.');
  }
}
