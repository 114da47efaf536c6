// @vitest-environment happy-dom
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showNavigation } from './show-navigation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const isShown = () => document.documentElement.hasAttribute('data-navigating');

function begin() {
  const listeners = new Map<string, (event: { pathChanged: boolean }) => void>();
  const subscribe = (name: string, listener: never) => listeners.set(name, listener);
  showNavigation({ subscribe } as unknown as AnyRouter);
  return (name: string, pathChanged = true) => listeners.get(name)?.({ pathChanged });
}

it('shows that a page is coming only when it takes its time, and until it is there', () => {
  const tell = begin();
  tell('onBeforeLoad');
  vi.advanceTimersByTime(300);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(isShown()).toBe(true);
  tell('onResolved');
  expect(isShown()).toBe(false);
});

it('shows nothing for a page that was quick, or for a filter', () => {
  const tell = begin();
  tell('onBeforeLoad');
  tell('onResolved');
  tell('onBeforeLoad', false);
  vi.advanceTimersByTime(1_000);
  expect(isShown()).toBe(false);
});
