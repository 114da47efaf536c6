import type { ReactNode } from 'react';
import type { Borough } from '#domain/base/city.ts';
import { campaignPlace, shortDescription } from '#domain/campaigns/campaign-words.ts';
import type { Deliverable } from '#domain/campaigns/deliverables.ts';
import { formatPayout } from '#domain/format/money.ts';
import { Link } from '#web/components/link.tsx';
import { DeadlineFact } from './deadline-fact.tsx';
import { DeliverablesLine } from './deliverables-line.tsx';
import { ShopThumbnail } from './shop-thumbnail.tsx';
import { SpotsLeft } from './spots-left.tsx';

/** The fields of a campaign that a row shows. */
interface RowCampaign {
  id: string;
  title: string;
  description: string;
  business_name: string;
  business_slug: string;
  industry: string | null;
  location_neighborhood: string | null;
  borough?: Borough | null;
  application_deadline: string | null;
  package_deliverables: readonly Deliverable[];
  creator_payout_cents: number | null;
  slots: number;
  spots_left: number;
}

type CampaignRowProps = {
  campaign: RowCampaign;
  now: Date;
  /** The link of the row; absent in a preview. */
  href?: string;
  showsPayout: boolean;
  /** Below the payout: an action or a status. */
  action?: ReactNode;
  /** Icon buttons after the facts. */
  tools?: ReactNode;
  /** Below the facts, such as why the campaign fits. */
  children?: ReactNode;
  eager?: boolean;
  as?: 'li' | 'article';
};

/** A campaign in a list: part of one card on a desktop, its own card on a phone. */
export function CampaignRow({
  campaign,
  now,
  href,
  showsPayout,
  action,
  tools,
  children,
  eager = false,
  as: Row = 'li',
}: CampaignRowProps) {
  const { title, description, application_deadline, slots, spots_left } = campaign;
  return (
    <Row data-row className={row}>
      <ShopThumbnail shop={campaign} eager={eager} className="w-full md:row-span-3" />
      <div className="min-w-0">
        <p className="text-base text-ink-2 max-md:text-sm">
          <span className="font-semibold text-ink max-md:block">{campaign.business_name}</span>{' '}
          <span className="md:ml-1">
            {campaignPlace(campaign.location_neighborhood, campaign.borough ?? null)}
          </span>
        </p>
        <h3 className="mt-0.5 type-block-title wrap-anywhere text-balance">
          {href ? (
            <Link href={href} className="outline-none after:absolute after:inset-0 after:rounded-[inherit]">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
      </div>
      <p className="max-w-[36.5rem] text-md wrap-anywhere text-ink-2 max-md:col-span-2 max-md:text-touch">
        {shortDescription(description)}
      </p>
      <div className="self-end max-md:col-span-2">
        <div className="flex items-end gap-2">
          <p className="flex min-w-0 grow flex-wrap items-center gap-x-5 gap-y-1.5 text-base max-md:text-md">
            <DeliverablesLine deliverables={campaign.package_deliverables} className="max-md:basis-full" />
            <DeadlineFact deadline={application_deadline} now={now} />
            <SpotsLeft slots={slots} left={spots_left} />
          </p>
          {tools ? <div className="relative -my-2 flex shrink-0">{tools}</div> : null}
        </div>
        {children}
      </div>
      {showsPayout || action ? (
        <div className={side}>
          {showsPayout ? (
            <p className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 md:text-right">
              <span className="block type-list-money">{formatPayout(campaign.creator_payout_cents)}</span>
              <span className="text-sm text-ink-3">per creator</span>
            </p>
          ) : null}
          {action ? <div className="relative ml-auto min-w-0 md:mt-auto">{action}</div> : null}
        </div>
      ) : null}
    </Row>
  );
}

const row = [
  'group/row relative grid gap-x-4 gap-y-3 border-line bg-surface p-3.5 transition-colors hover:bg-sel',
  'grid-cols-[5.75rem_minmax(0,1fr)] max-md:rounded-card max-md:border',
  'md:grid-cols-[9.25rem_minmax(0,1fr)_auto] md:gap-x-6 md:gap-y-1.5 md:grid-rows-[auto_1fr_auto] md:px-5 md:py-5 md:not-first:border-t',
  'has-[h3>a:focus-visible]:outline-2 has-[h3>a:focus-visible]:-outline-offset-2 has-[h3>a:focus-visible]:outline-focus',
].join(' ');

const side = [
  'flex gap-3 max-md:col-span-2 max-md:items-center max-md:border-t max-md:border-line max-md:pt-3',
  'md:col-start-3 md:row-span-3 md:row-start-1 md:min-w-28 md:flex-col md:items-end',
].join(' ');
