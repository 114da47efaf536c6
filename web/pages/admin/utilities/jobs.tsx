import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { JobStanding } from '#contract/jobs.ts';
import { momentWords } from '#web/components/admin/moment.ts';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { useNow } from '#web/components/admin/use-now.ts';
import { Badge, BadgeDot } from '#web/ui/badge.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { jobWords } from './job-words.ts';
import { jobsOptions } from './utilities-options.ts';

/** What is done behind the pages: how it goes, and what gave up. */
export function Jobs() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(jobsOptions(api));
  const now = useNow();
  const moment = (at: string | null) =>
    at ? <span className="num">{momentWords(at, now)}</span> : 'Not lately';
  return (
    <>
      <FailedJobs failed={data.failed} now={now} />
      <PlainTable
        caption="Jobs"
        rows={data.jobs}
        keyOf={({ job }) => job}
        columns={[
          {
            header: 'Job',
            phone: 'left',
            cell: ({ job, cron }) => (
              <>
                <span className="font-medium">{jobWords(job)}</span>
                {cron ? <code className="ml-2 font-mono text-hint text-ink-3">{cron}</code> : null}
              </>
            ),
          },
          { header: 'State', phone: 'right', cell: (standing) => <JobBadge standing={standing} /> },
          { header: 'Waiting', numeric: true, cell: ({ waiting }) => waiting.toLocaleString('en-US') },
          { header: 'For later', numeric: true, cell: ({ later }) => later.toLocaleString('en-US') },
          { header: 'Last done', numeric: true, cell: ({ last_done_at }) => moment(last_done_at) },
          { header: 'Last gave up', numeric: true, cell: ({ last_failed_at }) => moment(last_failed_at) },
        ]}
      />
    </>
  );
}

function JobBadge({ standing: { running, retrying, waiting } }: { standing: JobStanding }) {
  if (retrying > 0) return <Badge tone="danger" icon={<BadgeDot />}>{`${retrying} failing`}</Badge>;
  if (running > 0) return <Badge tone="info" icon={<BadgeDot />}>{`${running} running`}</Badge>;
  if (waiting > 0) return <Badge tone="yellow" icon={<BadgeDot />}>{`${waiting} waiting`}</Badge>;
  return <Badge tone="outline">Idle</Badge>;
}
