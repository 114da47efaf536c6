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
    <Row data-row className="campaign-row">
      <ShopThumbnail shop={campaign} eager={eager} className="row-picture" />
      <div className="min-w-0">
        <p className="row-shop">
          <span className="row-name">{campaign.business_name}</span>{' '}
          <span>{campaignPlace(campaign.location_neighborhood, campaign.borough ?? null)}</span>
        </p>
        <h3 className="row-title">
          {href ? (
            <Link href={href} className="row-link">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
      </div>
      <p className="row-words">{shortDescription(description)}</p>
      <div className="row-base">
        <div className="row-foot">
          <p className="row-facts">
            <DeliverablesLine deliverables={campaign.package_deliverables} />
            <DeadlineFact deadline={application_deadline} now={now} />
            <SpotsLeft slots={slots} left={spots_left} />
          </p>
          {tools ? <div className="row-tools">{tools}</div> : null}
        </div>
        {children}
      </div>
      {showsPayout || action ? (
        <div className="row-side">
          {showsPayout ? (
            <p className="row-payout">
              <b>{formatPayout(campaign.creator_payout_cents)}</b>
              <span>per creator</span>
            </p>
          ) : null}
          {action ? <div className="row-action">{action}</div> : null}
        </div>
      ) : null}
    </Row>
  );
}
