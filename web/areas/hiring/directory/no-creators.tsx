import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type DirectoryView, filtersOf } from './directory-view.ts';

type NoCreatorsProps = { view: DirectoryView; hrefOf: (change: Partial<DirectoryView>) => string };

/** Shown when no creator is on the page: nobody matches, the list is over, or nobody is listed yet. */
export function NoCreators({ view, hrefOf }: NoCreatorsProps) {
  if (view.cursor) {
    return (
      <EmptyState
        words="THE END"
        title="No more creators"
        hint="You’ve seen everyone on this list."
        className="mt-6"
      />
    );
  }
  if (Object.keys(filtersOf(view)).length === 0) {
    return (
      <EmptyState
        words="NONE YET"
        title="No creators yet"
        hint="Creators appear here once we approve them, unless they choose not to be listed."
        className="mt-6"
      />
    );
  }
  return (
    <EmptyState
      words="NO MATCH"
      title="No creators match"
      hint="Remove a filter, or look in a bigger part of the city."
      action={
        <ButtonLink render={(look) => <Link href={hrefOf(NO_FILTERS)} {...look} />}>
          Remove all filters
        </ButtonLink>
      }
      className="mt-6"
    />
  );
}

const NO_FILTERS: Partial<DirectoryView> = {
  place: undefined,
  niche: undefined,
  language: undefined,
  platform: undefined,
  min_followers: undefined,
  max_price_cents: undefined,
  min_stars: undefined,
  min_on_time: undefined,
};
