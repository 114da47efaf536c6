import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { WorkLink } from '#contract/work/tap-links.ts';
import { formatCount } from '#domain/format/count.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { CopyButton } from '#web/components/links/copy-button.tsx';
import { QrCode } from '#web/components/qr/qr-code.tsx';
import { QrDownloads } from '#web/components/qr/qr-downloads.tsx';
import { workLinkOptions } from '#web/components/work/work-link-options.ts';
import { Card } from '#web/ui/card.tsx';

/** The creator's short link and counter code, and what they brought. Work without a link has no card. */
export function LinkCard({ work }: { work: Collaboration }) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: link } = useQuery(workLinkOptions(api, work.id));
  if (link === undefined) return null;
  return (
    <Card as="section" aria-labelledby="work-link">
      <h2 id="work-link" className="type-block-title">
        Your link
      </h2>
      <p className="mt-1 text-md wrap-anywhere text-ink-2">{leadOf(link, work.business.business_name)}</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <div className="min-w-0">
          <p className="text-md font-semibold break-all select-all">{link.url}</p>
          <div className="mt-2">
            <CopyButton text={link.url} label="Copy link" />
          </div>
          <dl className="mt-5 grid grid-cols-2 gap-4">
            <Figure name="Taps" value={link.taps} />
            <Figure name="Codes redeemed" value={link.redemptions} />
          </dl>
          <p className="mt-3 text-base text-ink-2">
            Each visitor counts once a day. Codes count when the shop redeems them.
          </p>
        </div>
        <div className="grid content-start justify-items-start gap-2">
          <QrCode qr={link.qr} label="QR code of your link" className="size-34" />
          <QrDownloads qr={link.qr} name="my-link" of="of your link" />
        </div>
      </div>
      {link.is_counting ? <CounterCode link={link} /> : null}
    </Card>
  );
}

function leadOf({ is_counting }: WorkLink, business: string): string {
  return is_counting
    ? `Put it in your bio or story. It leads to ${business} and counts who opens it.`
    : `It still leads to ${business}, but it counts nothing now.`;
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="text-base text-ink-2">{name}</dt>
      <dd className="num text-xl font-semibold">{formatCount(value)}</dd>
    </div>
  );
}

function CounterCode({ link: { perk, ends_on, counter_code } }: { link: WorkLink }) {
  const until = ends_on === null ? '' : `, until ${dateWords(ends_on)}`;
  return (
    <div className="mt-5 border-line border-t pt-4">
      {perk ? (
        <p className="text-md wrap-anywhere">
          Customers get: <span className="font-semibold">{perk.words}</span>
          {until}
        </p>
      ) : null}
      {perk?.code_use === 'once' ? (
        <p className="mt-1 text-base text-ink-2">
          Everyone who opens your link gets a code of their own, which works once.
        </p>
      ) : (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
          <p className="text-md">
            Your code at the counter: <strong className="num">{counter_code}</strong>
            {perk ? '' : until}
          </p>
          <CopyButton size="dense" text={counter_code} label="Copy code" />
        </div>
      )}
    </div>
  );
}
