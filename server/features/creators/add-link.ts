import type { CreatorApplication } from '#contract/creators.ts';
import { MOST_LINKS } from '#domain/application-steps.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Problem } from '../../errors.ts';
import { checkLink } from './check-link.ts';
import { getApplication } from './get-application.ts';
import { holdOwnCreator } from './hold-own-creator.ts';
import { readPortfolioLink } from './portfolio-link-address.ts';

/** Adds a link to a live post at the end. Whether a stranger can open it is found out by a job. */
export async function addLink(context: Context, userId: string, typed: string): Promise<CreatorApplication> {
  const link = readPortfolioLink(typed);
  if (link === null) throw refusal('invalid_input', 'Paste the whole link, beginning with https://');
  if (link.url.length > LONGEST_LINK) throw refusal('invalid_input', 'This link is too long');
  await inTransaction(context.db, async (tx) => {
    const { id: creator_id } = await holdOwnCreator(tx, context, userId);
    const links = await tx
      .selectFrom('portfolio_links')
      .select(['url', 'sort_order'])
      .where('creator_id', '=', creator_id)
      .execute();
    if (links.some(({ url }) => url === link.url))
      throw refusal('conflict', 'This link is on the list already');
    if (links.length >= MOST_LINKS) throw refusal('conflict', `Five links are the most. Take one out first`);
    const id = newId();
    const sort_order = Math.max(-1, ...links.map(({ sort_order }) => sort_order)) + 1;
    await tx
      .insertInto('portfolio_links')
      .values({ id, creator_id, ...link, sort_order })
      .execute();
    await context.queue.enqueue(tx, checkLink, { link_id: id });
  });
  return getApplication(context, userId);
}

const LONGEST_LINK = 2048;

function refusal(code: 'invalid_input' | 'conflict', message: string): Problem {
  return new Problem(code, `${message}.`, [{ path: 'url', message }]);
}
