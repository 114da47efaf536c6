import type { FastifyRequest } from 'fastify';
import type { Me } from '#contract/account.ts';

/** Who is signed in, as pages are told. The session's token stays here. */
export function describeMe({ actor, session }: FastifyRequest): Me {
  return {
    user: actor,
    session: session && { id: session.id, expires_at: session.expires_at },
  };
}
