import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_RULES, type Account, findDenial } from '#domain/accounts/access.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { isDraining, onDrain } from '#server/platform/http/close-app.ts';
import { signedIn } from '#server/platform/http/route.ts';
import { CHANGES_CHANNEL } from '../commands/signal-change.ts';
import { Streams } from './streams.ts';

/** Proxies close connections that are silent for longer. */
const HEARTBEAT_MS = 25_000;
const MOST_STREAMS_OF_ONE = 5;
const RETRY_MS = 5_000;
const ACCESS = 'in_good_standing' as const;

type FindActor = (request: FastifyRequest) => Promise<{ account: Account } | null>;

/**
 * Signals to pages that something changed, and nothing more. They then poll, as they do every half minute anyway. The
 * response is a stream, so this route is separate from the JSON routes.
 */
export async function serveEvents(
  app: FastifyInstance,
  context: Context,
  findActor: FindActor,
  heartbeatMs = HEARTBEAT_MS,
): Promise<void> {
  const streams = new Streams();
  let listening: Promise<() => Promise<void>> | null = null;

  app.get(
    '/api/events',
    { schema: { hide: true }, config: { access: ACCESS, is_stream: true, is_viewable: true } },
    async (request, reply) => {
      const { user_id } = signedIn(request).account;
      if (streams.countOf(user_id) >= MOST_STREAMS_OF_ONE) {
        throw new Problem('too_many_requests', 'Bizmeet is open in too many tabs to update them all live.');
      }
      // A process subscribes when its first listener connects.
      listening ??= context.handle.listen(CHANGES_CHANNEL, (payload) => {
        if (payload === null) streams.ringAll();
        else streams.ring(payload.split(','));
      });
      await listening;
      // Someone who left meanwhile would be counted forever: the end of their connection has already been announced.
      if (request.raw.destroyed || reply.raw.destroyed) return reply.hijack();
      if (isDraining(app)) throw new Problem('unavailable', 'This process is stopping.');
      begin(reply);
      streams.add(user_id, reply.raw);
      keepAlive(findActor, request, reply, heartbeatMs);
    },
  );

  // End the streams before the server waits for open requests, because they would never end by themselves.
  onDrain(app, () => streams.endAll());
  app.addHook('preClose', async () => {
    streams.endAll();
    await (await listening)?.();
  });
}

function begin(reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  reply.raw.write(`retry: ${RETRY_MS}\n\n`);
}

/** Checks the session with every heartbeat, so that a stream ends after a sign-out or a suspension. */
function keepAlive(
  findActor: FindActor,
  request: FastifyRequest,
  reply: FastifyReply,
  everyMs: number,
): void {
  const beat = async () => {
    const known = await findActor(request);
    if (known === null || findDenial(ACCESS_RULES[ACCESS], known.account) !== null) reply.raw.end();
    else if (!reply.raw.writableEnded) reply.raw.write(':\n\n');
  };
  const timer = setInterval(() => {
    beat().catch((cause) => {
      request.log.warn({ err: cause }, 'a stream of events ended');
      reply.raw.end();
    });
  }, everyMs);
  timer.unref();
  reply.raw.once('close', () => clearInterval(timer));
}
