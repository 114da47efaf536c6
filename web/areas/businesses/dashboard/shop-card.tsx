import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import type { BusinessOverview } from '#contract/flows/business-overview.ts';
import { ShopPicture } from '#web/components/business/shop-picture.tsx';
import { Link } from '#web/components/link.tsx';
import { Card } from '#web/ui/card.tsx';

type ShopCardProps = {
  business: Business;
  neighborhood: BusinessOverview['neighborhood'];
  photo: MediaFile | null;
  signed: SignedFile | undefined;
  industryName: string | null;
  isReadOnly: boolean;
};

/** The shop as creators see it. */
export function ShopCard({ business, neighborhood, photo, signed, industryName, isReadOnly }: ShopCardProps) {
  const place = neighborhood && `${neighborhood.neighborhood_name}, ${neighborhood.borough}`;
  return (
    <Card as="aside" padded={false} aria-labelledby="shop-title">
      <ShopPicture
        shop={business}
        photo={photo}
        signed={signed}
        sizes="(min-width: 64rem) 376px, 100vw"
        width={376}
        height={302}
        eager
        className="aspect-[408/328]"
      />
      <div className="border-line border-t p-5 md:p-6">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="shop-title" className="type-block-title min-w-0 break-words">
            {business.business_name}
          </h2>
          {isReadOnly ? null : (
            <Link
              href="/business/settings#shop"
              className="inline-flex min-h-6 shrink-0 items-center text-sm text-ink-2 text-link touch:min-h-11"
            >
              Edit<span className="sr-only"> the shop profile</span>
            </Link>
          )}
        </div>
        <p className="mt-1 text-md text-ink-2">
          {[industryName, place].filter(Boolean).join(' in ') || 'No industry or location yet'}
        </p>
        {business.description ? (
          <p className="mt-3 line-clamp-4 text-md break-words whitespace-pre-line">{business.description}</p>
        ) : null}
        <p className="mt-4 border-line border-t pt-4 text-sm text-ink-3">
          {photo
            ? 'This is how creators see your shop.'
            : 'Creators see this illustration until you add a photo.'}
        </p>
      </div>
    </Card>
  );
}
