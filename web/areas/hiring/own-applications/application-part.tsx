import type { InfiniteData, UseSuspenseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OwnApplication, OwnApplicationPage } from '#contract/hiring/own-applications.ts';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import type { OwnApplicationPart } from '#domain/hiring/own-application-lists.ts';
import { ApplicationItem } from '#web/components/applications/application-item.tsx';
import { offerOf } from '#web/components/applications/application-turns.ts';
import { useFocusNext } from '#web/components/use-focus-next.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Count } from '#web/ui/count.tsx';
import { ConsentCard } from './consent-card.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { OfferCard } from './offer-card.tsx';

const TITLES: Record<OwnApplicationPart, string> = {
  needs_you: 'Needs your answer',
  waiting: 'Waiting on them',
  accepted: 'Accepted',
  closed: 'Closed',
};

export type ApplicationList = UseSuspenseInfiniteQueryResult<InfiniteData<OwnApplicationPage>>;

type ApplicationPartProps = {
  part: OwnApplicationPart;
  list: ApplicationList;
  q: string | undefined;
  now: Date;
  work: readonly CollaborationRow[];
};

/** The applications with one status, a few at first. Renders nothing without applications. */
export function ApplicationPart({ part, list, q, now, work }: ApplicationPartProps) {
  const card = useRef<HTMLUListElement>(null);
  const applications = list.data.pages.flatMap((page) => page.applications);
  const total = list.data.pages.at(-1)?.counts[part] ?? 0;
  const showMore = useFocusNext(
    applications.length,
    (at) => card.current?.querySelectorAll<HTMLElement>('[data-row]')[at]?.querySelector<HTMLElement>('a'),
    () => list.fetchNextPage(),
  );
  if (applications.length === 0) return null;
  const rest = total - applications.length;

  return (
    <section aria-labelledby={`part-${part}`} className="mt-10">
      <h2 id={`part-${part}`} className="mb-3 flex items-center gap-3 type-block-title">
        {TITLES[part]}
        {part === 'needs_you' ? (
          <Count value={total} tone="accent" of={total === 1 ? 'application' : 'applications'} />
        ) : null}
      </h2>
      <Card padded={false}>
        <ul ref={card}>
          {applications.map((application) => (
            <Entry key={application.id} application={application} part={part} now={now} work={work} />
          ))}
        </ul>
        {list.hasNextPage ? (
          <div className="border-line border-t p-1.5">
            <Button block variant="ghost" size="touch" loading={list.isFetchingNextPage} onClick={showMore}>
              {q || rest <= 0 ? 'Show more' : `Show ${rest} more`}
            </Button>
          </div>
        ) : null}
      </Card>
    </section>
  );
}

type EntryProps = { application: OwnApplication } & Pick<ApplicationPartProps, 'part' | 'now' | 'work'>;

function Entry({ application, part, now, work }: EntryProps) {
  if (part === 'needs_you' && application.needs_consent) {
    return <ConsentCard application={application} now={now} />;
  }
  const offer = part === 'needs_you' ? offerOf(application, now) : null;
  if (offer) return <OfferCard key={offer.id} application={application} offer={offer} now={now} />;
  if (part === 'needs_you' && application.status === 'invited') {
    return <InvitationCard application={application} now={now} />;
  }
  return (
    <ApplicationItem application={application} now={now} work={work} canAct isQuiet={part === 'closed'} />
  );
}
