import { Check, TriangleAlert } from 'lucide-react';
import type { Overview } from '#contract/admin/overview.ts';
import { Card } from '#web/ui/card.tsx';

/** The health of the database, jobs, email and files. */
export function SystemStatus({ machine }: Pick<Overview, 'machine'>) {
  const { database, jobs, emails, files } = machine;
  const parts = [
    {
      name: 'Database',
      words: `${database.kind === 'pg' ? 'PostgreSQL' : 'Embedded'}, answered in ${database.took_ms} ms`,
      isWell: true,
    },
    {
      name: 'Jobs',
      words:
        jobs.dead > 0
          ? `${jobs.dead} failed`
          : `${jobs.running} running, ${jobs.late === 0 ? 'none' : jobs.late} late`,
      isWell: jobs.dead === 0 && jobs.late === 0,
    },
    {
      name: 'Emails',
      words:
        emails.failed_today > 0
          ? `${emails.failed_today} failed in the last 24 hours`
          : `${emails.sent_today} sent in the last 24 hours`,
      isWell: emails.failed_today === 0,
    },
    {
      name: 'Files',
      words: `${files.kind === 's3' ? 'In S3' : 'On disk'}, ${files.failed === 0 ? 'all usable' : `${files.failed} unusable`}`,
      isWell: files.failed === 0,
    },
  ];
  return (
    <Card as="section" aria-labelledby="system-status">
      <h2 id="system-status" className="type-block-title">
        System status
      </h2>
      <ul className="mt-2">
        {parts.map(({ name, words, isWell }) => {
          const Icon = isWell ? Check : TriangleAlert;
          return (
            <li
              key={name}
              className="flex min-h-11 items-center gap-3 border-line border-b text-base last:border-b-0"
            >
              <Icon
                aria-hidden="true"
                className={`size-4.5 shrink-0 stroke-[1.75] ${isWell ? 'text-money' : 'text-danger'}`}
              />
              <span className="font-medium">{name}</span>
              <span
                className={`num ml-auto text-right ${isWell ? 'text-ink-2' : 'font-semibold text-danger'}`}
              >
                {words}
                <span className="sr-only">{isWell ? ', OK' : ', needs attention'}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
