import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { Problem } from '../errors.ts';
import { metrics } from './metrics.ts';

const hidden = { schema: { hide: true }, config: { access: 'everyone' as const, rateLimit: false as const } };

/** For the machines that watch: alive, ready for traffic, figures. */
export function serveSystem(app: FastifyInstance, context: Context): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    if (isStopping) throw new Problem('unavailable', 'This process is stopping.');
    await sql`select 1`.execute(context.db);
    return { status: 'ok' };
  });
  const deadLetters = keepDeadLetterGauge();
  app.get('/metrics', hidden, async (request, reply) => {
    checkMetricsToken(request, context.config);
    deadLetters.set(await context.queue.countDeadLetters());
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

function keepDeadLetterGauge(): Gauge {
  const name = 'jobs_dead_letters';
  const known = metrics.getSingleMetric(name);
  if (known instanceof Gauge) return known;
  return new Gauge({
    name,
    help: 'Jobs that failed every attempt and wait for a person',
    registers: [metrics],
  });
}

/** A proxy on the same machine makes everyone look local, so in production only the token opens the figures. */
function checkMetricsToken(request: FastifyRequest, { metrics_token, is_production }: Config): void {
  if (metrics_token === undefined && !is_production) return;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metrics_token}`);
  if (metrics_token === undefined || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new Problem('authentication_required', 'Set METRICS_TOKEN and send it as a bearer token.');
  }
}
