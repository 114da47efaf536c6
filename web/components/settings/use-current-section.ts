import { useSyncExternalStore } from 'react';

/** A section becomes current when its header passes this line; its anchor is a little above. */
const READ_LINE_PX = 120;
const END_SLACK_PX = 4;

/** The section being read; the first one when rendered on the server. Nothing is current where the list is alone. */
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

/** At the end of the page several sections are visible: the one in the address counts, else the last. */
function findCurrent<Id extends string>(ids: readonly Id[]): Id | undefined {
  if (ids.every((id) => topOf(id) === Number.POSITIVE_INFINITY)) return undefined;
  const passed = ids.filter((id) => topOf(id) <= READ_LINE_PX);
  if (!isAtEnd()) return passed.at(-1) ?? ids[0];
  const asked = ids.find((id) => `#${id}` === window.location.hash);
  return asked && topOf(asked) >= 0 ? asked : ids.at(-1);
}

function topOf(id: string): number {
  const section = document.getElementById(id);
  return section?.checkVisibility() ? section.getBoundingClientRect().top : Number.POSITIVE_INFINITY;
}

function isAtEnd(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight > clientHeight && scrollHeight - clientHeight - scrollTop <= END_SLACK_PX;
}
