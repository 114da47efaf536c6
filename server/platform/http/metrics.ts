import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** One registry for each app, because tests build many apps in one process. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer, by route and status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [metrics],
});

/** Times and logs each answer. The log line holds no query, header or body: those can carry secrets. */
export function observeRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1000;
    if (!request.routeOptions.config.is_stream)
      duration.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    const level = reply.statusCode >= 500 ? 'error' : 'debug';
    request.log[level](
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
