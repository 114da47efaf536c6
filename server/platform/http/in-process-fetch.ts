import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { callInNameOf } from './visits.ts';

/** A `fetch` for loaders: the complete path of the API in the visitor's name, without a socket. */
export function fetchInProcess(app: FastifyInstance, visitor: FastifyRequest): typeof fetch {
  const cookie = visitor.headers.cookie;
  return async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const payload = request.body === null ? undefined : await request.text();
    const answer = await callInNameOf(visitor, (inTheirName) =>
      app.inject({
        method: request.method as NonNullable<InjectOptions['method']>,
        url: `${pathname}${search}`,
        headers: {
          ...Object.fromEntries(request.headers),
          host: visitor.host,
          ...(cookie && { cookie }),
          ...inTheirName,
        },
        remoteAddress: visitor.ip,
        ...(payload !== undefined && { payload }),
      }),
    );
    const headers = { 'content-type': String(answer.headers['content-type'] ?? 'application/json') };
    return inHand(answer.body, { status: answer.statusCode, headers });
  };
}

/** The body stays text, because a `Response` would convert it to bytes and back. */
function inHand(text: string, init: ResponseInit): Response {
  return Object.assign(new Response(null, init), {
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
  });
}
