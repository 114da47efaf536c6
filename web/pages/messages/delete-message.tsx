import { Trash2 } from 'lucide-react';
import { FormDialog } from '#web/components/settings/form-dialog.tsx';

type DeleteMessageProps = { clock: string; remove: () => Promise<void> };

/** Beside an own message: seen where the pointer or the focus is, and always where there is neither. */
export function DeleteMessage({ clock, remove }: DeleteMessageProps) {
  return (
    <FormDialog
      trigger={
        <button
          type="button"
          aria-label={`Delete your message of ${clock}`}
          className="mx-1 grid size-8 shrink-0 place-items-center self-center rounded-dense text-ink-3 opacity-0 transition-opacity hover:wash hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 touch:mx-0 touch:size-11 touch:opacity-100"
        >
          <Trash2 aria-hidden="true" className="size-4 stroke-[1.75]" />
        </button>
      }
      title="Delete this message?"
      description="It goes for both of you, with its files. That something was here stays visible."
      names={[]}
      send={remove}
      verb="Delete"
      safeVerb="Keep it"
      isDestructive
    />
  );
}
