import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveSaved } from './leave-saved.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function press(keys: object = {}) {
  const preventDefault = vi.fn();
  return { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, preventDefault, ...keys };
}

it('waits for the save before it leaves', async () => {
  const event = press();
  const leave = vi.fn(async () => undefined);
  const draft = { flush: () => new Promise<void>((resolve) => setTimeout(resolve, 700)) };
  const left = leaveSaved(event, draft, leave);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(699);
  expect(leave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await left;
  expect(leave).toHaveBeenCalledOnce();
});

it('keeps nobody longer than five seconds', async () => {
  const leave = vi.fn(async () => undefined);
  void leaveSaved(press(), { flush: () => new Promise(() => undefined) }, leave);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(leave).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(leave).toHaveBeenCalledOnce();
});

it('saves and stays where the link opens in another tab', async () => {
  const event = press({ metaKey: true });
  const flush = vi.fn(async () => undefined);
  const leave = vi.fn(async () => undefined);
  await leaveSaved(event, { flush }, leave);
  expect([flush, leave, event.preventDefault].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});
