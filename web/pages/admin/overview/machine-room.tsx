import { Check, TriangleAlert } from 'lucide-react';
import type { Overview } from '#contract/overview.ts';
import { Card } from '#web/ui/card.tsx';

/** Whether the parts under the product do what they should. */
export function MachineRoom({ machine }: Pick<Overview, 'machine'>) {
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
          ? `${jobs.dead} gave up`
          : `${jobs.running} running, ${jobs.late === 0 ? 'none' : jobs.late} late`,
      isWell: jobs.dead === 0 && jobs.late === 0,
    },
    {
      name: 'Emails',
      words:
        emails.failed_today > 0
          ? `${emails.failed_today} failed within a day`
          : `${emails.sent_today} sent within a day`,
      isWell: emails.failed_today === 0,
    },
    {
      name: 'Files',
      words: `${files.kind === 's3' ? 'In S3' : 'On disk'}, ${files.failed === 0 ? 'all usable' : `${files.failed} unusable`}`,
      isWell: files.failed === 0,
    },
  ];
  return (
    <Card as="section" aria-labelledby="machine-room">
      <h2 id="machine-room" className="type-block-title">
        The machine room
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
                <span className="sr-only">{isWell ? ', well' : ', needs a look'}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
