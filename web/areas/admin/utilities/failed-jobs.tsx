import type { FailedJob } from '#contract/admin/jobs.ts';
import { call } from '#web/api/call.ts';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { readable } from '#web/components/admin/readable.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { Button } from '#web/ui/button.tsx';

type FailedJobsProps = { failed: readonly FailedJob[]; now: Date };

/** Jobs that failed every attempt, to retry or dismiss. */
export function FailedJobs({ failed, now }: FailedJobsProps) {
  return (
    <section aria-labelledby="failed-title">
      <h2 id="failed-title" className="border-line border-b bg-surface px-4 pt-5 pb-2 type-item md:px-6">
        Failed
      </h2>
      {failed.length === 0 ? (
        <p className="border-line border-b bg-surface px-4 py-3 text-base text-ink-2 md:px-6">
          No failed jobs. Jobs that fail are retried automatically, at growing intervals.
        </p>
      ) : (
        <PlainTable
          caption="Failed jobs"
          rows={failed}
          keyOf={({ id }) => id}
          columns={[
            {
              header: 'Job',
              phone: 'left',
              cell: ({ job }) => <span className="font-medium">{readable(job)}</span>,
            },
            {
              header: 'Error',
              phone: 'left',
              cell: ({ failure }) => <span className="text-ink-2">{failure ?? 'No details given.'}</span>,
            },
            { header: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
            { header: 'When', numeric: true, cell: ({ failed_at }) => momentWords(failed_at, now) },
            { header: 'Action', phone: 'right', numeric: true, cell: (job) => <JobActions job={job} /> },
          ]}
        />
      )}
    </section>
  );
}

function JobActions({ job }: { job: FailedJob }) {
  const name = readable(job.job);
  const path = { id: job.id };
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <ReasonDialog
        rule="admin_operations"
        trigger={
          <Button size="dense" aria-label={`Retry job: ${name}`}>
            Retry job
          </Button>
        }
        title={`Retry “${name}”?`}
        description="It starts over with a full set of attempts. Steps that are already done aren’t repeated."
        verb="Retry job"
        done="Job queued again."
        send={(api, reason) =>
          call(api, 'POST /api/admin/jobs/failed/:id/retry', { params: path, body: { reason } })
        }
      />
      <ReasonDialog
        rule="admin_operations"
        trigger={
          <Button size="dense" variant="ghost" aria-label={`Dismiss: ${name}`}>
            Dismiss
          </Button>
        }
        title={`Dismiss “${name}”?`}
        description="It won’t run again and disappears from this list. You can’t undo this."
        verb="Dismiss job"
        isDestructive
        done="Job dismissed."
        send={(api, reason) =>
          call(api, 'POST /api/admin/jobs/failed/:id/dismissal', { params: path, body: { reason } })
        }
      />
    </span>
  );
}
