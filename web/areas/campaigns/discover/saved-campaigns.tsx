import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { BookmarkX } from 'lucide-react';
import { useBookmark } from '#web/components/campaigns/use-bookmark.ts';
import { Link } from '#web/components/link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { CampaignList } from './campaign-list.tsx';
import { type ListedCampaign, savedCampaignsOptions } from './discover-options.ts';
import { ListFoot } from './list-foot.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListFailed } from './list-states.tsx';

const READER = 'creator';

/** The creator's saved campaigns that are still open, latest first. */
export function SavedCampaigns({ now }: { now: Date }) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useInfiniteQuery(savedCampaignsOptions({ api }));
  const campaigns = list.data?.pages.flatMap((page) => page.campaigns) ?? [];
  return (
    <section id="campaigns" aria-label="Saved campaigns" className="mt-5 max-w-[60rem]">
      <h2 className="sr-only">Saved campaigns</h2>
      {list.isError && campaigns.length === 0 ? (
        <ListFailed />
      ) : list.isPending ? (
        <ListSkeleton />
      ) : campaigns.length === 0 ? (
        <NoneSaved />
      ) : (
        <CampaignList
          name="saved"
          campaigns={campaigns}
          now={now}
          role={READER}
          tools={(campaign) => <RemoveButton campaign={campaign} />}
        />
      )}
      <ListFoot
        shown={campaigns.length}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        onApproach={() => undefined}
      />
    </section>
  );
}

function RemoveButton({ campaign: { id, title } }: { campaign: ListedCampaign }) {
  const { change } = useBookmark(id);

  async function remove() {
    if (!(await change('remove'))) return;
    toast({
      title: 'No longer saved',
      description: title,
      action: { label: 'Undo', onClick: () => void change('save') },
    });
  }

  return (
    <Button
      variant="ghost"
      shape="icon"
      size="dense"
      aria-label={`Remove ${title} from saved`}
      title="Remove from saved"
      icon={<BookmarkX aria-hidden="true" />}
      onClick={() => void remove()}
    />
  );
}

function NoneSaved() {
  return (
    <EmptyState
      words="NONE YET"
      title="Nothing saved yet"
      hint="Tap the bookmark on a campaign to save it. It disappears when applications close."
      action={
        <ButtonLink variant="primary" render={(look) => <Link href="/campaigns" {...look} />}>
          Browse campaigns
        </ButtonLink>
      }
    />
  );
}
