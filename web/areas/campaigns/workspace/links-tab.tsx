import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CampaignLinks } from '#contract/work/tap-links.ts';
import { shortAddress } from '#domain/businesses/website.ts';
import { formatCount } from '#domain/format/count.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Link } from '#web/components/link.tsx';
import { CopyButton } from '#web/components/links/copy-button.tsx';
import { QrDownloads } from '#web/components/qr/qr-downloads.tsx';
import { Card } from '#web/ui/card.tsx';
import { campaignLinksOptions } from './campaign-links-options.ts';
import { LinkSettingsDialog } from './link-settings-dialog.tsx';
import type { WorkspaceProps } from './workspace-props.ts';

/** Shows where the short links of a campaign lead, what customers get, and what each creator's link brought. */
export function LinksTab({ shop, identifier, viewingAs, now }: WorkspaceProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, error } = useQuery(campaignLinksOptions(api, { id: shop.id, identifier }));
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-6 md:px-10">
      {data === undefined ? (
        <RecordPending error={error} />
      ) : (
        <>
          <section aria-labelledby="link-settings">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="link-settings" className="type-block-title">
                Where links lead
              </h2>
              {viewingAs ? null : (
                <LinkSettingsDialog place={{ id: shop.id, identifier }} links={data} now={now} />
              )}
            </div>
            <p className="mt-1 max-w-[44rem] text-base text-ink-2">
              Every creator you accept gets a short link and a code for your counter. You see here how many
              customers they bring. Staff redeem codes on the{' '}
              {viewingAs ? (
                'counter page'
              ) : (
                <Link href="/business/counter" className="text-link">
                  counter page
                </Link>
              )}
              .
            </p>
            <Settings links={data} />
          </section>
          <section aria-labelledby="creators-links">
            <h2 id="creators-links" className="type-block-title">
              Creators’ links
            </h2>
            <Rows links={data.links} />
          </section>
        </>
      )}
    </div>
  );
}

function Settings({ links: { settings, default_target } }: { links: CampaignLinks }) {
  const { target_url, perk, ends_on } = settings;
  const lines: [string, string][] = [
    ['Links lead to', shortAddress(target_url ?? default_target)],
    ['Customers get', perk === null ? 'No perk' : perk.words],
    ['Codes work', perk?.code_use === 'once' ? 'Once per customer' : 'For many customers'],
    ['Last day', ends_on === null ? 'None' : dateWords(ends_on)],
  ];
  return (
    <Card className="mt-4 max-w-[44rem]">
      <dl>
        {lines.map(([name, words]) => (
          <div
            key={name}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-line py-2.5 text-md not-first:border-t"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Rows({ links }: { links: CampaignLinks['links'] }) {
  if (links.length === 0) {
    return <p className="mt-2 text-md text-ink-2">Creators appear here once you accept them.</p>;
  }
  return (
    <Card padded={false} className="mt-4">
      <ul>
        {links.map((link) => (
          <li
            key={link.collaboration_id}
            className="grid gap-x-6 gap-y-3 border-line px-5 py-4 not-first:border-t md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center"
          >
            <div className="min-w-0">
              <p className="text-md font-semibold wrap-anywhere">{link.creator_name}</p>
              <p className="text-base break-all text-ink-2">
                {shortAddress(link.url)}, code <span className="num">{link.counter_code}</span>
              </p>
              {link.is_counting ? null : (
                <p className="text-base text-ink-2">It still leads to you, but counts nothing now.</p>
              )}
            </div>
            <dl className="flex gap-6">
              <Figure name="Taps" value={link.taps} />
              <Figure name="Redeemed" value={link.redemptions} />
            </dl>
            <div className="flex flex-wrap gap-2">
              <CopyButton size="dense" text={link.url} label="Copy link" of={`of ${link.creator_name}`} />
              <QrDownloads
                qr={link.qr}
                name={`link-${link.counter_code.toLowerCase()}`}
                of={`of ${link.creator_name}`}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="text-base text-ink-2">{name}</dt>
      <dd className="num text-lg font-semibold">{formatCount(value)}</dd>
    </div>
  );
}
