import { summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { displayName } from '#domain/format/display-name.ts';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { Link } from '#web/components/link.tsx';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
import { FaceColors } from '#web/ui/face-colors.tsx';
import { PriceAxis } from './price-axis.tsx';
import type { QuoteGroup } from './quote-groups.ts';
import { QuoteRow } from './quote-row.tsx';

type QuoteGroupListProps = {
  groups: readonly QuoteGroup[];
  shop: ShownShop;
  now: Date;
  openId: string | undefined;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  canAct: boolean;
  canPay: boolean;
};

/** Each campaign with its prices on one line, then its quotes. */
export function QuoteGroupList(props: QuoteGroupListProps) {
  const { groups, shop, now, openId, hrefOf, onOpen, canAct, canPay } = props;
  return groups.map((group) => (
    <FaceColors
      key={group.campaign.id}
      names={group.quotes.map(({ creator }) => displayName({ full_name: creator.full_name, email: null }))}
    >
      <section aria-labelledby={`quotes-${group.campaign.id}`} className="mb-6 md:mb-0">
        <GroupHead group={group} shop={shop} openId={openId} />
        <ul className="max-md:grid max-md:gap-3 max-md:px-4">
          {group.quotes.map((quote) => (
            <QuoteRow
              key={quote.id}
              quote={quote}
              now={now}
              href={hrefOf(quote.id)}
              isOpen={quote.id === openId}
              onOpen={() => onOpen(quote.id)}
              businessId={shop.id}
              canAct={canAct}
              canPay={canPay}
            />
          ))}
        </ul>
      </section>
    </FaceColors>
  ));
}

function GroupHead({
  group,
  shop,
  openId,
}: { group: QuoteGroup } & Pick<QuoteGroupListProps, 'shop' | 'openId'>) {
  const { campaign } = group;
  const drawn = {
    id: campaign.id,
    industry: shop.industry,
    business_slug: shop.slug,
    business_name: shop.business_name,
  };
  return (
    <div className="grid items-center gap-x-8 gap-y-3 border-line px-4 py-4 md:grid-cols-[20rem_minmax(0,1fr)] md:border-y md:px-10">
      <div className="flex min-w-0 items-center gap-3.5">
        <ShopThumbnail shop={drawn} className="size-13 shrink-0" />
        <div className="min-w-0">
          <h2 id={`quotes-${campaign.id}`} className="type-item wrap-anywhere">
            <Link href={`/business/campaigns/${campaign.identifier}`} className="hover:underline">
              {campaign.title}
            </Link>
          </h2>
          <p className="text-sm text-ink-2">{summarizeDeliverables(campaign.deliverables)}</p>
        </div>
      </div>
      <PriceAxis group={group} openId={openId} />
    </div>
  );
}
