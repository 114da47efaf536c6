import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { formatCount } from '#domain/format/count.ts';
import { MOST_ARCHIVED_FILES } from '#domain/work/content-limits.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { Link } from '#web/components/link.tsx';
import { sizeWords } from '#web/components/media/media-words.ts';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import { askFirst } from '#web/components/work/download-link.tsx';
import { contentArchiveHref } from '#web/components/work/downloads.ts';
import { counted } from '#web/components/work/work-words.ts';
import { stringifySearch } from '#web/search-params.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ContentFilters } from './content-filters.tsx';
import { type ContentView, contentOptions, filterOf, isFiltered } from './content-options.ts';
import { ContentTile } from './content-tile.tsx';

type ContentPageProps = {
  bar: AppBarProps;
  now: Date;
  businessId: string;
  view: ContentView;
  /** The name of the business an admin views. */
  viewingAs: string | null;
};

/** Every approved file of a business, to find and to download. */
export function ContentPage({ bar, now, businessId, view, viewingAs }: ContentPageProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useInfiniteQuery({
    ...contentOptions(api, businessId, view),
    // The files stay while a search is typed.
    placeholderData: (previous) => previous,
  });
  const pages = list.data?.pages ?? [];
  const files = pages.flatMap((page) => page.files);
  const { totals, campaigns = [], creators = [] } = pages[0] ?? {};
  const count = totals?.file_count ?? 0;
  return (
    <AreaLayout bar={bar}>
      {viewingAs === null ? null : <ViewingBanner businessName={viewingAs} />}
      <div className="mx-auto max-w-wide px-5 pt-8 pb-12 md:px-8 md:pt-13 lg:px-10">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="type-page-title">Content library</h1>
            <p className="mt-4 max-w-prose text-lg text-ink-2">
              {viewingAs === null
                ? 'Every file you approved, ready to download.'
                : 'Every file this shop approved.'}
            </p>
          </div>
          {count > 0 && count <= MOST_ARCHIVED_FILES ? (
            <ButtonLink
              size="touch"
              {...askFirst(contentArchiveHref(businessId, filterOf(view)))}
              icon={<Download aria-hidden="true" />}
            >
              Download all
              <span className="sr-only"> {counted(count, 'file')}</span>
            </ButtonLink>
          ) : null}
        </div>
        {list.isError ? (
          <div className="mt-8 grid justify-items-start gap-3">
            <p role="alert" className="text-md text-ink-2">
              We couldn’t load your content. Check your connection and try again.
            </p>
            <Button onClick={() => void list.refetch()}>Retry</Button>
          </div>
        ) : files.length === 0 && !isFiltered(view) ? (
          <NoContent as={view.as} />
        ) : (
          <>
            <ContentFilters view={view} campaigns={campaigns} creators={creators} />
            <p role="status" className="num mt-5 text-md text-ink-2">
              {count === 0
                ? 'No files match. Try another search or remove a filter.'
                : `${counted(count, 'file')}, ${sizeWords(totals?.byte_size ?? 0)}`}
            </p>
            {count > MOST_ARCHIVED_FILES ? (
              <p className="mt-1 text-md text-ink-2">
                One download holds up to {formatCount(MOST_ARCHIVED_FILES)} files. Filter by campaign or
                creator to download them in parts.
              </p>
            ) : null}
            <ul
              aria-label="Files"
              className={`mt-6 grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-3 md:gap-x-4 md:gap-y-9 lg:grid-cols-4 ${list.isPlaceholderData ? 'opacity-60' : ''}`}
            >
              {files.map((file) => (
                <ContentTile key={file.file.media_file_id} content={file} as={view.as} now={now} />
              ))}
            </ul>
            {list.hasNextPage ? (
              <Button
                className="mt-8"
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

function NoContent({ as }: { as: string | undefined }) {
  return (
    <EmptyState
      words="COMING SOON"
      title="No content yet"
      hint="Files appear here as soon as you approve a creator’s draft."
      action={
        <ButtonLink
          render={(look) => (
            <Link href={`/business/campaigns${stringifySearch(as ? { as } : {})}`} {...look} />
          )}
        >
          View campaigns
        </ButtonLink>
      }
      className="mt-8 max-w-[40rem]"
    />
  );
}
