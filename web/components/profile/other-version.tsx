import { Notice } from '#web/components/autosave/saving-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ProfileAutosave } from './profile-autosave.ts';

/** Asks whether to keep the local edits or those saved in another tab. */
export function OtherVersion({ store }: { store: ProfileAutosave }) {
  return (
    <Notice
      title="This was also changed in another tab"
      text="Your changes are still in the fields below but aren’t saved."
    >
      <Button onClick={() => void store.keepMine()}>Save my changes</Button>
      <Button variant="ghost" onClick={() => store.undo()}>
        Use other version
      </Button>
    </Notice>
  );
}
