// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { Earning } from '#contract/money/earnings.ts';
import type { Payee } from '#contract/money/payees.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { EarningStory } from './earning-story.tsx';

let page: ShownPage;
afterEach(() => page.remove());

const NOW = new Date('2026-06-10T16:00:00Z');
const earning = {
  id: 'earning',
  collaboration_id: 'work',
  campaign_title: 'Peony week',
  creator_fee_cents: 0,
  available_at: '2026-06-11T16:00:00.000Z',
  arrives_on: null,
  is_on_hold: false,
  story: [{ step: 'in_account', state: 'coming', at: null, who: null }],
} as unknown as Earning;

it.each([
  ['a creator without a bank', { status: 'none', is_weekly: false }, 'After you connect a bank'],
  ['a creator who requests payouts', { status: 'ready', is_weekly: false }, 'After you request it'],
  ['a creator with weekly payouts', { status: 'ready', is_weekly: true }, 'After the payout on Fri, Jun 12'],
] as const)('tells %s when the money reaches the account', async (_, payee, words) => {
  page = await showPage(() => <EarningStory earning={earning} payee={payee as Payee} now={NOW} />);
  await vi.waitFor(() => expect(document.body.textContent).toContain(`In your account${words}`));
});
