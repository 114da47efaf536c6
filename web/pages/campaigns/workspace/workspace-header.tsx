import { ArrowLeft, Pencil } from 'lucide-react';
import { businessCampaignPath } from '#domain/campaign-address.ts';
import { deadlineLabel, isUrgent } from '#domain/deadlines.ts';
import { summarizeDeliverables } from '#domain/deliverables.ts';
import { formatPayout } from '#domain/money.ts';
import type { OwnCampaign } from '#web/api/generated/types.gen.ts';
import { CampaignMenuButton } from '#web/components/campaigns/campaign-menu-button.tsx';
import { CampaignSlots, notPaidIn } from '#web/components/campaigns/campaign-slots.tsx';
import { CampaignStatusBadge } from '#web/components/campaigns/campaign-status-badge.tsx';
import { CampaignTile } from '#web/components/campaigns/campaign-tile.tsx';
import { Link } from '#web/components/link.tsx';
import { stringifySearch } from '#web/search-params.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { WorkspaceProps } from './workspace-props.ts';

/** What the campaign is and how far it is. */
export function WorkspaceHeader({ campaign, shop, now, actions, view }: WorkspaceProps) {
  const { title, status, status_note } = campaign;
  const missing = notPaidIn(campaign, now);
  return (
    <header className="px-4 pt-3 pb-4 md:px-10 md:pt-5">
      <Link
        href={`/business/campaigns${stringifySearch(view.as ? { as: view.as } : {})}`}
        className="-ml-2 inline-flex min-h-9 items-center gap-1.5 rounded-dense px-2 text-sm text-ink-2 hover:text-ink touch:min-h-11"
      >
        <ArrowLeft aria-hidden="true" className="size-4 stroke-2" />
        Campaigns
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-4">
        <CampaignTile shop={shop} campaignId={campaign.id} eager className="w-18 shrink-0 md:w-20" />
        <div className="min-w-0 grow basis-52">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <h1 className="type-tool-title min-w-0 break-words">{title}</h1>
            <CampaignStatusBadge status={status} isHeldByAdmin={campaign.is_held_by_admin} />
          </div>
          <HeaderFacts campaign={campaign} now={now} />
        </div>
        <div className="flex items-center gap-x-6 gap-y-3 max-md:w-full max-md:justify-between">
          <CampaignSlots campaign={campaign} now={now} />
          {actions ? (
            <div className="flex gap-3">
              {EDITABLE.includes(status) ? (
                <ButtonLink
                  size="touch"
                  icon={<Pencil aria-hidden="true" />}
                  render={(look) => <Link href={`${businessCampaignPath(campaign)}/edit`} {...look} />}
                >
                  Edit
                </ButtonLink>
              ) : null}
              <CampaignMenuButton campaign={campaign} actions={actions} />
            </div>
          ) : null}
        </div>
      </div>
      {actions && missing > 0 ? (
        <p className="mt-4 flex max-w-prose flex-wrap items-center gap-x-4 gap-y-2 text-md text-ink-2">
          <span className="min-w-0">
            {missing === 1 ? 'A spot was' : `${missing} spots were`} paid back. Nobody can be picked for{' '}
            {missing === 1 ? 'it' : 'them'} until {missing === 1 ? 'it is' : 'they are'} paid in again.
          </span>
          <ButtonLink
            size="touch"
            render={(look) => <Link href={`${businessCampaignPath(campaign)}/fund`} {...look} />}
          >
            Pay in again
          </ButtonLink>
        </p>
      ) : null}
      {status_note ? (
        <p className="mt-4 max-w-prose rounded-control bg-yellow-tint px-4 py-3 text-md break-words text-yellow-text">
          {campaign.is_held_by_admin ? 'We paused it: ' : ''}“{status_note}”
        </p>
      ) : null}
    </header>
  );
}

const EDITABLE: readonly OwnCampaign['status'][] = ['draft', 'awaiting_funding', 'live', 'paused'];

function HeaderFacts({ campaign, now }: { campaign: OwnCampaign; now: Date }) {
  const { creator_payout_cents, deliverables } = campaign;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-md text-ink-2">
      {creator_payout_cents === null ? null : (
        <li>
          <span className="num font-semibold text-ink">{formatPayout(creator_payout_cents)}</span> per creator
        </li>
      )}
      {deliverables.length > 0 ? <li>{summarizeDeliverables(deliverables)}</li> : null}
      <TimeFact campaign={campaign} now={now} />
    </ul>
  );
}

/** While it is open the end of applying counts, afterwards the end of picking. */
function TimeFact({ campaign, now }: { campaign: OwnCampaign; now: Date }) {
  const isOpen = campaign.status === 'live' || campaign.status === 'paused';
  const day = isOpen ? campaign.application_deadline : campaign.picks_close_on;
  if (day === null) return isOpen ? <li>No deadline</li> : null;
  return (
    <li>
      {isOpen ? 'Applications close' : 'Picks close'}{' '}
      <time dateTime={day} className={`num font-semibold ${isUrgent(day, now) ? 'mark' : 'text-ink'}`}>
        {inWords(deadlineLabel(day, now))}
      </time>
    </li>
  );
}

/** "3 days left" as a sentence goes on: "in 3 days". */
function inWords(label: string): string {
  if (label === 'Expired') return 'any moment';
  return label === 'Today' ? 'today' : `in ${label.replace(' left', '')}`;
}
