import { type ComponentType, lazy } from 'react';

const NEAR = '50%';

/**
 * A part far down a page. It stands in the first HTML like every other, but the browser fetches its code only
 * when the element with `anchorId` comes near; until then it is what the server drew.
 */
export function lazyWhenNear(anchorId: string, load: () => Promise<ComponentType>) {
  return lazy(async () => {
    await comesNear(anchorId);
    return { default: await load() };
  });
}

/** At once on the server, and where the page was not drawn by the server. */
function comesNear(anchorId: string): Promise<void> {
  const anchor = typeof document === 'undefined' ? null : document.getElementById(anchorId);
  if (anchor === null) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(anchor);
  });
}
