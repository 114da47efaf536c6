import { EyeOff } from 'lucide-react';
import { SaveButton } from '#web/components/campaigns/save-button.tsx';
import { useBookmark } from '#web/components/campaigns/use-bookmark.ts';
import { toast } from '#web/ui/toast.ts';
import type { ListedCampaign } from './discover-options.ts';

/** Save for later, or hide. */
export function BookmarkTools({ campaign }: { campaign: ListedCampaign }) {
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
      <SaveButton campaign={campaign} title={title} />
      <button
        type="button"
        aria-label={`Not for me: ${title}`}
        title="Not for me"
        onClick={() => void hide()}
        className="row-tool row-tool-quiet"
      >
        <EyeOff aria-hidden="true" />
      </button>
    </>
  );
}
