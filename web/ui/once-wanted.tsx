import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';

type OnceWantedProps = {
  watch: (onChange: () => void) => () => void;
  isWanted: () => boolean;
  /** A component whose code loads when it first renders. */
  children: ReactNode;
};

/** Renders nothing until it is first needed, and stays mounted from then on. */
export function OnceWanted({ watch, isWanted, children }: OnceWantedProps) {
  const isWantedNow = useSyncExternalStore(watch, isWanted, () => false);
  const [wasWanted, setWasWanted] = useState(false);
  if (isWantedNow && !wasWanted) setWasWanted(true);
  return wasWanted ? <Suspense>{children}</Suspense> : null;
}
