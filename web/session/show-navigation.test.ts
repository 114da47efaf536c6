// @vitest-environment happy-dom
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showNavigation } from './show-navigation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const isShown = () => document.documentElement.hasAttribute('data-navigating');

const ANOTHER_PAGE = { pathChanged: true, hrefChanged: true };
const OTHER_ROWS = { pathChanged: false, hrefChanged: true };
const THE_SAME = { pathChanged: false, hrefChanged: false };

function begin() {
  const listeners = new Map<string, (event: typeof ANOTHER_PAGE) => void>();
  const subscribe = (name: string, listener: never) => listeners.set(name, listener);
  const router = { subscribe, options: {} as { defaultPendingMs?: number } };
  showNavigation(router as unknown as AnyRouter);
  const tell = (name: string, event = ANOTHER_PAGE) => listeners.get(name)?.(event);
  return { tell, router };
}

it.each([
  ['a page', ANOTHER_PAGE],
  ['a list with other rows', OTHER_ROWS],
])('shows that %s is coming only when it takes its time, and until it is there', (_what, event) => {
  const { tell } = begin();
  tell('onBeforeLoad', event);
  vi.advanceTimersByTime(300);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(isShown()).toBe(true);
  tell('onResolved');
  expect(isShown()).toBe(false);
});

it('shows nothing for a page that was quick, or for one that is read again', () => {
  const { tell } = begin();
  tell('onBeforeLoad');
  tell('onResolved');
  tell('onBeforeLoad', THE_SAME);
  vi.advanceTimersByTime(1_000);
  expect(isShown()).toBe(false);
});

it('a page gives way to a spinner for another page, and not for other rows', () => {
  const { tell, router } = begin();
  tell('onBeforeLoad');
  expect(router.options.defaultPendingMs).toBe(1_000);
  tell('onBeforeLoad', OTHER_ROWS);
  expect(router.options.defaultPendingMs).toBe(Number.POSITIVE_INFINITY);
});
