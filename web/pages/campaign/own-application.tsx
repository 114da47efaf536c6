import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { formatPayout } from '#domain/money.ts';
import { newYorkMoment } from '#domain/new-york-time.ts';
import type { CampaignDetail, OwnCampaignApplication } from '#web/api/generated/types.gen.ts';
import { Link } from '#web/components/link.tsx';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { nextWords, stateBadge } from './own-words.tsx';

type OwnApplicationProps = {
  campaign: CampaignDetail;
  application: OwnCampaignApplication;
  now: Date;
};

/** Where it stands, what happens next, and the way back. */
export function OwnApplication({ campaign, application, now }: OwnApplicationProps) {
  const { status, submitted_at, pitch, quote } = application;
  const canWithdraw = status === 'submitted' || status === 'shortlisted';
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {stateBadge(status)}
        {submitted_at ? (
          <span className="num text-sm text-ink-3">Sent {newYorkMoment(submitted_at)}</span>
        ) : null}
      </div>
      <p className="text-md text-ink-2">{nextWords(campaign, application, now)}</p>
      {quote && quote.status === 'open' ? (
        <p className="text-md">
          {quote.made_by === 'creator' ? 'You asked for' : `${campaign.business.business_name} offers`}{' '}
          <span className="num font-semibold">{formatPayout(quote.amount_cents)}</span>
          {quote.made_by === 'creator' ? '. ' : '. Answer it in your applications. '}
          <span className="text-ink-2">Open until {newYorkMoment(quote.expires_at)}.</span>
        </p>
      ) : null}
      {pitch ? (
        <blockquote className="border-line-strong border-l-2 pl-3.5 text-md whitespace-pre-line wrap-anywhere text-ink-2">
          {pitch}
        </blockquote>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Link href="/creator/applications" className="inline-flex min-h-11 items-center text-base text-link">
          All your applications
        </Link>
        {canWithdraw ? <Withdraw applicationId={application.application_id} /> : null}
      </div>
    </div>
  );
}

/** Asked once more in place; it can be sent again as long as the campaign is open. */
function Withdraw({ applicationId }: { applicationId: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function withdraw() {
    setBusy(true);
    try {
      const { withdrawApplication } = await import('#web/api/generated/sdk.gen.ts');
      await withdrawApplication({ ...api, path: { id: applicationId }, throwOnError: true });
      toast({ title: 'Withdrawn' });
    } catch (cause) {
      toast({ title: 'Not withdrawn', description: adviceFor(cause), variant: 'destructive' });
    }
    await queries.invalidateQueries();
    setBusy(false);
  }

  if (!isAsking) {
    return (
      <Button variant="ghost" onClick={() => setAsking(true)} className="ml-auto">
        Withdraw
      </Button>
    );
  }
  return (
    <fieldset className="flex w-full min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">Withdraw the application</legend>
      <p className="w-full text-md text-ink-2">
        The shop no longer sees it. You can apply again while it is open.
      </p>
      <Button onClick={() => setAsking(false)}>Keep it</Button>
      <Button variant="danger" loading={isBusy} onClick={withdraw}>
        Withdraw
      </Button>
    </fieldset>
  );
}
