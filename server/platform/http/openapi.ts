import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { sessionCookieName } from '#server/platform/auth/session-cookie.ts';
import type { Config } from '#server/platform/config.ts';
import { describeWebhooks } from './describe-webhooks.ts';

const API_VERSION = '1.0.0';

/** Lets `app.swagger()` make the API document from the same contracts that validate requests. */
export async function describeApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bizmeet API',
        version: API_VERSION,
        description: 'The API that the Bizmeet pages use themselves. Errors are application/problem+json.',
      },
      webhooks: describeWebhooks(),
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(config) },
          bearer: { type: 'http', scheme: 'bearer' },
          api_key: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key (`bz_live_…`). Each operation names the scope it needs as `x-scope`.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}
