import { expect, it } from 'vitest';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { splitLaterSelections } from './later-selections.ts';

const NOW = new Date('2026-06-10T16:00:00Z');
const pick = (id: string, due_on: string | null, waiting_count = 1) =>
  ({ id, waiting_count, next: { step: 'choose_creators', due_on } }) as OwnCampaign;

it('several choices more than 14 days away are one row, with the first of their dates', () => {
  const campaigns = [pick('near', '2026-06-24'), pick('b', '2026-07-15', 9), pick('c', '2026-06-25', 4)];
  const waiting_faces = ['near', 'c'].map((campaign_id) => ({
    campaign_id,
    creator_name: `Applicant of ${campaign_id}`,
    avatar_url: null,
  }));
  const { soon, later } = splitLaterSelections({ campaigns, waiting_faces }, NOW);
  expect(soon.map(({ id }) => id)).toEqual(['near']);
  expect(later).toMatchObject({
    title: 'Choose creators for 2 campaigns',
    text: '13 applicants waiting',
    due_on: '2026-06-25',
    href: '/business/campaigns',
    picture: { faces: [{ creator_name: 'Applicant of c' }] },
  });
});

it('a single later choice, and one without a date, keep their own rows', () => {
  const campaigns = [pick('a', '2026-07-15'), pick('b', null), pick('c', '2026-06-11')];
  expect(splitLaterSelections({ campaigns, waiting_faces: [] }, NOW)).toEqual({
    soon: campaigns,
    later: null,
  });
});
