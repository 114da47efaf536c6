import type { ReactNode } from 'react';
import { artPath } from '#art/catalogue.ts';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { Card } from '#web/ui/card.tsx';

type StorefrontPreviewProps = {
  business: Onboarding['business'];
  /** The neighborhood, once it is known: "Greenpoint, Brooklyn". */
  place: string | null;
  logo: ReactNode;
};

/** The shop as creators will see it, redrawn whenever a name or industry is accepted. */
export function StorefrontPreview({ business, place, logo }: StorefrontPreviewProps) {
  const name = business?.has_name ? business.business_name : 'Your shop name';
  return (
    <Card as="aside" padded={false} aria-label="Preview of your storefront">
      <Storefront business={business} className="aspect-[375/320]" />
      <div className="border-line border-t p-5">
        <div className="flex items-center gap-3">
          {logo}
          <div className="min-w-0">
            <p className="type-block-title text-xl break-words">{name}</p>
            {place ? <p className="text-base text-ink-2">{place}</p> : null}
          </div>
        </div>
        <p className="mt-3 text-base text-ink-3">
          This is how creators will see your shop.{' '}
          {business?.has_name
            ? 'The sign shows the name you accepted.'
            : 'Your name will appear on the sign.'}
        </p>
      </div>
    </Card>
  );
}

export function Storefront({
  business,
  className = '',
}: {
  business: Onboarding['business'];
  className?: string;
}) {
  const slug = business?.slug ?? 'your-shop';
  const name = business?.has_name ? business.business_name : 'Your shop name';
  return (
    <ThemedArt
      path={(theme) =>
        artPath.shop({ theme, industry: business?.industry ?? null, business: slug, campaign: slug, name })
      }
      width={375}
      height={320}
      eager
      className={`grid-rows-1 object-[50%_100%] ${className}`}
    />
  );
}
