// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import type { Range } from '#web/ui/range-track.tsx';
import { PayoutFilter } from './payout-filter.tsx';

/** What was chosen and hasn't reached the address yet, oldest first. */
let late: Range[] = [];
let arrive: (range: Range) => void;
let shown: ShownPage;

function Page() {
  const [value, setValue] = useState<Range>([0, 500_000]);
  arrive = setValue;
  return <PayoutFilter histogram={null} value={value} onChange={(range) => late.push(range)} />;
}

beforeEach(async () => {
  late = [];
  shown = await showPage(Page);
  await vi.waitFor(() => expect(lowest()).toBeTruthy());
});

afterEach(() => shown.remove());

const lowest = () => document.querySelector<HTMLInputElement>('[aria-label="Lowest payout per creator"]');

function press(times: number) {
  for (let count = 0; count < times; count += 1) {
    lowest()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  }
}

it('counts every press of a key, also while the address is behind', async () => {
  press(1);
  await vi.waitFor(() => expect(lowest()?.value).toBe('25'));
  press(1);
  await vi.waitFor(() => expect(lowest()?.value).toBe('50'));
  expect(late).toEqual([
    [2_500, 500_000],
    [5_000, 500_000],
  ]);
  arrive([2_500, 500_000]);
  press(1);
  await vi.waitFor(() => expect(lowest()?.value).toBe('75'));
});

it('follows the address where something else changes it', async () => {
  press(1);
  await vi.waitFor(() => expect(lowest()?.value).toBe('25'));
  arrive([100_000, 500_000]);
  await vi.waitFor(() => expect(lowest()?.value).toBe('1000'));
});
