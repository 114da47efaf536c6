import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openToEveryone } from './register-routes.ts';

/** The reference page of the API. Its scripts are files; only its inline styles need the wider policy. */
export async function serveApiPage(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    openToEveryone(scope);
    scope.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
      );
    });
    await scope.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { url: '/api/openapi.json' } });
  });
}
