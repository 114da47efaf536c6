import { Lock } from 'lucide-react';
import { hasApplied } from '#domain/application-states.ts';
import { closedDoorWords } from '#domain/campaign-door.ts';
import { creatorFeeCents } from '#domain/fees.ts';
import type { CampaignDetail } from '#web/api/generated/types.gen.ts';
import { PayoutReceipt } from '#web/components/campaigns/payout-receipt.tsx';
import { Card } from '#web/ui/card.tsx';
import { ApplyForm } from './apply-form.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { OwnApplication } from './own-application.tsx';

type CreatorSideProps = { campaign: CampaignDetail; now: Date };

/** What it pays, and the way in: the form, or what became of one's application. */
export function CreatorSide({ campaign, now }: CreatorSideProps) {
  const { business, application, creator_payout_cents: payout, brief } = campaign;
  const applied = application !== null && hasApplied(application.status);
  const closed = closedDoorWords({ ...campaign, application_deadline: brief.application_deadline }, now);
  return (
    <>
      {payout === null ? null : (
        <PayoutReceipt
          deliverables={brief.deliverables}
          payoutCents={payout}
          creatorFeeCents={creatorFeeCents(payout, campaign.creator_fee_percent)}
          number={campaign.public_id}
          note={
            campaign.is_paid_in ? (
              <>
                <Lock aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-money" />
                Paid in by {business.business_name} and held until your work is approved.
              </>
            ) : null
          }
          className="relative z-1 max-lg:order-2 lg:-mt-22"
        />
      )}
      <aside
        id="apply"
        aria-labelledby="apply-title"
        className="scroll-mt-6 max-lg:order-4 lg:sticky lg:top-6 lg:mt-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
      >
        <Card>
          <h2 id="apply-title" className="mb-4 type-block-title">
            {applied ? 'Your application' : 'Apply'}
          </h2>
          {application ? <InvitationNote campaign={campaign} application={application} /> : null}
          {applied ? (
            <OwnApplication campaign={campaign} application={application} now={now} />
          ) : closed ? (
            <p className="text-md text-ink-2">{closed}</p>
          ) : (
            <ApplyForm campaign={campaign} />
          )}
        </Card>
      </aside>
    </>
  );
}
