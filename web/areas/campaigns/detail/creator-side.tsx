import { Lock } from 'lucide-react';
import type { CampaignDetail, OwnCampaignApplication } from '#contract/campaigns/details.ts';
import { closedReason } from '#domain/campaigns/application-window.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { hasApplied } from '#domain/hiring/application-states.ts';
import { DealReceipt } from '#web/components/deals/deal-receipt.tsx';
import { Link } from '#web/components/link.tsx';
import { useFocusAfter } from '#web/components/use-focus-after.ts';
import { Card } from '#web/ui/card.tsx';
import { ApplyForm } from './apply-form.tsx';
import { OwnApplication } from './own-application.tsx';

type CreatorSideProps = { campaign: CampaignDetail; now: Date };

/** The payout with the apply form, or the status of the creator's application. */
export function CreatorSide({ campaign, now }: CreatorSideProps) {
  const { business, application, deal, brief } = campaign;
  const applied = application !== null && (campaign.is_offer || hasApplied(application.status));
  useFocusAfter(application?.status ?? '', () => document.getElementById('apply-title'));
  const closed = closedReason({ ...campaign, application_deadline: brief.application_deadline }, now);
  return (
    <>
      {application?.status === 'invited' && closed === null ? (
        <InvitationStrip campaign={campaign} application={application} />
      ) : null}
      {deal === null ? null : (
        <DealReceipt
          title="Receipt for one spot"
          deal={deal}
          note={
            campaign.is_paid_in ? (
              <>
                <Lock aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-money" />
                Paid by {business.business_name} and held until your work is approved.
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
            {campaign.is_offer ? 'Your offer' : applied ? 'Your application' : 'Apply'}
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

type InvitationNoteProps = { campaign: CampaignDetail; application: OwnCampaignApplication };

/** On a phone the form is four screens down, so an invitation says on top who sent it and how to answer. */
function InvitationStrip({ campaign, application }: InvitationNoteProps) {
  const deadline = campaign.brief.application_deadline;
  return (
    <section
      aria-label="Your invitation"
      className="mt-4 rounded-large bg-yellow-tint p-4 text-yellow-text lg:hidden"
    >
      <p className="type-item">{campaign.business.business_name} invited you</p>
      {application.invitation ? (
        <p className="mt-1 text-md whitespace-pre-line wrap-anywhere">“{application.invitation}”</p>
      ) : null}
      {deadline ? <p className="mt-1 text-base">Apply by {dateWords(deadline)}.</p> : null}
      <p className="mt-2 flex flex-wrap gap-x-5">
        <a href="#apply" className="inline-flex min-h-11 items-center text-md font-semibold text-link">
          Accept and apply
        </a>
        <Link
          href="/creator/applications?segment=needs_you"
          className="inline-flex min-h-11 items-center text-md text-link"
        >
          Not this time
        </Link>
      </p>
    </section>
  );
}

/** An invitation from the shop, with its own words above the form. */
function InvitationNote({ campaign, application }: InvitationNoteProps) {
  const { status, invitation } = application;
  const shop = campaign.business.business_name;
  if (campaign.is_offer) return <Note title={`${shop} offered you this job`} words={invitation} />;
  if (status === 'withdrawn') {
    return <p className="mb-4 text-md text-ink-2">You withdrew your application. You can apply again.</p>;
  }
  if (status !== 'invited' && status !== 'declined') return null;
  const title =
    status === 'declined' ? 'You declined the invitation. You can still apply.' : `${shop} invited you`;
  return <Note title={title} words={invitation} />;
}

function Note({ title, words }: { title: string; words: string | null }) {
  return (
    <div className="mb-5 rounded-control bg-sunken p-4">
      <p className="type-item">{title}</p>
      {words ? <p className="mt-1 text-md whitespace-pre-line wrap-anywhere text-ink-2">{words}</p> : null}
    </div>
  );
}
