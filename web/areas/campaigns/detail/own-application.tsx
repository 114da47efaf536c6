import { useState } from 'react';
import type { CampaignDetail, OwnCampaignApplication } from '#contract/campaigns/details.ts';
import { formatPrice } from '#domain/format/money.ts';
import { endSentence, newYorkMoment } from '#domain/format/new-york-time.ts';
import { call } from '#web/api/call.ts';
import { Link } from '#web/components/link.tsx';
import { REFRESH_ALL } from '#web/session/perform-action.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { nextWords, stateBadge } from './own-words.tsx';

type OwnApplicationProps = {
  campaign: CampaignDetail;
  application: OwnCampaignApplication;
  now: Date;
};

/** The status of the application, what happens next, and the button to withdraw. */
export function OwnApplication({ campaign, application, now }: OwnApplicationProps) {
  const { status, submitted_at, pitch, quote } = application;
  const canWithdraw = status === 'submitted' || status === 'shortlisted';
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {stateBadge(application, campaign.is_offer)}
        {submitted_at ? (
          <span className="num text-sm text-ink-3">Sent {newYorkMoment(submitted_at)}</span>
        ) : null}
      </div>
      <p className="text-md text-ink-2">{nextWords(campaign, application, now)}</p>
      {quote && quote.status === 'open' ? (
        <p className="text-md">
          {quote.made_by === 'creator' ? 'You asked for' : `${campaign.business.business_name} offers`}{' '}
          <span className="num font-semibold">{formatPrice(quote.amount_cents)}</span>
          {quote.made_by === 'creator' ? '. ' : '. Answer it on your Applications page. '}
          <span className="text-ink-2">{endSentence(`Expires ${newYorkMoment(quote.expires_at)}`)}</span>
        </p>
      ) : null}
      {pitch ? (
        <blockquote className="border-line-strong border-l-2 pl-3.5 text-md whitespace-pre-line wrap-anywhere text-ink-2">
          {pitch}
        </blockquote>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Link href="/creator/applications" className="inline-flex min-h-11 items-center text-base text-link">
          View all applications
        </Link>
        {canWithdraw ? (
          <Withdraw applicationId={application.application_id} isOffer={campaign.is_offer} />
        ) : null}
      </div>
    </div>
  );
}

/** Asks for confirmation in place. The creator can apply again while the campaign is open, but not to an offer. */
function Withdraw({ applicationId, isOffer }: { applicationId: string; isOffer: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const withdrawing = useAction(
    (api) => call(api, 'POST /api/applications/:id/withdrawal', { params: { id: applicationId } }),
    { ...REFRESH_ALL, done: () => ({ title: 'Withdrawn' }), failed: 'Couldn’t withdraw' },
  );

  if (!isAsking) {
    return (
      <Button variant="ghost" onClick={() => setAsking(true)} className="ml-auto">
        Withdraw
      </Button>
    );
  }
  return (
    <fieldset className="flex w-full min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">{isOffer ? 'Withdraw from offer' : 'Withdraw application'}</legend>
      <p className="w-full text-md text-ink-2">
        {isOffer
          ? 'This ends the offer, also the price you asked for, and the shop gets its money back. You can’t undo it.'
          : 'The shop won’t see it anymore. You can apply again while the campaign is open.'}
      </p>
      <Button onClick={() => setAsking(false)}>Keep it</Button>
      <Button variant="danger" loading={withdrawing.isBusy} onClick={() => void withdrawing.run()}>
        Withdraw
      </Button>
    </fieldset>
  );
}
