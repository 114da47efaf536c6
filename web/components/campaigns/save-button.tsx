import { Bookmark } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { useBookmark } from './use-bookmark.ts';

type SaveButtonProps = {
  campaign: { id: string; is_saved: boolean };
  title: string;
  /** Shows a label beside the icon. */
  hasLabel?: boolean;
  className?: string;
};

export function SaveButton({
  campaign: { id, is_saved },
  title,
  hasLabel = false,
  className,
}: SaveButtonProps) {
  const { change } = useBookmark(id);
  return (
    <Button
      variant="ghost"
      shape={hasLabel ? 'label' : 'icon'}
      size={hasLabel ? 'default' : 'dense'}
      aria-pressed={is_saved}
      aria-label={hasLabel ? undefined : `Save ${title} for later`}
      icon={<Bookmark aria-hidden="true" className={is_saved ? 'fill-current text-ink' : undefined} />}
      onClick={() => void change(is_saved ? 'remove' : 'save')}
      className={className}
    >
      {hasLabel ? (is_saved ? 'Saved' : 'Save') : null}
    </Button>
  );
}
