import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { OWN_APPLICATION_PARTS, type OwnApplicationPart } from '#domain/hiring/own-application-lists.ts';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import {
  type ApplicationsView,
  ownApplicationsOptions,
  partOf,
} from '#web/components/applications/own-applications-options.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { Link } from '#web/components/link.tsx';
import { useNow } from '#web/components/time/use-now.ts';
import { openWorkOptions } from '#web/components/work/work-options.ts';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/chip.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type ApplicationList, ApplicationPart } from './application-part.tsx';

type ApplicationsPageProps = { bar: AppBarProps; view: ApplicationsView };

/** The creator's applications and invitations; those that need an answer come first. */
export function ApplicationsPage({ bar, view }: ApplicationsPageProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const now = useNow();
  const { change } = useView('/creator/applications', view);
  const part = partOf(view);
  const { data } = useSuspenseInfiniteQuery(
    ownApplicationsOptions(api, part ?? 'needs_you', { q: view.q, isAlone: part !== null }),
  );
  const { data: open } = useSuspenseQuery(openWorkOptions(api));
  const counts = data.pages.at(-1)?.counts ?? NONE;
  const label = (words: string, count: number) => <span className="num">{`${words} ${count}`}</span>;
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-[65rem] px-4 pt-5 pb-12 md:px-8 md:pt-7">
        <Link
          href="/creator"
          className="inline-flex min-h-11 items-center gap-2 text-base text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4 stroke-[1.75]" />
          Dashboard
        </Link>
        <h1 className="type-page-title">Applications</h1>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <div className="max-md:-mx-4 max-md:w-[100vw] max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]">
            <Segments
              label="Applications"
              value={part ?? 'all'}
              onValueChange={(value) => change({ segment: value === 'all' ? undefined : value })}
              options={[
                { value: 'all', label: label('All', counts.all) },
                { value: 'needs_you', label: label('Needs your answer', counts.needs_you) },
                { value: 'waiting', label: label('Waiting', counts.waiting) },
                { value: 'accepted', label: label('Accepted', counts.accepted) },
                { value: 'closed', label: label('Closed', counts.closed) },
              ]}
              className="max-md:w-max max-md:flex-nowrap"
            />
          </div>
          <div className="w-full md:ml-auto md:w-60">
            <SearchField
              label="Search applications"
              value={view.q ?? ''}
              onSearch={(q) => change({ q: q || undefined }, { replace: true })}
            />
          </div>
        </div>
        {part === null ? (
          <AllParts q={view.q} now={now} work={open.collaborations} />
        ) : (
          <OnePart part={part} q={view.q} now={now} work={open.collaborations} />
        )}
      </div>
    </AreaLayout>
  );
}

const NONE = { all: 0, open: 0, needs_you: 0, waiting: 0, accepted: 0, closed: 0 };

type PartsProps = Omit<React.ComponentProps<typeof ApplicationPart>, 'part' | 'list'>;

function AllParts({ q, now, work }: PartsProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const lists = {
    needs_you: useSuspenseInfiniteQuery(ownApplicationsOptions(api, 'needs_you', { q })),
    waiting: useSuspenseInfiniteQuery(ownApplicationsOptions(api, 'waiting', { q })),
    accepted: useSuspenseInfiniteQuery(ownApplicationsOptions(api, 'accepted', { q })),
    closed: useSuspenseInfiniteQuery(ownApplicationsOptions(api, 'closed', { q })),
  };
  if (Object.values(lists).every(isEmpty)) return <NoneFound q={q} />;
  return OWN_APPLICATION_PARTS.map((part) => (
    <ApplicationPart key={part} part={part} list={lists[part]} q={q} now={now} work={work} />
  ));
}

function OnePart({ part, ...shown }: PartsProps & { part: OwnApplicationPart }) {
  const { q } = shown;
  const { api } = useRouteContext({ from: '__root__' });
  const list = useSuspenseInfiniteQuery(ownApplicationsOptions(api, part, { q, isAlone: true }));
  return isEmpty(list) ? <NoneFound q={q} /> : <ApplicationPart part={part} list={list} {...shown} />;
}

function isEmpty({ data }: ApplicationList): boolean {
  return data.pages.every((page) => page.applications.length === 0);
}

function NoneFound({ q }: { q: string | undefined }) {
  return (
    <EmptyState
      words={q ? 'NO MATCH' : 'NOTHING HERE'}
      title={q ? 'No applications match your search' : 'No applications here yet'}
      hint="Browse campaigns and apply to the ones that fit you."
      action={
        <ButtonLink variant="primary" render={(look) => <Link href="/campaigns" {...look} />}>
          Browse campaigns
        </ButtonLink>
      }
      className="mx-auto mt-10 max-w-[34rem]"
    />
  );
}
