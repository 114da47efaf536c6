import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { BriefVersion } from '#contract/campaigns/briefs.ts';
import { describeBriefChange, diffBriefs } from '#domain/campaigns/brief-changes.ts';
import { businessCampaignPath } from '#domain/campaigns/campaign-address.ts';
import { BriefView } from '#web/components/campaigns/brief/brief-view.tsx';
import { briefVersionsOptions } from '#web/components/campaigns/own-campaign-options.ts';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { stringifySearch } from '#web/search-params.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { WorkspaceProps } from './workspace-props.ts';

/** The brief that creators read, with its earlier versions. */
export function BriefTab({ campaign, shop, identifier, view, now, viewingAs }: WorkspaceProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isError, refetch } = useQuery(briefVersionsOptions(api, shop.id, identifier));
  return (
    <section aria-label="Brief" className="mx-auto max-w-[56rem] px-4 py-6 md:px-10 md:py-8">
      {data === undefined ? (
        isError ? (
          <Button onClick={() => void refetch()}>We couldn’t load the brief. Retry</Button>
        ) : (
          <div className="grid gap-3">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-40" />
          </div>
        )
      ) : data.versions.length === 0 ? (
        <EmptyState
          words="IN WRITING"
          title="Not published yet"
          hint="The brief and every later version appear here once the campaign is live."
          action={
            viewingAs === null ? (
              <ButtonLink
                variant="primary"
                render={(look) => <Link href={`${businessCampaignPath(campaign)}/edit`} {...look} />}
              >
                Continue draft
              </ButtonLink>
            ) : undefined
          }
          className="mx-auto max-w-[34rem]"
        />
      ) : (
        <Versions
          versions={data.versions}
          chosen={Number(view.version)}
          now={now}
          hrefOf={(version) =>
            `${businessCampaignPath(campaign)}${stringifySearch({ tab: 'brief', version, ...(view.as && { as: view.as }) })}`
          }
        />
      )}
    </section>
  );
}

type VersionsProps = {
  versions: readonly BriefVersion[];
  /** From the address; the newest version by default. */
  chosen: number;
  now: Date;
  hrefOf: (version: string) => string;
};

function Versions({ versions, chosen, now, hrefOf }: VersionsProps) {
  const place = Math.max(
    0,
    versions.findIndex(({ version }) => version === chosen),
  );
  const shown = versions[place];
  const before = versions[place + 1];
  if (shown === undefined) return null;
  const changes = before ? diffBriefs(before.brief, shown.brief) : [];
  return (
    <>
      {versions.length > 1 ? (
        <nav aria-label="Versions of the brief">
          <ul className="flex flex-wrap gap-2">
            {versions.map(({ version }) => (
              <li key={version}>
                <ButtonLink
                  size="dense"
                  variant={version === shown.version ? 'ink' : 'secondary'}
                  render={(look) => (
                    <Link
                      href={hrefOf(String(version))}
                      aria-current={version === shown.version ? 'true' : undefined}
                      {...look}
                    />
                  )}
                >
                  Version {version}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <p className="mt-3 text-md text-ink-2">
        {place === 0 ? 'Current version. ' : 'Earlier version. Creators accepted then still follow it. '}
        Published {momentWords(shown.published_at, now)}
        {shown.published_by ? ` by ${shown.published_by}` : ''}.
      </p>
      {changes.length > 0 ? (
        <div className="mt-4 border-ink border-l-3 pl-4">
          <h2 className="type-item">Changes since version {before?.version}</h2>
          <ul className="mt-1 grid gap-1 text-md text-ink-2">
            {changes.map((change) => {
              const words = describeBriefChange(change);
              return (
                <li key={words} className="wrap-anywhere">
                  {words}
                </li>
              );
            })}
          </ul>
        </div>
      ) : null}
      <BriefView reader="business" brief={shown.brief} className="mt-6" />
    </>
  );
}
