import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { campaignReportPath } from '#domain/campaigns/campaign-address.ts';
import { formatPayout } from '#domain/format/money.ts';
import { CampaignMenuButton } from '#web/components/campaigns/campaign-menu-button.tsx';
import { CampaignSlots } from '#web/components/campaigns/campaign-slots.tsx';
import { CampaignStatusBadge } from '#web/components/campaigns/campaign-status-badge.tsx';
import { CampaignTile } from '#web/components/campaigns/campaign-tile.tsx';
import { counted, offeredTo } from '#web/components/campaigns/count-words.ts';
import { ownCampaignHref } from '#web/components/campaigns/own-campaign-href.ts';
import { stepWords } from '#web/components/campaigns/step-words.ts';
import { Link } from '#web/components/link.tsx';
import type { ShownShop } from '#web/components/locations/load-locations.ts';
import { stringifySearch } from '#web/search-params.ts';
import { Badge } from '#web/ui/badge.tsx';

type CampaignItemProps = {
  campaign: OwnCampaign;
  shop: ShownShop;
  now: Date;
  /** False for an admin, whose view is read-only. */
  canAct: boolean;
  as?: string | undefined;
};

/** A row of the list: the title opens the campaign, the menu has the other actions. */
export function CampaignItem({ campaign, shop, now, canAct, as }: CampaignItemProps) {
  const { title, status, creator_payout_cents } = campaign;
  const step = stepWords(campaign, now);
  const isWritten = campaign.published_at !== null;
  return (
    <li
      data-row={campaign.id}
      className="relative flex flex-wrap items-center gap-x-5 gap-y-3 border-line px-4 py-4 not-first:border-t hover:bg-sel md:px-6"
    >
      <CampaignTile shop={shop} campaignId={campaign.id} className="w-16 shrink-0" />
      <div className="min-w-0 grow basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="type-item min-w-0 wrap-anywhere">
            <Link href={ownCampaignHref(campaign, as)} className="rounded-check after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
          {campaign.is_offer ? <Badge tone="outline">Offer</Badge> : null}
          <CampaignStatusBadge
            status={status}
            isPausedByAdmin={campaign.is_paused_by_admin || campaign.stopped === 'campaign'}
          />
        </div>
        <p className="mt-0.5 text-md text-ink-2">
          {step?.text ?? endWords(campaign)}
          {step?.due ? (
            <span className={`num ml-3 whitespace-nowrap ${step.isUrgent ? 'mark text-ink' : 'text-ink-3'}`}>
              {step.due}
            </span>
          ) : null}
          {status === 'completed' ? (
            <Link
              href={`${campaignReportPath(campaign)}${stringifySearch(as ? { as } : {})}`}
              className="relative ml-3 inline-flex min-h-6 items-center whitespace-nowrap text-link touch:min-h-11"
            >
              See results<span className="sr-only"> of {title}</span>
            </Link>
          ) : null}
        </p>
      </div>
      <div className="grid w-40 gap-1 max-md:w-auto max-md:grow">
        {isWritten ? <CampaignSlots campaign={campaign} now={now} /> : null}
        <p className="num text-sm text-ink-2">{peopleWords(campaign)}</p>
      </div>
      <p className="w-28 text-md max-md:w-auto md:text-right">
        {creator_payout_cents === null ? (
          <span className="text-ink-3">No payout yet</span>
        ) : (
          <>
            <span className="num font-semibold">{formatPayout(creator_payout_cents)}</span>
            <span className="block text-sm text-ink-2">per creator</span>
            {campaign.held_cents > 0 ? (
              <span className="num block text-sm text-ink-2">{formatPayout(campaign.held_cents)} held</span>
            ) : null}
          </>
        )}
      </p>
      {canAct ? (
        <div className="relative">
          <CampaignMenuButton campaign={campaign} businessId={shop.id} />
        </div>
      ) : null}
    </li>
  );
}

function peopleWords(campaign: OwnCampaign): string {
  const { is_offer, published_at, slots, applicant_count } = campaign;
  if (is_offer) return published_at === null ? counted(slots, 'creator') : offeredTo(campaign);
  return published_at === null ? `${counted(slots, 'spot')} planned` : counted(applicant_count, 'applicant');
}

function endWords({ status, taken_slots, is_offer }: OwnCampaign): string {
  if (status === 'completed') return `Done with ${counted(taken_slots, 'creator')}`;
  if (status === 'cancelled') return 'Canceled';
  if (status !== 'expired') return '';
  return is_offer ? 'Ended without a yes' : 'No creator chosen in time';
}
