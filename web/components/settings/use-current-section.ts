import { useSyncExternalStore } from 'react';

/** Where the head of a section has to be for it to count; a link to it leads a little above. */
const READ_LINE_PX = 120;
const END_SLACK_PX = 4;

/** Which of the sections the reader is at; the first one while the page is drawn on the server. */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  return useSyncExternalStore(
    watchWindow,
    () => findCurrent(ids),
    () => ids[0],
  );
}

function watchWindow(onChange: () => void): () => void {
  const events = ['scroll', 'resize', 'hashchange'] as const;
  for (const event of events) window.addEventListener(event, onChange, { passive: true });
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** At the end of the page several sections share the window: the one asked for is meant, else the last. */
function findCurrent<Id extends string>(ids: readonly Id[]): Id | undefined {
  const passed = ids.filter((id) => topOf(id) <= READ_LINE_PX);
  if (!isAtEnd()) return passed.at(-1) ?? ids[0];
  const asked = ids.find((id) => `#${id}` === window.location.hash);
  return asked && topOf(asked) >= 0 ? asked : ids.at(-1);
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight > clientHeight && scrollHeight - clientHeight - scrollTop <= END_SLACK_PX;
}
