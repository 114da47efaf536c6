import { Notice } from '#web/components/autosave/saving-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { describeConflicts } from './conflicts.ts';
import type { DraftHandle } from './use-draft.ts';

/** Shows the local draft beside the version that somebody else saved, and asks which to keep. */
export function OtherVersion({ handle: { state, store, draft } }: { handle: DraftHandle }) {
  return (
    <Notice
      title={`${draft.edited_by ?? 'Someone'} also saved this campaign`}
      text="Your changes are still in the form but not saved. Compare both versions:"
      details={
        <dl className="grid gap-4">
          {describeConflicts(draft, state.typed).map(({ name, mine, theirs }) => (
            <div key={name} className="grid gap-2 border-line-strong border-t pt-3 md:grid-cols-2">
              <dt className="type-item md:col-span-2">{name}</dt>
              <dd className="min-w-0 wrap-anywhere whitespace-pre-line text-md">
                <span className="block text-sm text-ink-2">Saved</span>
                {theirs || 'Nothing'}
              </dd>
              <dd className="min-w-0 wrap-anywhere whitespace-pre-line text-md">
                <span className="block text-sm text-ink-2">Yours</span>
                {mine || 'Nothing'}
              </dd>
            </div>
          ))}
        </dl>
      }
    >
      <Button onClick={() => store.undo()}>Keep saved version</Button>
      <Button variant="ink" onClick={() => void store.keepMine()}>
        Save my version
      </Button>
    </Notice>
  );
}
