import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Business } from '#contract/businesses/businesses.ts';
import { POST_CAMPAIGN_PATH } from '#domain/accounts/header-links.ts';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { type CampaignsView, segmentOf } from '#web/components/campaigns/campaigns-view.ts';
import { ownCampaignsOptions } from '#web/components/campaigns/own-campaign-options.ts';
import { Link } from '#web/components/link.tsx';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segments } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CampaignItem } from './campaign-item.tsx';

type CampaignsPageProps = {
  bar: AppBarProps;
  now: Date;
  shop: ShownShop;
  view: CampaignsView;
  /** The business an admin views. */
  viewingAs: Business | null;
};

/** All campaigns of a business, each with its status and next step. */
export function CampaignsPage({ bar, now, shop, view, viewingAs }: CampaignsPageProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useSuspenseInfiniteQuery(ownCampaignsOptions(api, shop.id, view));
  const { change } = useView('/business/campaigns', view);
  const { counts } = list.data.pages[0] ?? { counts: NONE };
  const campaigns = list.data.pages.flatMap((page) => page.campaigns);
  const all = counts.open + counts.drafts + counts.closed + counts.ended;
  return (
    <AreaLayout bar={bar}>
      {viewingAs ? <ViewingBanner businessName={viewingAs.business_name} /> : null}
      <div className="mx-auto max-w-wide px-4 pt-6 pb-12 md:px-8 md:pt-13 lg:px-10">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="type-page-title">Campaigns</h1>
          {viewingAs === null ? (
            <ButtonLink
              variant="primary"
              size="touch"
              // Wider windows have it in the header.
              className="md:hidden"
              icon={<Plus aria-hidden="true" />}
              render={(look) => <Link href={POST_CAMPAIGN_PATH} {...look} />}
            >
              Post a campaign
            </ButtonLink>
          ) : null}
        </div>
        {all === 0 ? (
          <NoCampaigns isOwn={viewingAs === null} />
        ) : (
          <>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              <Segments
                label="Status"
                value={segmentOf(view)}
                onValueChange={(state) => change({ state: state === 'all' ? undefined : state })}
                options={[
                  { value: 'all', label: `All ${all}` },
                  { value: 'open', label: `Open ${counts.open}` },
                  { value: 'drafts', label: `Drafts ${counts.drafts}` },
                  { value: 'closed', label: `Closed ${counts.closed}` },
                  { value: 'ended', label: `Ended ${counts.ended}` },
                ]}
              />
              <div className="w-full md:ml-auto md:w-72">
                <SearchField
                  label="Search campaigns"
                  placeholder="Title"
                  value={view.q ?? ''}
                  onSearch={(q) => change({ q }, { replace: true })}
                />
              </div>
            </div>
            <p aria-live="polite" className="sr-only">
              {campaigns.length} shown
            </p>
            {campaigns.length === 0 ? (
              <p className="mt-8 text-md text-ink-2">No campaigns found. Try a different search or status.</p>
            ) : (
              <Card padded={false} className="mt-5">
                <ul aria-label="Campaigns">
                  {campaigns.map((campaign) => (
                    <CampaignItem
                      key={campaign.id}
                      campaign={campaign}
                      shop={shop}
                      now={now}
                      canAct={viewingAs === null}
                      as={view.as}
                    />
                  ))}
                </ul>
              </Card>
            )}
            {list.hasNextPage ? (
              <Button
                className="mt-5"
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                Load more
              </Button>
            ) : null}
          </>
        )}
      </div>
    </AreaLayout>
  );
}

const NONE = { open: 0, drafts: 0, closed: 0, ended: 0 };

/** Shown before the first campaign. */
function NoCampaigns({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      words="OPENING SOON"
      title="No campaigns yet"
      hint="Describe what you need, what you’ll pay and by when. Local creators apply."
      action={
        isOwn ? (
          <ButtonLink variant="primary" render={(look) => <Link href={POST_CAMPAIGN_PATH} {...look} />}>
            Post your first campaign
          </ButtonLink>
        ) : undefined
      }
      className="mt-8 max-w-[40rem]"
    />
  );
}
