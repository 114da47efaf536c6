import { Bookmark } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { useBookmark } from './use-bookmark.ts';

type SaveButtonProps = {
  campaign: { id: string; is_saved: boolean };
  title: string;
  /** Shows a label beside the icon. */
  hasLabel?: boolean;
};

/** In a row it is one of the tools, and a saved campaign always shows it. */
export function SaveButton({ campaign: { id, is_saved }, title, hasLabel = false }: SaveButtonProps) {
  const { change } = useBookmark(id);
  const icon = <Bookmark aria-hidden="true" className={is_saved ? 'fill-current text-ink' : undefined} />;
  const save = () => void change(is_saved ? 'remove' : 'save');
  if (hasLabel) {
    return (
      <Button variant="ghost" aria-pressed={is_saved} icon={icon} onClick={save}>
        {is_saved ? 'Saved' : 'Save'}
      </Button>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={is_saved}
      aria-label={`Save ${title} for later`}
      onClick={save}
      className={is_saved ? 'row-tool' : 'row-tool row-tool-quiet'}
    >
      {icon}
    </button>
  );
}
