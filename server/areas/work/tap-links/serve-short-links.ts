import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteName } from '#domain/businesses/website.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { CODE_KEPT_DAYS, LINK_CODE } from '#domain/work/tap-links.ts';
import type { Context } from '#server/platform/context.ts';
import { countTap } from './commands/count-tap.ts';
import { findGivenCode, type GivenCode, giveCode } from './commands/give-code.ts';
import { counterUrl } from './counter-url.ts';
import { leadsTo } from './leads-to.ts';
import { noLinkPage, perkPage } from './perk-page.ts';
import { findLink, type OpenedLink } from './queries/find-link.ts';
import { isPerson, secondsLeftToday } from './visitor.ts';

/** Cookies of one link. The first has no more than the day, the second the code that its visitor got. */
const SEEN = 'seen';
const CODE = 'code';

/** Opens the short links of creators: counts the visitor, then leads to the shop or shows what customers get there. */
export async function serveShortLinks(app: FastifyInstance, context: Context): Promise<void> {
  app.get<{ Params: { code: string } }>(
    '/go/:code',
    { schema: { hide: true }, config: { access: 'everyone' } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      const code = request.params.code.toLowerCase();
      const link = LINK_CODE.test(code) ? await findLink(context.db, code) : null;
      if (link === null) return sendPage(reply.code(404), noLinkPage(reply.cspNonce.style));
      await noteVisit(context, link, request, reply);
      const target = leadsTo(context.config, link);
      const isGood =
        link.is_counting && (link.ends_on === null || link.ends_on >= newYorkDate(context.now()));
      if (link.perk === null || !isGood) return reply.redirect(target, 302);
      const given = await codeFor(context, link, request, reply);
      return sendPage(
        reply,
        perkPage(reply.cspNonce.style, {
          perk: link.perk,
          ends_on: link.ends_on,
          business_name: link.business_name,
          creator_name: link.creator_name?.trim().split(/\s+/)[0] || 'A creator',
          address: link.address,
          code: given?.code ?? null,
          scanned_url: counterUrl(context.config, given?.code ?? ''),
          redeemed: given?.redeemed_at ? newYorkMoment(given.redeemed_at) : null,
          works_once: link.code_use === 'once',
          leads_to: { href: target, label: labelOf(target, context) },
        }),
      );
    },
  );
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}

/** The cookie belongs to this link alone and ends with the day, so it can't follow anyone. */
async function noteVisit(
  context: Context,
  link: OpenedLink,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const today = newYorkDate(context.now());
  if (!link.is_counting || request.cookies[SEEN] === today || !isPerson(request)) return;
  await countTap(context, link.id, request);
  keep(context, request, reply, { name: SEEN, value: today, seconds: secondsLeftToday(context.now()) });
}

async function codeFor(
  context: Context,
  link: OpenedLink,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<GivenCode | null> {
  if (link.code_use !== 'once') return { code: link.counter_code, redeemed_at: null };
  const known = request.cookies[CODE];
  const found = known ? await findGivenCode(context.db, link.id, known) : null;
  if (found !== null) return found;
  if (!isPerson(request)) return null;
  const given = await giveCode(context, link, request);
  if (given !== null) {
    keep(context, request, reply, { name: CODE, value: given.code, seconds: CODE_KEPT_DAYS * 86_400 });
  }
  return given;
}

function keep(
  { config }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): void {
  const [path = '/go'] = request.url.split('?');
  reply.setCookie(name, value, {
    ...{ path, httpOnly: true, sameSite: 'lax', secure: config.secure_cookies, maxAge: seconds },
  });
}

function labelOf(target: string, { config }: Context): string {
  if (target.startsWith(config.app_url)) return 'About the shop';
  return target.startsWith('https://www.google.com/maps/') ? 'Find it on a map' : `Visit ${siteName(target)}`;
}
