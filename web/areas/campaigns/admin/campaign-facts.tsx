import type { AdminCampaign } from '#contract/campaigns/admin.ts';
import { campaignReportPath } from '#domain/campaigns/campaign-address.ts';
import { campaignName } from '#domain/campaigns/campaign-name.ts';
import { summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { formatPrice } from '#domain/format/money.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import type { OfferAnswer } from '#domain/hiring/offers.ts';
import { Facts } from '#web/components/admin/facts.tsx';
import { CampaignStatusBadge } from '#web/components/campaigns/campaign-status-badge.tsx';
import { counted } from '#web/components/campaigns/count-words.ts';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';

export function CampaignFacts({ campaign }: { campaign: AdminCampaign }) {
  const now = useNow();
  const { description, business_id, business_name, status, status_note, published_at } = campaign;
  const { slots, taken_slots, funded_slots, applicant_count, waiting_count } = campaign;
  return (
    <>
      <div>
        <div className="flex items-start justify-between gap-4">
          <h2 className="min-w-0 type-block-title break-words">{campaignName(campaign)}</h2>
          <CampaignStatusBadge status={status} isPausedByAdmin={campaign.is_paused_by_admin} />
        </div>
        {description ? (
          <p className="mt-2 text-base break-words whitespace-pre-line text-ink-2">{description}</p>
        ) : null}
        {status_note ? <p className="mt-2 text-base break-words">“{status_note}”</p> : null}
      </div>
      <Facts
        facts={[
          [
            'Business',
            <Link key="business" href={`/admin/businesses?open=${business_id}`} className="text-link">
              {business_name}
            </Link>,
          ],
          ['Where', campaign.neighborhood ?? 'Remote'],
          ['Asks for', summarizeDeliverables(campaign.deliverables)],
          ['Payout', payoutWords(campaign.creator_payout_cents)],
          ['Spots', `${taken_slots} of ${slots} filled, ${funded_slots} funded`],
          ['Offered to', campaign.is_offer ? <OfferedTo key="offered" people={campaign.offered_to} /> : null],
          [
            'Applicants',
            campaign.is_offer ? null : `${counted(applicant_count, 'applicant')}, ${waiting_count} waiting`,
          ],
          ['Deadline', campaign.application_deadline ? dateWords(campaign.application_deadline) : 'None'],
          ['Published', published_at ? momentWords(published_at, now) : 'Never'],
          [
            'Results',
            // They show amounts, which not every admin may see.
            published_at && campaign.creator_payout_cents !== undefined ? (
              <Link
                key="results"
                href={`${campaignReportPath(campaign)}?as=${business_id}`}
                className="text-link"
              >
                See results
              </Link>
            ) : null,
          ],
          ['Brief', campaign.brief_version === 0 ? 'Not published' : `Version ${campaign.brief_version}`],
        ]}
      />
    </>
  );
}

/** Admins who may not see amounts get none, and `Facts` leaves the row out. */
function payoutWords(cents: number | null | undefined): string | null {
  return cents === undefined ? null : `${formatPrice(cents)} per creator`;
}

const ANSWERS: Record<OfferAnswer, string> = {
  unsent: 'not paid for yet',
  skipped: 'couldn’t be sent',
  invited: 'no answer yet',
  submitted: 'no agreement yet',
  shortlisted: 'no agreement yet',
  accepted: 'accepted',
  rejected: 'not chosen',
  withdrawn: 'withdrew',
  declined: 'said no',
  expired: 'ended without agreement',
};

function OfferedTo({ people }: { people: AdminCampaign['offered_to'] }) {
  return (
    <ul className="grid gap-1">
      {people.map(({ user_id, name, answer }) => (
        <li key={user_id}>
          <Link href={`/admin/users?open=${user_id}`} className="text-link">
            {name}
          </Link>
          , {ANSWERS[answer]}
        </li>
      ))}
    </ul>
  );
}
