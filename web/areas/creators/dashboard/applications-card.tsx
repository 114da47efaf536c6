import { useState } from 'react';
import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import { OWN_APPLICATION_PARTS, type OwnApplicationPart } from '#domain/hiring/own-application-lists.ts';
import { ApplicationItem } from '#web/components/applications/application-item.tsx';
import { Link } from '#web/components/link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Segments } from '#web/ui/chip.tsx';
import type { OwnWork } from './own-work.ts';

type ApplicationsCardProps = { work: OwnWork; now: Date };

type Shown = 'open' | OwnApplicationPart;

const LABELS: Record<Shown, string> = {
  open: 'Open',
  needs_you: 'Needs your answer',
  waiting: 'Waiting',
  accepted: 'Accepted',
  closed: 'Closed',
};
const MOST = 5;

/** A few of the creator's applications, by status. */
export function ApplicationsCard({ work, now }: ApplicationsCardProps) {
  const { counts } = work;
  const [segment, setSegment] = useState<Shown>('open');
  const applications = firstOf(segment, work);
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
          options={(['open', ...OWN_APPLICATION_PARTS] as const).map((value) => ({
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
                work={work.collaborations}
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

function firstOf(shown: Shown, work: OwnWork): readonly OwnApplication[] {
  const open = [...work.needs_you, ...work.waiting, ...work.accepted];
  const all = shown === 'open' ? open.toSorted(byLatestChange) : work[shown];
  return all.slice(0, MOST);
}

function byLatestChange(one: OwnApplication, other: OwnApplication): number {
  return other.updated_at.localeCompare(one.updated_at) || other.id.localeCompare(one.id);
}
