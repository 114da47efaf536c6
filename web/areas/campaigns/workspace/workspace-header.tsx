import { ArrowLeft, Pencil } from 'lucide-react';
import type { OwnCampaign } from '#contract/campaigns/own-campaigns.ts';
import { businessCampaignPath } from '#domain/campaigns/campaign-address.ts';
import { summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { deadlineInWords, deadlineLabel, isUrgent } from '#domain/format/deadlines.ts';
import { formatPrice } from '#domain/format/money.ts';
import { CampaignMenuButton } from '#web/components/campaigns/campaign-menu-button.tsx';
import { CampaignSlots, notPaidIn } from '#web/components/campaigns/campaign-slots.tsx';
import { CampaignStatusBadge } from '#web/components/campaigns/campaign-status-badge.tsx';
import { CampaignTile } from '#web/components/campaigns/campaign-tile.tsx';
import { offeredTo } from '#web/components/campaigns/count-words.ts';
import { holdWords } from '#web/components/campaigns/hold-words.ts';
import { Link } from '#web/components/link.tsx';
import { stringifySearch } from '#web/search-params.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { WorkspaceProps } from './workspace-props.ts';

/** The campaign's title, status and key figures. A phone shows the filled spots and the date; the brief has the rest. */
export function WorkspaceHeader({ campaign, shop, now, viewingAs, view }: WorkspaceProps) {
  const { title, status, status_note } = campaign;
  const missing = notPaidIn(campaign, now);
  const hold = holdWords(campaign);
  const isPausedByUs = campaign.is_paused_by_admin || hold !== null;
  return (
    <header className="px-4 pt-3 pb-4 md:px-10 md:pt-5">
      {/* On a phone the actions share a row with the way back, so that the first applicants fit on the screen. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 md:flex md:flex-wrap md:gap-y-4">
        <Link
          href={`/business/campaigns${stringifySearch(view.as ? { as: view.as } : {})}`}
          className="-ml-2 inline-flex min-h-9 items-center gap-1.5 rounded-dense px-2 text-sm text-ink-2 hover:text-ink touch:min-h-11 max-md:col-span-2 max-md:justify-self-start md:-mb-3"
        >
          <ArrowLeft aria-hidden="true" className="size-4 stroke-2" />
          Campaigns
        </Link>
        <span aria-hidden="true" className="h-0 w-full max-md:hidden" />
        <CampaignTile
          shop={shop}
          campaignId={campaign.id}
          eager
          className="w-18 shrink-0 max-md:row-start-2 md:w-20"
        />
        <div className="min-w-0 grow basis-52 max-md:col-span-2 max-md:row-start-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <h1 className="type-tool-title min-w-0 wrap-anywhere">{title}</h1>
            <span className={status === 'live' && !isPausedByUs ? 'max-md:hidden' : 'contents'}>
              <CampaignStatusBadge status={status} isPausedByAdmin={isPausedByUs} />
            </span>
          </div>
          <HeaderFacts campaign={campaign} now={now} canAct={viewingAs === null} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 max-md:col-span-3 max-md:row-start-3">
          <CampaignSlots campaign={campaign} now={now} />
          <p className="text-sm text-ink-2 md:hidden">
            <TimeFact campaign={campaign} now={now} />
          </p>
        </div>
        {viewingAs === null ? (
          <div className="flex gap-3 max-md:col-start-3 max-md:row-start-1">
            {EDITABLE.includes(status) ? (
              <ButtonLink
                size="touch"
                icon={<Pencil aria-hidden="true" />}
                className="max-md:w-11 max-md:px-0"
                render={(look) => <Link href={`${businessCampaignPath(campaign)}/edit`} {...look} />}
              >
                <span className="max-md:sr-only">Edit</span>
              </ButtonLink>
            ) : null}
            <CampaignMenuButton campaign={campaign} businessId={shop.id} />
          </div>
        ) : null}
      </div>
      {viewingAs === null && missing > 0 ? (
        <p className="mt-4 flex max-w-prose flex-wrap items-center gap-x-4 gap-y-2 text-md text-ink-2">
          <span className="min-w-0">
            {missing === 1 ? 'A spot was' : `${missing} spots were`} refunded. You can’t accept anyone for{' '}
            {missing === 1 ? 'it' : 'them'} until {missing === 1 ? 'it is' : 'they are'} funded again.
            {campaign.stopped ? ` ${WHY_UNPAYABLE[campaign.stopped]}` : null}
          </span>
          {campaign.stopped ? null : (
            <ButtonLink
              size="touch"
              render={(look) => <Link href={`${businessCampaignPath(campaign)}/fund`} {...look} />}
            >
              Fund spots
            </ButtonLink>
          )}
        </p>
      ) : null}
      {hold && !status_note ? (
        <p className="mt-4 max-w-prose rounded-control bg-yellow-tint px-4 py-3 text-md text-yellow-text">
          {hold}
        </p>
      ) : null}
      {status_note ? (
        <p className="mt-4 max-w-prose rounded-control bg-yellow-tint px-4 py-3 text-md wrap-anywhere text-yellow-text">
          {campaign.is_paused_by_admin ? 'We paused it: ' : ''}“{status_note}”
        </p>
      ) : null}
    </header>
  );
}

const WHY_UNPAYABLE: Record<NonNullable<OwnCampaign['stopped']>, string> = {
  campaign: 'We paused this campaign, so you can’t pay now. Contact us.',
  payments: 'A bank took back one of your payments, so you can’t pay until we’ve looked at it. Contact us.',
};

const EDITABLE: readonly OwnCampaign['status'][] = ['draft', 'awaiting_funding', 'live', 'paused'];

type HeaderFactsProps = { campaign: OwnCampaign; now: Date; canAct: boolean };

function HeaderFacts({ campaign, now, canAct }: HeaderFactsProps) {
  const { creator_payout_cents, deliverables } = campaign;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-md text-ink-2 max-md:hidden">
      {creator_payout_cents === null ? null : (
        <li>
          <span className="num font-semibold text-ink">{formatPrice(creator_payout_cents)}</span> per creator
        </li>
      )}
      {deliverables.length > 0 ? <li>{summarizeDeliverables(deliverables)}</li> : null}
      <li>
        <TimeFact campaign={campaign} now={now} />
      </li>
      {canAct && !campaign.is_offer && campaign.status === 'live' && campaign.stopped === null ? (
        <li>
          <Link
            href={`${businessCampaignPath(campaign)}/fund`}
            className="inline-flex min-h-6 items-center text-link touch:min-h-11"
          >
            Add spots
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

/** While applications are open, shows when they close; afterwards, when selection closes. An offer has neither. */
function TimeFact({ campaign, now }: { campaign: OwnCampaign; now: Date }) {
  if (campaign.is_offer) return offeredTo(campaign);
  const isOpen = campaign.status === 'live' || campaign.status === 'paused';
  const day = isOpen ? campaign.application_deadline : campaign.selection_closes_on;
  if (day === null) return isOpen ? 'No deadline' : null;
  return (
    <>
      {isOpen ? 'Applications close' : 'Selection closes'}{' '}
      <time dateTime={day} className={`num font-semibold ${isUrgent(day, now) ? 'mark' : 'text-ink'}`}>
        {deadlineInWords(deadlineLabel(day, now))}
      </time>
    </>
  );
}
