import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPassword, heldPassword, holdPassword } from './pending-password.ts';

const EMAIL = 'maya@okafor.studio';
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
});

afterEach(() => {
  forgetPassword();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('holds the password for ten minutes and no longer [CONST-03]', () => {
  holdPassword(EMAIL, 'sourdough at six');
  vi.advanceTimersByTime(10 * 60_000 - 1);
  expect(heldPassword(EMAIL)).toBe('sourdough at six');
  vi.advanceTimersByTime(1);
  expect(heldPassword(EMAIL)).toBeNull();
});

it('gives a password that is held again its own ten minutes', () => {
  holdPassword(EMAIL, 'first');
  vi.advanceTimersByTime(9 * 60_000);
  holdPassword(EMAIL, 'second');
  vi.advanceTimersByTime(9 * 60_000);
  expect(heldPassword(EMAIL)).toBe('second');
});

it('hands it out for its own address alone, however that is written', () => {
  holdPassword(EMAIL, 'sourdough at six');
  expect(heldPassword(' Maya@Okafor.Studio ')).toBe('sourdough at six');
  expect(heldPassword('jules@example.com')).toBeNull();
});

it('forgets it on leaving the page', () => {
  holdPassword(EMAIL, 'sourdough at six');
  page.dispatchEvent(new Event('pagehide'));
  expect(heldPassword(EMAIL)).toBeNull();
});

it('forgets it when told to', () => {
  holdPassword(EMAIL, 'sourdough at six');
  forgetPassword();
  expect(heldPassword(EMAIL)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
