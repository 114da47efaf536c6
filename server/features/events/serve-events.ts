import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ACCESS_RULES, findDenial } from '#domain/access.ts';
import type { Context } from '../../context.ts';
import { Problem } from '../../errors.ts';
import { signedIn } from '../../http/route.ts';
import { findSignedIn } from '../sessions/find-signed-in.ts';
import { NEWS_CHANNEL } from './hint-news.ts';
import { Streams } from './streams.ts';

/** Proxies close what is silent for longer. */
const HEARTBEAT_MS = 25_000;
const MOST_STREAMS_OF_ONE = 5;
const RETRY_MS = 5_000;
const ACCESS = 'in_good_standing' as const;

/**
 * Tells pages that there is something new, and nothing else: they ask then as they do anyway every half minute. It is an answer
 * that goes on, so it stands beside the routes that speak JSON.
 */
export async function serveEvents(
  app: FastifyInstance,
  context: Context,
  heartbeatMs = HEARTBEAT_MS,
): Promise<void> {
  const streams = new Streams();
  let listening: Promise<() => Promise<void>> | null = null;

  app.get(
    '/api/events',
    { schema: { hide: true }, config: { access: ACCESS, is_stream: true } },
    async (request, reply) => {
      const { user_id } = signedIn({ actor: request.actor, request }).account;
      if (streams.countOf(user_id) >= MOST_STREAMS_OF_ONE) {
        throw new Problem(
          'too_many_requests',
          'Bizmeet is open in too many tabs to tell each of them at once.',
        );
      }
      // The first listener of a process is why it begins to hear.
      listening ??= context.handle.listen(NEWS_CHANNEL, (payload) => {
        if (payload === null) streams.ringAll();
        else streams.ring(payload.split(','));
      });
      await listening;
      begin(reply);
      streams.add(user_id, reply.raw);
      keepAlive(context, request, reply, heartbeatMs);
    },
  );

  // Before the server waits for what is under way: these would never end.
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

/** With every beat it is asked again who this is: whoever signed out or was suspended hears nothing more. */
function keepAlive(context: Context, request: FastifyRequest, reply: FastifyReply, everyMs: number): void {
  const beat = async () => {
    const known = await findSignedIn(context, request);
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
