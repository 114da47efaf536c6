import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { currentDoor, watchDoor } from '#web/session/door.ts';
import { doorHref } from '#web/session/door-href.ts';

/** Stands once in the page. The code of the dialogs loads with the first of them, or when one is likely. */
export function DoorSlot() {
  const door = useSyncExternalStore(watchDoor, currentDoor, () => null);
  const [wanted, setWanted] = useState(false);
  if (door && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <DoorDialogs />
    </Suspense>
  ) : null;
}

export function preloadDoor(): void {
  void loadDialogs().catch(() => undefined);
}

const loadDialogs = () => import('./door/door-dialogs.tsx');

/** Where the code does not arrive, the page with the same form does, or the browser says why not. */
const DoorDialogs = lazy(() =>
  loadDialogs().then(
    (module): { default: ComponentType } => ({ default: module.DoorDialogs }),
    (): { default: ComponentType } => {
      const { kind, ...errand } = currentDoor() ?? { kind: 'sign-in' };
      window.location.assign(doorHref(kind === 'sign-in' ? '/login' : '/signup', errand));
      return { default: () => null };
    },
  ),
);
