// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a part whose code can’t be fetched leaves the rest of the page, and comes once it can', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => 'the calendar');
  const Part = lazyPart(load);
  await act(async () =>
    root.render(
      <main>
        <h1>Settings</h1>
        <Suspense fallback="loading">
          <Part />
        </Suspense>
      </main>,
    ),
  );
  expect(place.textContent).toBe('Settingsloading');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(place.textContent).toBe('Settingsloading');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect([place.textContent, load.mock.calls.length]).toEqual(['Settingsthe calendar', 3]);
});
