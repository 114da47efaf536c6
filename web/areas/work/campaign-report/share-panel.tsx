import { Check, Copy } from 'lucide-react';
import { startTransition, useOptimistic, useState } from 'react';
import type { ReportShare } from '#contract/work/campaign-reports.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';

const SHARE = 'GET /api/businesses/:id/campaigns/:identifier/report/share';

type SharePanelProps = { share: ReportShare; place: { id: string; identifier: string } };

/** The switch of the link, and the link while it is on. */
export function SharePanel({ share, place }: SharePanelProps) {
  const [isOn, showAtOnce] = useOptimistic(share.url !== null);
  const { run } = useAction(
    async (api, wanted: boolean) => {
      if (wanted) {
        await call(api, 'PUT /api/businesses/:id/campaigns/:identifier/report/share', { params: place });
      } else {
        await call(api, 'DELETE /api/businesses/:id/campaigns/:identifier/report/share', { params: place });
      }
    },
    { after: SHARE, failed: 'Couldn’t change it', isParallel: true, turn: 'report-share' },
  );

  function change(wanted: boolean) {
    startTransition(async () => {
      showAtOnce(wanted);
      await run(wanted);
    });
  }

  return (
    <>
      <Switch
        tone="ink"
        checked={isOn}
        onChange={(event) => change(event.target.checked)}
        hint="Anyone with the link can see these results and download them, without an account. Spend is shown as one total, never per creator."
      >
        Share link
      </Switch>
      {isOn && share.url ? <ShareLink url={share.url} place={place} /> : null}
    </>
  );
}

function ShareLink({ url, place }: { url: string; place: SharePanelProps['place'] }) {
  const [copied, setCopied] = useState<string | null>(null);
  const renewing = useAction(
    (api) =>
      call(api, 'POST /api/businesses/:id/campaigns/:identifier/report/share/renewal', { params: place }),
    {
      after: SHARE,
      done: 'New link created. The old one no longer works.',
      failed: 'Couldn’t create a new link',
    },
  );

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(url);
    } catch {
      toast({ title: 'Couldn’t copy', description: 'Select the link and copy it.', variant: 'destructive' });
    }
  }

  return (
    <div className="mt-4">
      <p className="text-hint break-all text-ink select-all">{url}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="touch"
          icon={copied === url ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={copy}
        >
          {copied === url ? 'Copied' : 'Copy link'}
        </Button>
        <ButtonLink size="touch" href={url} target="_blank">
          Open link
        </ButtonLink>
        <Button size="touch" variant="ghost" loading={renewing.isBusy} onClick={() => void renewing.run()}>
          Create new link
        </Button>
      </div>
      <p className="mt-2 text-hint text-ink-2">
        When you create a new link, the old one stops working at once.
      </p>
    </div>
  );
}
