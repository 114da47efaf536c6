import type { Actor, ApiAccess } from '#domain/access.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: ApiAccess;
  }
  interface FastifyRequest {
    actor: Actor;
  }
}
