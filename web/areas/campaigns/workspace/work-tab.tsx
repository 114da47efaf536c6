import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Link } from '#web/components/link.tsx';
import { useNow } from '#web/components/time/use-now.ts';
import {
  campaignWorkOptions,
  firstSegment,
  WORK_SEGMENTS,
  workSegmentOf,
} from '#web/components/work/work-options.ts';
import { stringifySearch } from '#web/search-params.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CampaignContent } from './campaign-content.tsx';
import { WorkRow } from './work-row.tsx';
import type { WorkspaceProps } from './workspace-props.ts';

const LABELS = { open: 'In progress', done: 'Finished', all: 'All' } as const;

/** The creators who work on the campaign, whose turn it is, and the deadlines. */
export function WorkTab({ shop, campaign, identifier, view }: WorkspaceProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const now = useNow();
  const segment = workSegmentOf(view.state, campaign.status);
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    campaignWorkOptions(api, { business_id: shop.id, identifier }, segment),
  );
  const rows = data?.pages.flatMap(({ collaborations }) => collaborations);
  const as = view.as ? { as: view.as } : {};
  return (
    <section aria-label="Work" className="mx-auto max-w-page px-4 py-6 md:px-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ul aria-label="Show" className="flex flex-wrap gap-2">
          {WORK_SEGMENTS.map((one) => (
            <li key={one}>
              <Link
                href={stringifySearch({
                  tab: 'work',
                  ...(one !== firstSegment(campaign.status) && { state: one }),
                  ...as,
                })}
                aria-current={one === segment ? 'true' : undefined}
                className={chip}
              >
                {LABELS[one]}
              </Link>
            </li>
          ))}
        </ul>
        <CampaignContent businessId={shop.id} campaignId={campaign.id} as={view.as} />
      </div>
      {rows === undefined ? (
        <Waiting isError={isError} onRetry={() => void refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState
          words="NO WORK"
          title={segment === 'done' ? 'Nothing finished yet' : 'No one is working on this yet'}
          hint="Creators you accept appear here with their drafts and posts."
          className="mx-auto w-full max-w-[34rem]"
        />
      ) : (
        <Card padded={false}>
          <FaceColors names={rows.map(({ creator }) => creator.name)}>
            <ul>
              {rows.map((row) => (
                <WorkRow key={row.id} row={row} as={view.as} now={now} />
              ))}
            </ul>
          </FaceColors>
        </Card>
      )}
      {hasNextPage ? (
        <Button className="mt-4" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}

const chip = [
  'inline-flex h-8.5 items-center rounded-dense border border-line-strong bg-surface px-3 text-sm font-medium',
  'hover:wash aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper touch:h-11 touch:text-md',
].join(' ');

function Waiting({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  if (isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-md text-ink-2">We couldn’t load the work.</p>
        <Button onClick={onRetry}>Retry</Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
