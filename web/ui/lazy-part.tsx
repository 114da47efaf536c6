import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const AGAIN_AFTER_MS = 2_000;

/**
 * A component whose code is fetched when it first renders. If the code can't be loaded, the fallback of its Suspense
 * stays, and the fetch is retried every two seconds. It never fails the rest of the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadSometime(load) }));
}

async function loadSometime<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (cause) {
      if (import.meta.env.SSR) throw cause;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
  }
}
