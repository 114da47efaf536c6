import type { AccessRuleName, Actor } from '#domain/accounts/access.ts';

/** The session behind a request. Its token never leaves the server but in the cookie. */
export interface RequestSession {
  id: string;
  token: string;
  expires_at: string;
  renewed_at: string;
  /** When its holder last proved that it is them. */
  confirmed_at: string | null;
  /** When its holder last did something. */
  seen_at: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRuleName;
    confirm?: 'fresh';
    /** An answer that goes on for as long as somebody listens. */
    is_stream?: true;
    /** Answered even when the process is too busy for everything else. */
    is_never_shed?: true;
  }
  interface FastifyRequest {
    actor: Actor;
    session: RequestSession | null;
  }
}
