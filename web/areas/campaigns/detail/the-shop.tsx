import { ExternalLink } from 'lucide-react';
import type { SignedFile } from '#contract/base/media.ts';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { responseWords } from '#domain/businesses/response-words.ts';
import { shopLinks } from '#domain/businesses/shop-links.ts';
import { BlockButton } from '#web/components/blocks/block-button.tsx';
import { PictureGrid } from '#web/components/campaigns/picture-grid.tsx';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { Rating } from '#web/components/ratings/rating.tsx';
import { ReportButton } from '#web/components/reports/report-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { LabelSection } from './label-section.tsx';
import { GALLERY_SHOWN } from './shown-pictures.ts';

type TheShopProps = { campaign: CampaignDetail; signed: ReadonlyMap<string, SignedFile>; isCreator: boolean };

/** The business behind the campaign: its logo, words, record, links and gallery. */
export function TheShop({ campaign, signed, isCreator }: TheShopProps) {
  const { id, business, pictures } = campaign;
  const { logo, storefront, gallery } = pictures;
  const { business_name, description } = business;
  return (
    <LabelSection title="The shop">
      <div className="flex gap-5">
        {storefront ? (
          <span className="block aspect-square w-24 shrink-0 self-start overflow-hidden rounded-control">
            <MediaPicture
              file={storefront}
              signed={signed.get(storefront.file_path)}
              sizes="6rem"
              alt={storefront.alt_text ?? `${business_name} from the street`}
            />
          </span>
        ) : (
          <ShopThumbnail shop={{ ...business, id }} className="w-24 shrink-0 self-start" />
        )}
        <div className="min-w-0">
          <div className="flex items-center gap-2.5">
            {logo ? (
              <span className="block size-8 shrink-0 overflow-hidden rounded-badge border border-line">
                <MediaPicture file={logo} signed={signed.get(logo.file_path)} sizes="2rem" alt="" />
              </span>
            ) : null}
            <h3 className="min-w-0 type-item wrap-anywhere">{business_name}</h3>
          </div>
          {description ? (
            <p className="mt-0.5 line-clamp-4 text-md wrap-anywhere text-ink-2">{description}</p>
          ) : null}
          <ShopRecord shop={campaign.shop} />
          <ShopLinks business={business} />
          {isCreator ? (
            <div className="-ml-2.5 flex flex-wrap gap-x-1">
              <ReportButton
                target="business"
                id={business.id}
                what={business_name}
                trigger={
                  <Button size="dense" variant="ghost">
                    Report shop
                  </Button>
                }
              />
              <BlockButton
                target={{ business_id: business.id }}
                name={business_name}
                trigger={
                  <Button size="dense" variant="ghost">
                    Block shop
                  </Button>
                }
              />
            </div>
          ) : null}
        </div>
      </div>
      {gallery.length > 0 ? (
        <div className="mt-5">
          <PictureGrid
            label={`Photos and videos of ${business_name}`}
            files={gallery}
            signed={signed}
            most={GALLERY_SHOWN}
            canReport={isCreator}
          />
        </div>
      ) : null}
    </LabelSection>
  );
}

function ShopRecord({ shop }: { shop: CampaignDetail['shop'] }) {
  const answer = responseWords(shop.response_hours);
  return (
    <p className="num mt-2.5 flex flex-wrap gap-x-6 gap-y-1 text-base text-ink-2">
      <span>
        <b className="font-semibold text-ink">{shop.campaign_count}</b>{' '}
        {shop.campaign_count === 1 ? 'campaign' : 'campaigns'}
      </span>
      <span>
        <b className="font-semibold text-ink">{shop.creator_count}</b>{' '}
        {shop.creator_count === 1 ? 'creator' : 'creators'} accepted
      </span>
      <Rating rating={shop.rating} />
      {answer ? <span>{answer}</span> : null}
    </p>
  );
}

function ShopLinks({ business }: { business: CampaignDetail['business'] }) {
  const links = shopLinks(business);
  if (links.length === 0) return null;
  return (
    <ul aria-label={`${business.business_name} elsewhere`} className="mt-1 flex flex-wrap gap-x-5">
      {links.map(({ name, href }) => (
        <li key={href} className="min-w-0">
          <a
            href={href}
            target="_blank"
            rel="noopener nofollow"
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 text-base text-link wrap-anywhere touch:min-h-11"
          >
            {name}
            <ExternalLink aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
