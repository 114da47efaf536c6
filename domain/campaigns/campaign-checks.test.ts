import { expect, it } from 'vitest';
import {
  CAMPAIGN_SECTIONS,
  type CheckedCampaign,
  countDoneSections,
  findCampaignGaps,
} from './campaign-checks.ts';
import { UNTITLED_CAMPAIGN } from './campaign-limits.ts';

const NOW = new Date('2026-06-10T16:00:00Z');

const WHOLE: CheckedCampaign = {
  title: 'Rye week',
  description: 'Five days, five ryes.',
  deliverables: [{ kind: 'instagram_reel' }],
  fulfilment: 'visit',
  location_ids: ['greenpoint'],
  application_deadline: '2026-06-30',
  content_due_days: 10,
  creator_payout_cents: 27_500,
  slots: 4,
  rights_channels: [],
  rights_paid_ads: false,
  has_chosen_rights: true,
};

it('a whole campaign lacks nothing, also on the last day to apply', () => {
  expect(findCampaignGaps(WHOLE, NOW)).toEqual([]);
  expect(findCampaignGaps({ ...WHOLE, application_deadline: '2026-06-10' }, NOW)).toEqual([]);
  expect(countDoneSections([])).toBe(CAMPAIGN_SECTIONS.length);
});

it.each<[Partial<CheckedCampaign>, string, string]>([
  [{ title: ' ' }, 'title', 'Add a title'],
  [{ title: UNTITLED_CAMPAIGN }, 'title', 'Add a title'],
  [{ description: '' }, 'description', 'Describe what to make'],
  [{ deliverables: [] }, 'deliverables', 'Choose deliverables'],
  [{ fulfilment: null }, 'fulfilment', 'Choose where it happens'],
  [{ location_ids: [] }, 'location_ids', 'Choose a location'],
  [{ application_deadline: null }, 'application_deadline', 'Choose the last day to apply'],
  [{ application_deadline: '2026-06-09' }, 'application_deadline', 'Choose a date in the future'],
  [{ content_due_days: null }, 'content_due_days', 'Choose when content is due'],
  [{ creator_payout_cents: null }, 'creator_payout_cents', 'Set the payout'],
  [{ creator_payout_cents: 499 }, 'creator_payout_cents', 'The lowest payout is $5'],
  [{ creator_payout_cents: 500_001 }, 'creator_payout_cents', 'The highest payout is $5,000'],
  [{ slots: 51 }, 'slots', 'Choose 1 to 50 spots'],
  [{ has_chosen_rights: false }, 'rights_channels', 'Choose your usage rights'],
  [{ rights_paid_ads: true }, 'rights_channels', 'Choose where you’ll repost'],
  [{ deliverables: [{ kind: 'ugc_photo' }] }, 'rights_channels', 'Choose where you’ll repost'],
])('%o leaves a gap at %s', (change, field, message) => {
  const found = findCampaignGaps({ ...WHOLE, ...change }, NOW);
  expect(found).toMatchObject([{ field, message }]);
  expect(countDoneSections(found)).toBe(CAMPAIGN_SECTIONS.length - 1);
});

it('remote work needs no location', () => {
  expect(findCampaignGaps({ ...WHOLE, fulfilment: 'remote', location_ids: [] }, NOW)).toEqual([]);
});

it('several gaps of one section count once, the first to mend first', () => {
  const found = findCampaignGaps({ ...WHOLE, title: '', description: '', content_due_days: null }, NOW);
  expect(found.map(({ field }) => field)).toEqual(['title', 'description', 'content_due_days']);
  expect(countDoneSections(found)).toBe(CAMPAIGN_SECTIONS.length - 2);
});
