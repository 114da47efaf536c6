import { newYorkDate } from '#domain/format/deadlines.ts';

const DAY_MS = 86_400_000;

/** A date in New York, so many days from now. */
export function dayFrom(now: Date, days: number): string {
  return newYorkDate(new Date(now.getTime() + days * DAY_MS));
}

/** All a draft needs before it can be paid for, as a form sends it. */
export function completeCampaign(now: Date, more: object = {}) {
  return {
    title: 'Rye week: cut the dark loaf',
    description: 'Five days, five ryes, one counter. Pick your day and try all three slices.',
    requirements_do: ['The cut and the crumb, up close'],
    requirements_dont: ['Trending audio'],
    deliverables: [
      { kind: 'instagram_reel', quantity: 1, note: 'Vertical, 20 to 40 seconds' },
      { kind: 'instagram_story', quantity: 2, note: 'Same day as the reel' },
    ],
    fulfilment: 'remote',
    application_deadline: dayFrom(now, 20),
    content_due_days: 10,
    creator_payout_cents: 27_500,
    slots: 4,
    rights_channels: ['instagram', 'website'],
    rights_months: 3,
    ...more,
  };
}
