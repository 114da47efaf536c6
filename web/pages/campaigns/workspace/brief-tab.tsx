import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { describeBriefChange, diffBriefs } from '#domain/brief-changes.ts';
import { businessCampaignPath } from '#domain/campaign-address.ts';
import type { BriefVersion } from '#web/api/generated/types.gen.ts';
import { momentWords } from '#web/components/admin/moment.ts';
import { BriefView } from '#web/components/campaigns/brief/brief-view.tsx';
import { briefVersionsOptions } from '#web/components/campaigns/own-campaign-options.ts';
import { Link } from '#web/components/link.tsx';
import { stringifySearch } from '#web/search-params.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { WorkspaceProps } from './workspace-props.ts';

/** What creators read, as it holds now and as it held before. */
export function BriefTab({ campaign, shop, identifier, view, now, actions }: WorkspaceProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isError, refetch } = useQuery(briefVersionsOptions(api, shop.id, identifier));
  return (
    <section aria-label="Brief" className="mx-auto max-w-[56rem] px-4 py-6 md:px-10 md:py-8">
      {data === undefined ? (
        isError ? (
          <Button onClick={() => void refetch()}>The brief did not load. Retry</Button>
        ) : (
          <div className="grid gap-3">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-40" />
          </div>
        )
      ) : data.versions.length === 0 ? (
        <EmptyState
          words="IN WRITING"
          title="Nothing is published yet"
          hint="The brief stands here from the moment the campaign goes live, with every change after that."
          action={
            actions ? (
              <ButtonLink
                variant="primary"
                render={(look) => <Link href={`${businessCampaignPath(campaign)}/edit`} {...look} />}
              >
                Keep writing
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
  /** Of the address; the newest where it names none. */
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
        {place === 0 ? 'Holds now. ' : 'An earlier one: who was accepted then works by it. '}
        Published {momentWords(shown.published_at, now)}
        {shown.published_by ? ` by ${shown.published_by}` : ''}.
      </p>
      {changes.length > 0 ? (
        <div className="mt-4 border-ink border-l-3 pl-4">
          <h2 className="type-item">What changed since version {before?.version}</h2>
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
      <BriefView brief={shown.brief} className="mt-6" />
    </>
  );
}
