import { expect, it } from 'vitest';
import { CAMPAIGN_STEPS } from '#domain/campaigns/campaign-steps.ts';
import { offeredTo } from './count-words.ts';
import { offerStepWords } from './offer-step-words.ts';

it('never speaks of applicants or of choosing, whatever the step', () => {
  for (const step of CAMPAIGN_STEPS) {
    expect(offerStepWords({ waiting_count: 2 }, step)).not.toMatch(/applicant|choose|pick/i);
  }
});

it('counts those who haven’t agreed, and those it was made to', () => {
  expect(offerStepWords({ waiting_count: 1 }, 'wait_for_answers')).toBe('1 creator hasn’t agreed yet');
  expect(offerStepWords({ waiting_count: 2 }, 'wait_for_answers')).toBe('2 creators haven’t agreed yet');
  expect([1, 2].map((slots) => offeredTo({ slots }))).toEqual([
    'Offered to 1 creator',
    'Offered to 2 creators',
  ]);
});
