import { sql } from 'kysely';
import type { Me } from '#contract/accounts/me.ts';
import type { Account } from '#domain/accounts/access.ts';
import { isWorking } from '#domain/accounts/account-states.ts';
import { audiencesOf } from '#domain/accounts/announcements.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import type { Context } from '#server/platform/context.ts';
import { compileOnce } from '#server/platform/db/compiled-query.ts';

/**
 * What is shown above the page: that emails to the person bounce, and the latest announcement they haven't dismissed.
 * Every page asks, so both are one statement.
 */
export async function findBars(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Account,
): Promise<Pick<Me, 'email_suppression' | 'announcement'>> {
  const [found] = await readBars(db, {
    user_id: account.user_id,
    audiences: isWorking(account) ? audiencesOf(account.role) : [],
    today: newYorkDate(now()),
  });
  if (found === undefined) return {};
  const { cause, id, title, link_label, link_url } = found;
  const link = link_label && link_url ? { label: link_label, url: link_url } : null;
  return {
    ...(cause && { email_suppression: cause }),
    ...(id && title && { announcement: { id, title, ...(link && { link }) } }),
  };
}

const readBars = compileOnce(
  (db, { user_id, audiences, today }: { user_id: string; audiences: string[]; today: string }) =>
    db
      .selectFrom('users as u')
      .leftJoin('email_suppressions as s', 's.address', 'u.email')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('announcements as a')
            .select(['a.id', 'a.title', 'a.link_label', 'a.link_url'])
            .where('a.status', '=', sql.lit('live' as const))
            .where('a.has_bar', '=', true)
            .where('a.ends_on', '>=', today)
            .where(sql<boolean>`a.audience = any(${audiences}::text[])`)
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('announcement_dismissals as d')
                    .select('d.user_id')
                    .whereRef('d.announcement_id', '=', 'a.id')
                    .where('d.user_id', '=', user_id),
                ),
              ),
            )
            .orderBy('a.starts_on', 'desc')
            .orderBy('a.id', 'desc')
            .limit(1)
            .as('bar'),
        (join) => join.onTrue(),
      )
      .select(['s.cause', 'bar.id', 'bar.title', 'bar.link_label', 'bar.link_url'])
      .where('u.id', '=', user_id),
);
