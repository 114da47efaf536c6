import type { EmailSubscription } from '#contract/accounts/unsubscribes.ts';
import type { WaitlistEntry } from '#contract/accounts/waitlist.ts';
import { countUnsubscribe } from '#server/areas/accounts/announcements/commands/count-unsubscribe.ts';
import { readNewsUnsubscribeId } from '#server/areas/accounts/announcements/news-unsubscribe-id.ts';
import {
  getDailyMail,
  getMailPreference,
  turnOffDailyMail,
  turnOffMail,
} from '#server/areas/accounts/preferences/commands/mail-preference.ts';
import { changeEntry } from '#server/areas/accounts/waitlist/commands/change-entry.ts';
import { getEntry } from '#server/areas/accounts/waitlist/queries/get-entry.ts';
import { waitlistToken } from '#server/areas/accounts/waitlist/waitlist-link.ts';
import { readMailPreferenceId } from '#server/areas/base/notifications/mail-preference-id.ts';
import { savedSearchToken } from '#server/areas/campaigns/saved-searches/commands/saved-search-link.ts';
import { getMailStatus, stopMail } from '#server/areas/campaigns/saved-searches/commands/stop-mail.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { readUnsubscribeToken } from '#server/platform/mail/unsubscribe-links.ts';

type Parts = Pick<Context, 'db' | 'config' | 'now'>;

/** What each kind of link does. `entry` is a place on a waitlist. */
interface Verbs {
  preference: typeof getMailPreference;
  daily: typeof getDailyMail;
  search: typeof getMailStatus;
  entry(parts: Parts, token: string): Promise<WaitlistEntry>;
}

const READS: Verbs = {
  preference: getMailPreference,
  daily: getDailyMail,
  search: getMailStatus,
  entry: getEntry,
};
const ENDS: Verbs = {
  preference: turnOffMail,
  daily: turnOffDailyMail,
  search: stopMail,
  entry: (parts, token) => changeEntry(parts, token, 'remove'),
};

export function getSubscription(parts: Parts, token: string): Promise<EmailSubscription> {
  return settle(parts, token, READS);
}

/** Ends one kind of mail for anyone who has the mail, without signing in. Safe to repeat. */
export async function unsubscribe(parts: Parts, token: string): Promise<EmailSubscription> {
  const ended = await settle(parts, token, ENDS);
  const news = readNewsUnsubscribeId(readUnsubscribeToken(parts.config, token) ?? '');
  if (news !== null) await countUnsubscribe(parts, news);
  return ended;
}

async function settle(parts: Parts, token: string, verbs: Verbs): Promise<EmailSubscription> {
  const id = readUnsubscribeToken(parts.config, token) ?? '';
  const news = readNewsUnsubscribeId(id);
  const preference = news ? { user_id: news.user_id, kind: 'news' } : readMailPreferenceId(id);
  if (preference !== null) return verbs.preference(parts, preference);
  const [, kind, of = ''] = /^(digest|search|waitlist):([0-9a-f-]{36})$/.exec(id) ?? [];
  if (kind === 'digest') return verbs.daily(parts, of);
  if (kind === 'search') {
    const search = await verbs.search(parts, savedSearchToken(parts.config, of));
    return { label: search.search_name, is_subscribed: search.has_daily_mail };
  }
  if (kind === 'waitlist') {
    const { city_name, status } = await verbs.entry(parts, waitlistToken(parts.config, of));
    return { label: `The ${city_name} waitlist`, is_subscribed: status !== 'removed' };
  }
  throw new Problem('not_found', 'This link is incomplete. Use the link in the email.');
}
