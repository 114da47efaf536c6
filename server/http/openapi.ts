import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { sessionCookieName } from '../auth/session-cookie.ts';
import type { Config } from '../config.ts';

const API_VERSION = '1.0.0';

/** The document is made from the same contracts that validate; the pages' client is generated from it. */
export async function describeApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bizmeet API',
        version: API_VERSION,
        description: 'The API that the Bizmeet pages use themselves. Errors are application/problem+json.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(config) },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true }, config: { access: 'everyone' } }, async () =>
    app.swagger(),
  );
}
