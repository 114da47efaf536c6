import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { Problem } from '#server/platform/errors.ts';
import { sendProblem } from './problems.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Unknown API addresses, and known ones with the wrong method. */
export function answerUnknownRoutes(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(app, request);
    if (allowed.length > 0 && !allowed.some((method) => method === request.method)) {
      reply.header('allow', allowed.join(', '));
      return sendProblem(request, reply, new Problem('method_not_allowed', `Use ${allowed.join(' or ')}.`));
    }
    return sendProblem(request, reply, new Problem('not_found', 'There’s nothing at this address.'));
  });
}

function allowedMethods(app: FastifyInstance, request: FastifyRequest): HTTPMethods[] {
  const [path = '/'] = request.url.split('?');
  return METHODS.filter((method) => {
    const found = app.findRoute({ method, url: path });
    return found !== null && found !== undefined;
  });
}
