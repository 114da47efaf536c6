import type { FastifyInstance } from 'fastify';

/**
 * Mail programs that know nothing of RFC 8058 open the address of the header as a page. Opening it must not change
 * anything, so it leads to the page with a button.
 */
export async function serveUnsubscribeLinks(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { token?: string } }>(
    '/api/unsubscribes',
    { schema: { hide: true }, config: { access: 'everyone' } },
    async ({ query: { token = '' } }, reply) =>
      reply.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`, 302),
  );
}
