import { expect, it } from 'vitest';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { comingDates } from './coming-dates.ts';

const NOW = new Date('2026-06-11T14:00:00.000Z');
const application: OwnApplication = {
  id: 'one',
  status: 'submitted',
  updated_at: '2026-06-01T14:00:00.000Z',
  campaign: {
    id: 'campaign',
    public_id: null,
    title: 'Peony week',
    status: 'live',
    is_offer: false,
    application_deadline: '2026-06-04',
    content_due_days: 10,
    fulfilment: 'visit',
    deliverables: [],
  },
  business: {
    business_name: 'Stoop Flowers',
    slug: 'stoop',
    industry: null,
    neighborhood: null,
    borough: null,
  },
  posted_cents: 28_000,
  payout_cents: null,
  invitation: null,
  answer_hours: 72,
  collaboration_id: null,
  work_status: null,
  is_in_dispute: false,
  reason: null,
  note: null,
  submitted_at: null,
  decided_at: null,
  turns: [],
  needs_consent: false,
  lapsed_unanswered: false,
  is_blocked: false,
};
const offer: OwnApplication['turns'][number] = {
  id: 'quote',
  made_by: 'business',
  made_by_name: 'Iris Park',
  status: 'open',
  amount_cents: 31_000,
  reason: '',
  created_at: '2026-06-10T13:00:00.000Z',
  expires_at: '2026-06-13T13:00:00.000Z',
  decided_at: null,
};

it('lists what ends and what is due, the first day first', () => {
  const accepted = {
    ...application,
    id: 'two',
    status: 'accepted' as const,
    decided_at: '2026-06-07T16:00:00.000Z',
  };
  const countered = { ...application, id: 'three', turns: [offer] };
  expect(
    comingDates([application, accepted, countered], [], NOW).map(
      ({ date, time, words }) => `${date} ${time} ${words}`,
    ),
  ).toEqual([
    '2026-06-13 9\u00a0a.m. Counter-offer from Stoop Flowers expires',
    '2026-06-17 11:59\u00a0p.m. Draft due for Stoop Flowers',
    '2026-06-18 11:59\u00a0p.m. Stoop Flowers decides by today',
  ]);
});

it('ends with the Sunday of the next week, and leaves out what is past', () => {
  const due = (deadline: string) => ({
    ...application,
    campaign: { ...application.campaign, application_deadline: deadline },
  });
  expect(comingDates([due('2026-06-07')], [], NOW)).toHaveLength(1);
  expect(comingDates([due('2026-06-08'), due('2026-05-27')], [], NOW)).toEqual([]);
});

it('takes the dates of what was agreed from the work itself', () => {
  const accepted = {
    ...application,
    status: 'accepted' as const,
    decided_at: '2026-06-07T16:00:00.000Z',
    collaboration_id: 'work',
  };
  const one = { id: 'reel', kind: 'instagram_reel', quantity: 1, due_at: null, passes_at: null };
  const work = {
    business_name: 'Stoop Flowers',
    status: 'in_review',
    deliverables: [
      { ...one, status: 'due', due_at: '2026-06-17T03:59:59.999Z' },
      { ...one, id: 'two', status: 'submitted', passes_at: '2026-06-12T13:02:00.000Z' },
      { ...one, id: 'three', status: 'changes_requested', version: 1, due_at: '2026-06-18T03:59:59.999Z' },
      { ...one, id: 'four', status: 'approved', version: 2, due_at: '2026-06-19T03:59:59.999Z' },
    ],
  } as unknown as CollaborationRow;
  const words = (row: CollaborationRow) =>
    comingDates([accepted], [row], NOW).map((day) => `${day.date} ${day.time} ${day.words}`);
  expect(words(work)).toEqual([
    '2026-06-12 9:02\u00a0a.m. 1 Instagram Reel for Stoop Flowers will be approved unless they respond',
    '2026-06-16 11:59\u00a0p.m. Send the reel to Stoop Flowers',
    '2026-06-17 11:59\u00a0p.m. Send version 2 of the reel to Stoop Flowers',
    '2026-06-18 11:59\u00a0p.m. Post the reel for Stoop Flowers',
  ]);
  expect(words({ ...work, status: 'disputed' })).toEqual([]);
});

it('says Offer until someone counters it, and nothing about a business that is blocked', () => {
  const job = { ...application, campaign: { ...application.campaign, is_offer: true }, turns: [offer] };
  const wordsOf = (one: OwnApplication) => comingDates([one], [], NOW).map(({ words }) => words);
  expect(wordsOf(job)).toEqual(['Offer from Stoop Flowers expires']);
  const asked = { ...offer, id: 'asked', made_by: 'creator' as const, status: 'countered' as const };
  expect(wordsOf({ ...job, turns: [asked, offer] })).toEqual(['Counter-offer from Stoop Flowers expires']);
  expect(wordsOf({ ...job, is_blocked: true })).toEqual([]);
});
