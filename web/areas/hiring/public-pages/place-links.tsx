import type { PublicShop } from '#contract/hiring/public-pages.ts';
import { publicPath } from '#domain/hiring/public-pages.ts';
import { Link } from '#web/components/link.tsx';

type PlaceLinksProps = { places: PublicShop['places'] };

/** Neighborhoods, each with a link to everyone there. */
export function PlaceLinks({ places }: PlaceLinksProps) {
  return (
    <>
      {places.map(({ neighborhood_name, neighborhood_slug, borough }) => (
        <Link
          key={neighborhood_slug}
          href={publicPath.neighborhood(neighborhood_slug)}
          className="inline-flex min-h-6 items-center text-link"
        >
          {neighborhood_name}, {borough}
        </Link>
      ))}
    </>
  );
}
