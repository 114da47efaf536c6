import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnApplicationPage } from '#contract/hiring/own-applications.ts';
import { ApplicationItem } from '#web/components/applications/application-item.tsx';
import {
  ownApplicationsOptions,
  PARTS,
  type Part,
} from '#web/components/applications/own-applications-options.ts';
import { Link } from '#web/components/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segments } from '#web/ui/chip.tsx';

type ApplicationsCardProps = { counts: OwnApplicationPage['counts']; now: Date };

const LABELS: Record<'open' | Part, string> = {
  open: 'Open',
  needs_you: 'Needs you',
  waiting: 'Pending',
  accepted: 'Accepted',
  closed: 'Closed',
};
const MOST = 5;

/** A few of the creator's applications, by status. */
export function ApplicationsCard({ counts, now }: ApplicationsCardProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const [segment, setSegment] = useState<'open' | Part>('open');
  const { data } = useInfiniteQuery({
    ...ownApplicationsOptions(api, segment),
    placeholderData: (shown) => shown,
  });
  const applications = data?.pages[0]?.applications.slice(0, MOST) ?? [];
  return (
    <section aria-labelledby="applications" className="mt-10">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="applications" className="type-block-title">
          Applications
        </h2>
        <Link
          href="/creator/applications"
          className="num inline-flex min-h-6 items-center text-base text-link"
        >
          All {counts.all}
          <span className="sr-only"> applications</span>
        </Link>
      </div>
      <div className="mb-3 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]">
        <Segments
          label="Applications"
          value={segment}
          onValueChange={setSegment}
          options={(['open', ...PARTS] as const).map((value) => ({
            value,
            label: <span className="num">{`${LABELS[value]} ${counts[value]}`}</span>,
          }))}
          className="max-md:w-max max-md:flex-nowrap"
        />
      </div>
      <Card padded={false}>
        {applications.length > 0 ? (
          <ul>
            {applications.map((application) => (
              <ApplicationItem
                key={application.id}
                application={application}
                now={now}
                isQuiet={segment === 'closed'}
              />
            ))}
          </ul>
        ) : (
          <p className="px-5 py-5 text-md text-ink-2 md:px-6">
            {segment === 'open' ? (
              <>
                No open applications.{' '}
                <Link href="/campaigns" className="text-link">
                  Browse campaigns
                </Link>
              </>
            ) : (
              'No applications here.'
            )}
          </p>
        )}
      </Card>
    </section>
  );
}
