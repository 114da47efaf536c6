import type { Insertable } from 'kysely';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays, newYorkInstant } from '#domain/format/new-york-dates.ts';
import type { AnnouncementDismissals, Announcements } from '#server/platform/db/tables.gen.ts';
import { seedIdInOrder } from '#server/seed/ids.ts';
import type { DemoAccounts } from './accounts.ts';

type Plan = Pick<Announcements, 'title' | 'body' | 'link_label' | 'link_url' | 'audience' | 'has_email'> & {
  /** Days from now to the first day. */
  starts_in: number;
  days: number;
};

/** Two that ended, one for next week and a draft. None is live, so that the demo shows pages without a bar. */
const PLANS: readonly Plan[] = [
  {
    title: 'Welcome to Bizmeet in New York',
    body: 'Shops in all five boroughs post campaigns, and creators nearby apply.\n\n- Money is **held** before work starts\n- Both sides sign the same contract\n- Creators are paid when the work is approved',
    link_label: 'How it works',
    link_url: '/help',
    audience: 'everyone',
    has_email: false,
    starts_in: -60,
    days: 14,
  },
  {
    title: 'Add your calendar to your phone',
    body: 'Your deadlines can appear in the calendar you already use. Turn it on in your [settings](/creator/settings#calendar).',
    link_label: 'Open settings',
    link_url: '/creator/settings#calendar',
    audience: 'creator',
    has_email: false,
    starts_in: -20,
    days: 7,
  },
  {
    title: 'Holiday hours for reviewing drafts',
    body: 'Drafts are still approved by themselves after 3 business days. Holidays don’t count as business days.',
    link_label: null,
    link_url: null,
    audience: 'business',
    has_email: true,
    starts_in: 7,
    days: 10,
  },
  {
    title: 'A quieter inbox',
    body: 'Choose **Once a day** in your settings, and updates that can wait arrive in one email each morning.',
    link_label: 'Email settings',
    link_url: '/settings#notifications',
    audience: 'everyone',
    has_email: true,
    starts_in: 14,
    days: 7,
  },
];

export function demoAnnouncements({ profiles }: DemoAccounts, created_by: string, now: Date) {
  const today = newYorkDate(now);
  const announcements = PLANS.map(({ starts_in, days, ...plan }, place): Insertable<Announcements> => {
    const starts_on = addDays(today, starts_in);
    const ends_on = addDays(starts_on, days - 1);
    const hasEnded = ends_on < today;
    const started_at = newYorkInstant(starts_on, 0).toISOString();
    return {
      ...plan,
      id: seedIdInOrder('announcement', plan.title, place),
      status: hasEnded ? 'ended' : place === PLANS.length - 1 ? 'draft' : 'scheduled',
      has_bar: true,
      starts_on,
      ends_on,
      created_by,
      created_at: newYorkInstant(addDays(today, Math.min(starts_in, 0) - 2), 11).toISOString(),
      ...(hasEnded && {
        started_at,
        notify_from: started_at,
        all_mailed_at: started_at,
        ended_at: newYorkInstant(addDays(ends_on, 1), 0).toISOString(),
      }),
    };
  });
  return { announcements, announcement_dismissals: dismissals(announcements, profiles) };
}

/** Two in three people of the audience closed the bar on its first morning. */
function dismissals(
  announcements: readonly Insertable<Announcements>[],
  profiles: DemoAccounts['profiles'],
): Insertable<AnnouncementDismissals>[] {
  return announcements
    .filter(({ status }) => status === 'ended')
    .flatMap(({ id, audience, starts_on }) =>
      profiles
        .filter(({ role }) => audience === 'everyone' || role === audience)
        .filter((_, place) => place % 3 !== 0)
        .map(({ user_id }) => ({
          announcement_id: id,
          user_id,
          dismissed_at: newYorkInstant(starts_on, 10).toISOString(),
        })),
    );
}
