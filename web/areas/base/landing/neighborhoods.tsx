import { Fragment } from 'react';
import { artPath } from '#art/catalogue.ts';
import type { Showcase } from '#contract/campaigns/showcase.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { openCampaigns } from './open-campaigns.ts';

type Neighborhood = Showcase['neighborhoods'][number];

/** The neighborhoods with open campaigns, as one ticker. Renders nothing without campaigns. */
export function Neighborhoods({ showcase }: { showcase: Showcase }) {
  if (showcase.campaign_count === 0) return null;
  return (
    <section aria-labelledby="neighborhoods-title" className="border-line border-y bg-sunken">
      <div className="mx-auto max-w-[85rem] px-5 py-14 md:px-8 lg:px-10 lg:pt-22 lg:pb-23.5">
        <h2 id="neighborhoods-title" className="sr-only">
          Open campaigns by neighborhood
        </h2>
        {showcase.neighborhoods.length > 0 ? (
          <ul className="-mr-4 mb-8 font-display text-[clamp(2.1rem,1.593rem+2.758vw,3.8rem)] leading-[1.225] font-extrabold tracking-[-0.011em] font-stretch-[76%] lg:mb-7.5">
            {showcase.neighborhoods.map((neighborhood, index, all) => (
              <Fragment key={neighborhood.neighborhood_name}>
                <NeighborhoodItem
                  neighborhood={neighborhood}
                  hasTile={index % 2 === 0}
                  isLast={index === all.length - 1}
                />{' '}
              </Fragment>
            ))}
          </ul>
        ) : null}
        <p className="text-md text-ink-2">{openCampaigns(showcase)}</p>
      </div>
    </section>
  );
}

type NeighborhoodItemProps = { neighborhood: Neighborhood; hasTile: boolean; isLast: boolean };

function NeighborhoodItem({ neighborhood, hasTile, isLast }: NeighborhoodItemProps) {
  const { neighborhood_name, campaign_count, shop } = neighborhood;
  return (
    <li className="mr-[0.07em] inline-block max-w-full">
      {hasTile ? <ShopTile shop={shop} /> : null}
      {neighborhood_name}
      <CampaignCount count={campaign_count} />
      {isLast ? null : (
        <span aria-hidden="true" className="ml-[0.1em] font-normal text-line-strong">
          /
        </span>
      )}
    </li>
  );
}

/** Raised like a footnote, but never too small to read. */
function CampaignCount({ count }: { count: number }) {
  return (
    <span className="relative bottom-[0.39em] ml-[0.08em]">
      <span className="num font-ui text-[max(0.25em,0.8125rem)] font-semibold tracking-normal text-ink-3">
        <span className="sr-only">, </span>
        {count}
        <span className="sr-only"> {count === 1 ? 'campaign' : 'campaigns'}</span>
      </span>
    </span>
  );
}

function ShopTile({ shop }: { shop: Neighborhood['shop'] }) {
  return (
    <ThemedArt
      path={(theme) =>
        artPath.shop({
          theme,
          industry: shop.industry,
          business: shop.business_slug,
          campaign: shop.business_slug,
          name: shop.business_name,
        })
      }
      width={66}
      height={66}
      className="mr-[0.1em] ml-[0.06em] inline-grid! size-[1.085em] rounded-[0.22em] align-[-0.15em]"
    />
  );
}
