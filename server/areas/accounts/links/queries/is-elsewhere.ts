import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { hashToken } from '../mint-link.ts';
import { readBrowser } from './sign-up-ticket.ts';

/** Whether a verification link is opened in another browser than the one that signed up. True for unknown links. */
export async function isElsewhere(
  { db, config }: Pick<Context, 'db' | 'config'>,
  request: Pick<FastifyRequest, 'cookies'>,
  token: string,
): Promise<boolean> {
  const here = readBrowser(config, request);
  if (here === null) return true;
  const link = await db
    .selectFrom('account_links')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return link?.user_id !== here;
}
