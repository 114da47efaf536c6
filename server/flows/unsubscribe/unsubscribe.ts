import type { EmailSubscription } from '#contract/accounts/unsubscribes.ts';
import { countUnsubscribe } from '#server/areas/accounts/announcements/commands/count-unsubscribe.ts';
import { readNewsUnsubscribeId } from '#server/areas/accounts/announcements/news-unsubscribe-id.ts';
import {
  getDailyMail,
  getMailPreference,
  turnOffDailyMail,
  turnOffMail,
} from '#server/areas/accounts/preferences/commands/mail-preference.ts';
import { readMailPreferenceId } from '#server/areas/base/notifications/mail-preference-id.ts';
import { savedSearchToken } from '#server/areas/campaigns/saved-searches/commands/saved-search-link.ts';
import { getMailStatus, stopMail } from '#server/areas/campaigns/saved-searches/commands/stop-mail.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { readUnsubscribeToken } from '#server/platform/mail/unsubscribe-links.ts';

type Parts = Pick<Context, 'db' | 'config' | 'now'>;

export function getSubscription(parts: Parts, token: string): Promise<EmailSubscription> {
  return settle(parts, token, { preference: getMailPreference, daily: getDailyMail, search: getMailStatus });
}

/** Ends one kind of mail for anyone who has the mail, without signing in. Safe to repeat. */
export async function unsubscribe(parts: Parts, token: string): Promise<EmailSubscription> {
  const ended = await settle(parts, token, {
    preference: turnOffMail,
    daily: turnOffDailyMail,
    search: stopMail,
  });
  const news = readNewsUnsubscribeId(readUnsubscribeToken(parts.config, token) ?? '');
  if (news !== null) await countUnsubscribe(parts, news);
  return ended;
}

async function settle(
  parts: Parts,
  token: string,
  verbs: {
    preference: typeof getMailPreference;
    daily: typeof getDailyMail;
    search: typeof getMailStatus;
  },
): Promise<EmailSubscription> {
  const id = readUnsubscribeToken(parts.config, token) ?? '';
  const news = readNewsUnsubscribeId(id);
  const preference = news ? { user_id: news.user_id, kind: 'news' } : readMailPreferenceId(id);
  if (preference !== null) return verbs.preference(parts, preference);
  const digestOf = /^digest:([0-9a-f-]{36})$/.exec(id)?.[1];
  if (digestOf !== undefined) return verbs.daily(parts, digestOf);
  const searchId = /^search:([0-9a-f-]{36})$/.exec(id)?.[1];
  if (searchId === undefined)
    throw new Problem('not_found', 'This link is incomplete. Use the link in the email.');
  const search = await verbs.search(parts, savedSearchToken(parts.config, searchId));
  return { label: search.search_name, is_subscribed: search.has_daily_mail };
}
