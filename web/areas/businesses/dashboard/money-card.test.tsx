// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { MoneyCard } from './money-card.tsx';

const campaigns = [{ id: 'a', title: 'Reel', held_cents: 27_500 }] as OwnCampaign[];
let shown: ShownPage;

afterEach(() => shown.remove());

it.each([
  [0, 0],
  [5_000, 1],
])('with %i cents released, the bar of shares is there %i times', async (released_cents, bars) => {
  shown = await showPage(() => (
    <MoneyCard money={{ held_cents: 27_500, released_cents }} campaigns={campaigns} hasReceipts={false} />
  ));
  await expect.poll(() => document.body.textContent).toContain('Held');
  expect(document.querySelectorAll('[data-bar="money"]')).toHaveLength(bars);
});
