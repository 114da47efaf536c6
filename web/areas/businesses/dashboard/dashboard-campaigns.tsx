import { ChevronRight, Pencil } from 'lucide-react';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { deadlineInWords } from '#domain/format/deadlines.ts';
import { formatPayout } from '#domain/format/money.ts';
import { CampaignSlots } from '#web/components/campaigns/campaign-slots.tsx';
import { CampaignStatusBadge } from '#web/components/campaigns/campaign-status-badge.tsx';
import { CampaignTile, type TileShop } from '#web/components/campaigns/campaign-tile.tsx';
import { counted, offeredTo } from '#web/components/campaigns/count-words.ts';
import { ownCampaignHref } from '#web/components/campaigns/own-campaign-href.ts';
import { stepWords } from '#web/components/campaigns/step-words.ts';
import { Link } from '#web/components/link.tsx';
import { stringifySearch } from '#web/search-params.ts';
import { Card } from '#web/ui/card.tsx';

type DashboardCampaignsProps = {
  campaigns: readonly OwnCampaign[];
  /** Includes ended campaigns. */
  count: number;
  shop: TileShop;
  now: Date;
  /** The business an admin views. */
  as: string | undefined;
};

const MOST_ROWS = 4;

/** The business's current campaigns, one row each. */
export function DashboardCampaigns({ campaigns, count, shop, now, as }: DashboardCampaignsProps) {
  if (campaigns.length === 0) return null;
  const search = stringifySearch(as ? { as } : {});
  return (
    <section aria-labelledby="campaigns-title" className="min-w-0">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="campaigns-title" className="type-block-title">
          Campaigns
        </h2>
        <Link
          href={`/business/campaigns${search}`}
          className="inline-flex min-h-6 items-center text-sm text-link touch:min-h-11"
        >
          All {count}
        </Link>
      </div>
      <Card padded={false}>
        <ul>
          {campaigns.slice(0, MOST_ROWS).map((campaign) => (
            <CampaignLine
              key={campaign.id}
              campaign={campaign}
              shop={shop}
              now={now}
              href={ownCampaignHref(campaign, as)}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}

type CampaignLineProps = { campaign: OwnCampaign; shop: TileShop; now: Date; href: string };

function CampaignLine({ campaign, shop, now, href }: CampaignLineProps) {
  const { id, title, status, applicant_count } = campaign;
  const step = stepWords(campaign, now);
  const isWriting = status === 'draft';
  return (
    <li
      className={`relative flex flex-wrap items-center gap-x-5 gap-y-3 border-line px-5 py-4 not-first:border-t hover:bg-sel md:px-6 ${isWriting ? 'bg-sunken' : ''}`}
    >
      {isWriting ? (
        <span className="grid size-16 shrink-0 place-items-center rounded-control border border-line-strong border-dashed text-ink-2">
          <Pencil aria-hidden="true" className="size-5 stroke-[1.75]" />
        </span>
      ) : (
        <CampaignTile shop={shop} campaignId={id} className="w-16 shrink-0" />
      )}
      <div className="min-w-0 grow basis-44">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link href={href} className="type-item rounded-check wrap-anywhere after:absolute after:inset-0">
            {title}
          </Link>
          {status === 'live' ? null : (
            <CampaignStatusBadge
              status={status}
              isPausedByAdmin={campaign.is_paused_by_admin || campaign.stopped === 'campaign'}
            />
          )}
        </p>
        <p className="text-md text-ink-2">
          {isWriting || status === 'awaiting_funding'
            ? step?.text
            : campaign.is_offer
              ? offeredTo(campaign)
              : counted(applicant_count, 'applicant')}
        </p>
      </div>
      {campaign.published_at === null ? null : (
        // A line of its own on a phone: beside five spots there is no room for the deadline and the money.
        <div className="max-md:w-full">
          <CampaignSlots campaign={campaign} now={now} />
        </div>
      )}
      {step?.due ? (
        <p className="w-32 text-sm text-ink-2 max-md:w-auto">
          {step.text.startsWith('Pick') ? 'Selection closes' : 'Applications close'}{' '}
          <span className={`num block w-fit text-md font-semibold ${step.isUrgent ? 'mark' : 'text-ink'}`}>
            {deadlineInWords(step.due)}
          </span>
        </p>
      ) : null}
      {campaign.held_cents > 0 ? (
        <p className="text-sm text-ink-2 md:w-20 md:text-right">
          Held{' '}
          <span className="num block text-md font-semibold text-ink">
            {formatPayout(campaign.held_cents)}
          </span>
        </p>
      ) : null}
      <ChevronRight aria-hidden="true" className="size-5 stroke-[1.75] text-ink-2 max-md:hidden" />
    </li>
  );
}
