import { expect, it } from 'vitest';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { splitLaterPicks } from './later-picks.ts';

const NOW = new Date('2026-06-10T16:00:00Z');
const pick = (id: string, due_on: string | null, waiting_count = 1) =>
  ({ id, waiting_count, next: { step: 'pick_creators', due_on } }) as OwnCampaign;

it('several choices more than 14 days away are one row, with the first of their dates', () => {
  const { soon, later } = splitLaterPicks(
    [pick('near', '2026-06-24'), pick('b', '2026-07-15', 9), pick('c', '2026-06-25', 4)],
    NOW,
  );
  expect(soon.map(({ id }) => id)).toEqual(['near']);
  expect(later).toMatchObject({
    title: 'Choose creators for 2 campaigns',
    text: '13 applicants waiting',
    due_on: '2026-06-25',
    href: '/business/campaigns',
  });
});

it('a single later choice, and one without a date, keep their own rows', () => {
  const campaigns = [pick('a', '2026-07-15'), pick('b', null), pick('c', '2026-06-11')];
  expect(splitLaterPicks(campaigns, NOW)).toEqual({ soon: campaigns, later: null });
});
