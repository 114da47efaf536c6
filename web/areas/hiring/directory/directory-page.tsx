import { Map as MapIcon } from 'lucide-react';
import { Suspense } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import type { DirectoryPage as Found } from '#contract/hiring/directory.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { InviteButton, SaveButton } from '#web/components/creators/creator-actions.tsx';
import { directoryName } from '#web/components/creators/directory-words.ts';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { Link } from '#web/components/link.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { OfferButton } from '#web/components/offers/offer-button.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import { stringifySearch } from '#web/search-params.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { CreatorCard } from './creator-card.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import type { DirectoryView } from './directory-view.ts';
import { NoCreators } from './no-creators.tsx';

const DirectoryMap = lazyPart(async () => (await import('./directory-map.tsx')).DirectoryMap);

type DirectoryPageProps = {
  bar: AppBarProps;
  now: Date;
  view: DirectoryView;
  shopId: string;
  found: Found;
  /** The business an admin views. */
  viewed: Business | null;
};

/** The creators of the city, for shops that look before they post or pay. */
export function DirectoryPage({ bar, now, view, shopId, found, viewed }: DirectoryPageProps) {
  const { creators, next_cursor } = found;
  const signed = useSignedUrls(creators.flatMap(({ avatar }) => avatar ?? []));
  const isMap = view.view === 'map';
  const hrefOf = (change: Partial<DirectoryView>) =>
    `/business/creators${stringifySearch({ ...view, cursor: undefined, ...change })}`;
  return (
    <AreaLayout bar={bar}>
      {viewed ? <ViewingBanner businessName={viewed.business_name} /> : null}
      <div className="mx-auto max-w-wide px-4 pt-6 pb-12 md:px-8 md:pt-13 lg:px-10">
        <h1 className="type-page-title">Creators</h1>
        <p className="mt-2 max-w-[40rem] text-md text-ink-2">
          Creators who work with shops in New York City. Looking costs nothing.{' '}
          <Link
            href={`/business/creator-lists${stringifySearch(view.as ? { as: view.as } : {})}`}
            className="text-link underline"
          >
            Your team’s lists
          </Link>
        </p>
        <div className="mt-6">
          <DirectoryFilters key={hrefOf({})} view={view} />
        </div>
        <p className="mt-4">
          <ButtonLink
            render={(look) => <Link href={hrefOf({ view: isMap ? undefined : 'map' })} {...look} />}
            icon={<MapIcon aria-hidden="true" />}
          >
            {isMap ? 'Hide map' : 'Show map'}
          </ButtonLink>
        </p>
        {isMap ? (
          <Suspense fallback={<div className="mt-6 h-[26rem] md:h-[32rem]" />}>
            <HydrationMark>
              <DirectoryMap shopId={shopId} view={view} />
            </HydrationMark>
          </Suspense>
        ) : null}
        {creators.length === 0 ? (
          <NoCreators view={view} hrefOf={hrefOf} />
        ) : (
          <FaceColors names={creators.map(directoryName)}>
            <ul aria-label="Creators" className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {creators.map((creator) => (
                <CreatorCard
                  key={creator.creator_id}
                  creator={creator}
                  signed={signed}
                  now={now}
                  as={view.as}
                  actions={
                    viewed ? null : (
                      <>
                        <InviteButton {...about(creator, shopId)} />
                        <OfferButton
                          businessId={shopId}
                          creator={{ creator_id: creator.creator_id, name: directoryName(creator) }}
                          isInList
                        />
                        <SaveButton {...about(creator, shopId)} />
                      </>
                    )
                  }
                />
              ))}
            </ul>
          </FaceColors>
        )}
        <nav aria-label="Pages" className="mt-6 flex flex-wrap gap-3">
          {view.cursor ? (
            <ButtonLink render={(look) => <Link href={hrefOf({})} {...look} />}>First page</ButtonLink>
          ) : null}
          {next_cursor ? (
            <ButtonLink render={(look) => <Link href={hrefOf({ cursor: next_cursor })} {...look} />}>
              Next page
            </ButtonLink>
          ) : null}
        </nav>
      </div>
    </AreaLayout>
  );
}

function about(creator: Found['creators'][number], businessId: string) {
  return { businessId, creatorId: creator.creator_id, name: directoryName(creator), isInList: true };
}
