import { useSyncExternalStore } from 'react';
import { closeDoor, currentDoor, openDoor, watchDoor } from '#web/session/door.ts';
import { useAuthActions } from '#web/session/use-auth-actions.ts';
import { DoorDialog } from './door-dialog.tsx';

/** The door as it stands open right now; its code is loaded when somebody first comes to it. */
export function DoorDialogs() {
  const door = useSyncExternalStore(watchDoor, currentDoor, () => null);
  const actions = useAuthActions();
  return (
    <DoorDialog door={door} onChange={(next) => (next ? openDoor(next) : closeDoor())} actions={actions} />
  );
}
