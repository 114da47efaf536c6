import type { ReactNode } from 'react';
import type { PublicDirectory } from '#contract/hiring/public-pages.ts';
import { describeNiches } from '#domain/creators/niches.ts';
import { formatCount } from '#domain/format/count.ts';
import { publicPath } from '#domain/hiring/public-pages.ts';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { CampaignList } from './campaign-list.tsx';

type DirectoryPageProps = { kind: 'neighborhood' | 'industry'; directory: PublicDirectory; now: Date };

/** Everyone with a public page in a neighborhood or an industry. */
export function DirectoryPage({ kind, directory, now }: DirectoryPageProps) {
  const { name, borough, shop_count, campaign_count, creator_count, shops, campaigns, creators } = directory;
  const isEmpty = shop_count + campaign_count + creator_count === 0;
  return (
    <>
      <h1 className="type-page-title break-words">{borough ? `${name}, ${borough}` : name}</h1>
      {isEmpty ? (
        <Nobody kind={kind} name={name} />
      ) : (
        <p className="mt-3 text-md text-ink-2">
          {[
            counted(shop_count, 'business', 'businesses'),
            counted(campaign_count, 'open campaign', 'open campaigns'),
            ...(kind === 'neighborhood' ? [counted(creator_count, 'creator', 'creators')] : []),
          ].join(', ')}
        </p>
      )}
      {campaigns.length > 0 ? (
        <Part title="Open campaigns">
          <CampaignList campaigns={campaigns} now={now} showsBusiness />
        </Part>
      ) : null}
      {shops.length > 0 ? (
        <Part title="Businesses">
          <Links
            links={shops.map((shop) => ({
              ...{ path: publicPath.shop(shop.slug), label: shop.business_name },
              more:
                shop.campaign_count > 0
                  ? counted(shop.campaign_count, 'open campaign', 'open campaigns')
                  : '',
            }))}
          />
        </Part>
      ) : null}
      {creators.length > 0 ? (
        <Part title="Creators">
          <Links
            links={creators.map(({ handle, full_name, niches }) => ({
              ...{ path: publicPath.creator(handle), label: full_name, more: describeNiches(niches) },
            }))}
          />
        </Part>
      ) : null}
      {directory.nearby.length > 0 ? (
        <Part title="See also">
          <Links links={directory.nearby.map((one) => ({ ...one, more: '' }))} />
        </Part>
      ) : null}
    </>
  );
}

function Nobody({ kind, name }: { kind: DirectoryPageProps['kind']; name: string }) {
  return (
    <div className="mt-4">
      <p className="text-md text-ink-2">
        {kind === 'industry'
          ? `No business in the category ${name} has a public page yet.`
          : `Nobody in ${name} has a public page yet.`}
      </p>
      <ButtonLink href="/signup" variant="primary" size="large" className="mt-5">
        Sign up
      </ButtonLink>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="type-block-title">{title}</h2>
      {children}
    </section>
  );
}

type LinksProps = { links: readonly { path: string; label: string; more: string }[] };

function Links({ links }: LinksProps) {
  return (
    <ul className="mt-3 grid gap-x-6 gap-y-1 text-md sm:grid-cols-2">
      {links.map(({ path, label, more }) => (
        <li key={path} className="min-w-0 break-words">
          <Link href={path} className="inline-flex min-h-8 items-center text-link">
            {label}
          </Link>
          {more ? <span className="block text-sm text-ink-2">{more}</span> : null}
        </li>
      ))}
    </ul>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
