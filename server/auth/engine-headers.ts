import type { FastifyReply, FastifyRequest } from 'fastify';

/** Set by us on the headers we hand to better-auth, never taken from a request. */
export const IP_HEADER = 'x-client-address';

/** What better-auth is given of a request: its cookies, what the browser says of itself, the address Fastify found. */
export function headersFor({ headers, ip }: FastifyRequest): Headers {
  return new Headers({
    cookie: headers.cookie ?? '',
    'user-agent': (headers['user-agent'] ?? '').slice(0, 500),
    [IP_HEADER]: ip,
  });
}

/** Gives the browser the cookies better-auth made; their names and attributes are set in engine.ts. */
export function passCookies(from: Headers, reply: FastifyReply): void {
  for (const cookie of from.getSetCookie()) reply.header('set-cookie', cookie);
}
