import { describe, expect, it } from 'vitest';
import { isTurnOfBusiness, nextCampaignStep } from './campaign-steps.ts';

type Campaign = Parameters<typeof nextCampaignStep>[0];

const LIVE: Campaign = {
  status: 'live',
  is_paused_by_admin: false,
  is_offer: false,
  stopped: null,
  slots: 2,
  funded_slots: 2,
  taken_slots: 0,
  waiting_count: 0,
  application_deadline: null,
  closed_at: null,
};
const FULL = { ...LIVE, funded_slots: 1, taken_slots: 1 };
const UNPAID = { ...LIVE, status: 'awaiting_funding', funded_slots: 0 } as const;

describe('what a campaign needs next', () => {
  it.each<[string | undefined, string, Campaign]>([
    ['fund', 'written and not paid for', UNPAID],
    ['fund', 'offered and not paid for', { ...UNPAID, is_offer: true }],
    ['wait_for_answers', 'offered to creators', { ...LIVE, is_offer: true, waiting_count: 2 }],
    ['wait_for_answers', 'offered, with one yes', { ...FULL, is_offer: true, waiting_count: 1 }],
    ['in_the_making', 'offered, with a refunded spot', { ...FULL, is_offer: true }],
    ['payments_paused', 'not paid for while payments are stopped', { ...UNPAID, stopped: 'payments' }],
    ['paused_by_us', 'not paid for while the campaign is stopped', { ...UNPAID, stopped: 'campaign' }],
    ['pay_in_again', 'out of spots that are paid for', FULL],
    ['payments_paused', 'out of spots while payments are stopped', { ...FULL, stopped: 'payments' }],
    ['paused_by_us', 'stopped while it was paused', { ...FULL, status: 'paused', stopped: 'campaign' }],
    ['paused_by_us', 'paused by an admin', { ...LIVE, status: 'paused', is_paused_by_admin: true }],
    [
      'choose_creators',
      'applied for while only payments are stopped',
      { ...LIVE, waiting_count: 1, stopped: 'payments' },
    ],
    [
      'resume',
      'paused with applicants, so that nobody is asked to choose now',
      { ...LIVE, status: 'paused', waiting_count: 3 },
    ],
    ['choose_creators', 'closed with applicants', { ...LIVE, status: 'closed', waiting_count: 3 }],
    ['finish_draft', 'a draft, whatever is stopped', { ...LIVE, status: 'draft', stopped: 'campaign' }],
    [undefined, 'over', { ...LIVE, status: 'completed', stopped: 'campaign' }],
  ])('%s: %s', (step, _case, campaign) => {
    expect(nextCampaignStep(campaign)?.step).toBe(step);
  });

  it('asks the business for nothing that would be refused', () => {
    expect(['paused_by_us', 'payments_paused'].map((step) => isTurnOfBusiness(step as never))).toEqual([
      false,
      false,
    ]);
  });
});
