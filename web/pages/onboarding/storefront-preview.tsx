import type { ReactNode } from 'react';
import { artPath } from '#art/catalogue.ts';
import type { Onboarding } from '#web/api/generated/types.gen.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { Card } from '#web/ui/card.tsx';

type StorefrontPreviewProps = {
  business: Onboarding['business'];
  /** Where it stands, once that is known: "Greenpoint, Brooklyn". */
  place: string | null;
  logo: ReactNode;
};

/** The shop as creators will see it, redrawn with every name and trade that is accepted. */
export function StorefrontPreview({ business, place, logo }: StorefrontPreviewProps) {
  const name = business?.has_name ? business.business_name : 'Your sign here';
  return (
    <Card as="aside" padded={false} aria-label="How creators will see the shop">
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
          This is how creators will see the shop.{' '}
          {business?.has_name ? 'The sign took the name you accepted.' : 'The sign waits for a name.'}
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
  const name = business?.has_name ? business.business_name : 'Your sign';
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
