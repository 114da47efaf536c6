import { expect, it } from 'vitest';
import { campaignTimeline } from './campaign-timeline.ts';

const campaign = {
  business_name: 'Crumb & Co.',
  application_deadline: '2026-06-12',
  content_due_days: 7,
  is_shipped: false,
  has_posts: true,
};
const before = new Date('2026-06-09T16:00:00Z');
const after = new Date('2026-06-13T16:00:00Z');
const read = (...call: Parameters<typeof campaignTimeline>) =>
  campaignTimeline(...call).map(({ key, when, state }) => [key, when, state]);

it('says when applications close and by when one hears back; other days hang on the acceptance', () => {
  expect(read(campaign, before)).toEqual([
    ['close', 'Fri, Jun 12', 'now'],
    ['hear', 'By Fri, Jun 26', 'next'],
    ['film', 'Within 7 days', 'next'],
    ['approval', '3 business days', 'next'],
    ['paid', '', 'paid'],
  ]);
});

it('counts the days from the acceptance, and business days after that', () => {
  const own = { status: 'accepted', decided_at: '2026-06-11T02:00:00Z' } as const;
  expect(read(campaign, before, own).slice(1)).toEqual([
    ['hear', 'By Fri, Jun 26', 'done'],
    ['film', 'By Wed, Jun 17', 'now'],
    ['approval', 'By Tue, Jun 23', 'next'],
    ['paid', '', 'paid'],
  ]);
});

it('counts from the arrival of a product that is shipped, so no day is known before', () => {
  const own = { status: 'accepted', decided_at: '2026-06-11T02:00:00Z' } as const;
  const film = campaignTimeline({ ...campaign, is_shipped: true }, before, own)[2];
  expect([film?.when, film?.note]).toEqual([
    'Within 7 days',
    'Counted from the day the product from Crumb & Co. arrives',
  ]);
});

it('once the deadline is over, the answer is what is waited for', () => {
  expect(read(campaign, after, { status: 'submitted', decided_at: null })[1]?.[2]).toBe('now');
});

it('without a deadline no day is made up', () => {
  const open = { ...campaign, application_deadline: null, content_due_days: null };
  expect(read(open, before).slice(0, 3)).toEqual([
    ['close', 'No deadline', 'now'],
    ['hear', '', 'next'],
    ['film', '', 'next'],
  ]);
});

it('files without posts end with the approval', () => {
  expect(campaignTimeline({ ...campaign, has_posts: false }, before).at(-1)?.label).toBe('Get paid');
});
