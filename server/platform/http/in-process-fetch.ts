import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { callInNameOf } from './visits.ts';

/** A `fetch` for loaders: the whole road of the API in the name of its visitor, without a socket. */
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

/** The text stays as it is: as a body it would be made bytes and text once more. */
function inHand(text: string, init: ResponseInit): Response {
  return Object.assign(new Response(null, init), {
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
  });
}
