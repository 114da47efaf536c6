import type { AccessRuleName, Actor } from '#domain/access.ts';

/** The session behind a request. Its token never leaves the server but in the cookie. */
export interface RequestSession {
  id: string;
  token: string;
  expires_at: string;
  renewed_at: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRuleName;
    /** An answer that goes on for as long as somebody listens. */
    is_stream?: true;
  }
  interface FastifyRequest {
    actor: Actor;
    session: RequestSession | null;
  }
}
