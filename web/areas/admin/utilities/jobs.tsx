import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { JobStatus } from '#contract/admin/jobs.ts';
import { formatCount } from '#domain/format/count.ts';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { readable } from '#web/components/admin/readable.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Badge, BadgeDot } from '#web/ui/badge.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { scheduleWords } from './job-words.ts';
import { jobsOptions } from './utilities-options.ts';

/** The background jobs: how they run, and which gave up. */
export function Jobs() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data } = useSuspenseQuery(jobsOptions(api));
  const now = useNow();
  const moment = (at: string | null) => (at ? <span className="num">{momentWords(at, now)}</span> : 'Never');
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
                <span className="font-medium">{readable(job)}</span>
                {cron ? <span className="num ml-2 text-hint text-ink-3">{scheduleWords(cron)}</span> : null}
              </>
            ),
          },
          { header: 'Status', phone: 'right', cell: (status) => <JobBadge status={status} /> },
          { header: 'Waiting', numeric: true, cell: ({ waiting }) => formatCount(waiting) },
          { header: 'Scheduled', numeric: true, cell: ({ later }) => formatCount(later) },
          { header: 'Last completed', numeric: true, cell: ({ last_done_at }) => moment(last_done_at) },
          { header: 'Last failed', numeric: true, cell: ({ last_failed_at }) => moment(last_failed_at) },
        ]}
      />
    </>
  );
}

function JobBadge({ status: { running, retrying, waiting } }: { status: JobStatus }) {
  if (retrying > 0) return <Badge tone="danger" icon={<BadgeDot />}>{`${retrying} failing`}</Badge>;
  if (running > 0) return <Badge tone="info" icon={<BadgeDot />}>{`${running} running`}</Badge>;
  if (waiting > 0) return <Badge tone="yellow" icon={<BadgeDot />}>{`${waiting} waiting`}</Badge>;
  return <Badge tone="outline">Idle</Badge>;
}
