import { EyeOff } from 'lucide-react';
import type { PublicCampaign } from '#contract/campaigns/listing.ts';
import { SaveButton } from '#web/components/campaigns/save-button.tsx';
import { useBookmark } from '#web/components/campaigns/use-bookmark.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Save for later, or hide. */
export function BookmarkTools({ campaign }: { campaign: PublicCampaign }) {
  const { id, title, is_saved } = campaign;
  const { change, refresh } = useBookmark(id);

  async function hide() {
    if (!(await change('dismiss'))) return;
    toast({
      title: is_saved ? 'Hidden, and removed from Saved' : 'Hidden',
      description: title,
      action: { label: 'Undo', onClick: () => void change('restore').then(refresh) },
    });
  }

  return (
    <>
      <SaveButton campaign={campaign} title={title} className={is_saved ? '' : quiet} />
      <Button
        variant="ghost"
        shape="icon"
        size="dense"
        aria-label={`Not for me: ${title}`}
        title="Not for me"
        icon={<EyeOff aria-hidden="true" />}
        onClick={() => void hide()}
        className={quiet}
      />
    </>
  );
}

/** Hidden until the row is hovered or focused; always visible on touch screens. */
const quiet =
  'pointer-fine:md:opacity-0 pointer-fine:md:group-hover/row:opacity-100 pointer-fine:md:group-focus-within/row:opacity-100';
