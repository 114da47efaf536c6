import { expect, it } from 'vitest';
import { describeBriefChange, diffBriefs } from './brief-changes.ts';
import type { ComparedBrief } from './brief-parts.ts';

const BRIEF: ComparedBrief = {
  title: 'Rye week',
  description: 'Five days, five ryes.',
  goals: '',
  requirements_do: ['The cut and the crumb', 'Cold butter going on'],
  requirements_dont: ['Trending audio'],
  questions: [],
  deliverables: [{ kind: 'instagram_reel', quantity: 1, note: 'Vertical' }],
  fulfilment: 'visit',
  fulfilment_note: '',
  locations: [{ location_name: 'Greenpoint' }],
  min_followers: 2000,
  criteria_niches: ['food'],
  criteria_neighborhoods: [],
  rights_channels: ['instagram'],
  rights_paid_ads: false,
  rights_months: 3,
  disclosure: 'Paid partnership label',
  application_deadline: '2026-06-30',
  content_due_days: 10,
};

function changes(change: Partial<ComparedBrief>): string[] {
  return diffBriefs(BRIEF, { ...BRIEF, ...change }).map(describeBriefChange);
}

it('the same brief has no changes, also with its lines in another order', () => {
  expect(changes({})).toEqual([]);
  expect(changes({ requirements_do: BRIEF.requirements_do.toReversed() })).toEqual([]);
});

it.each<[Partial<ComparedBrief>, string]>([
  [{ title: 'Bread week' }, 'Title: changed from “Rye week” to “Bread week”'],
  [{ goals: 'A slow Tuesday' }, 'Background: added “A slow Tuesday”'],
  [{ requirements_dont: [] }, 'Please avoid: removed “Trending audio”'],
  [{ fulfilment: 'remote' }, 'How it works: changed from “At the shop” to “Remote”'],
  [
    { application_deadline: '2026-07-03' },
    'Applications close: changed from “June 30, 2026” to “July 3, 2026”',
  ],
  [
    { content_due_days: 1 },
    'Content due: changed from “10 days after acceptance” to “1 day after acceptance”',
  ],
  [{ min_followers: 0 }, 'Followers: changed from “At least 2,000” to “Any number”'],
  [{ prefers_followers: true }, 'Followers: changed from “At least 2,000” to “Prefers 2,000+”'],
  [{ rights_paid_ads: true }, 'Paid ads: changed from “No” to “Yes”'],
  [{ rights_months: 1 }, 'Usage period: changed from “3 months” to “1 month”'],
  [{ rights_channels: ['instagram', 'in_store'] }, 'Repost on: added “In store”'],
  [{ criteria_niches: [] }, 'Topics: removed “Food”'],
  [
    { deliverables: [{ kind: 'instagram_reel', quantity: 2, note: 'Vertical' }] },
    'Deliverables: changed from “1 Instagram Reel, Vertical” to “2 Instagram Reels, Vertical”',
  ],
])('%o reads "%s"', (change, words) => {
  expect(changes(change)).toEqual([words]);
});

it('several lines that come and go are told one by one', () => {
  expect(changes({ requirements_do: ['The shop name once'] })).toEqual([
    'Please show: removed “The cut and the crumb”',
    'Please show: removed “Cold butter going on”',
    'Please show: added “The shop name once”',
  ]);
});
