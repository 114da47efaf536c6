import type { FailedJob } from '#contract/jobs.ts';
import { dismissFailedJob, retryFailedJob } from '#web/api/generated/sdk.gen.ts';
import { momentWords } from '#web/components/admin/moment.ts';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { jobWords } from './job-words.ts';

type FailedJobsProps = { failed: readonly FailedJob[]; now: Date };

/** What failed every attempt: begun again, or set aside. */
export function FailedJobs({ failed, now }: FailedJobsProps) {
  return (
    <section aria-labelledby="failed-title">
      <h2 id="failed-title" className="border-line border-b bg-surface px-4 pt-5 pb-2 type-item md:px-6">
        Gave up
      </h2>
      {failed.length === 0 ? (
        <p className="border-line border-b bg-surface px-4 py-3 text-base text-ink-2 md:px-6">
          No job gave up. What fails is tried again by itself, with growing pauses.
        </p>
      ) : (
        <PlainTable
          caption="Jobs that gave up"
          rows={failed}
          keyOf={({ id }) => id}
          columns={[
            {
              header: 'Job',
              phone: 'left',
              cell: ({ job }) => <span className="font-medium">{jobWords(job)}</span>,
            },
            {
              header: 'Why',
              phone: 'left',
              cell: ({ failure }) => <span className="text-ink-2">{failure ?? 'It did not say.'}</span>,
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
  const deed = useAdminDeed();
  const name = jobWords(job.job);
  const path = { id: job.id };
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <ReasonDialog
        trigger={
          <Button size="dense" aria-label={`Try again: ${name}`}>
            Try again
          </Button>
        }
        title={`Try “${name}” again?`}
        description="It begins anew with all its attempts. What it has done already is not done twice."
        verb="Try again"
        done="It is under way."
        send={async (reason) => {
          await deed((reach) => retryFailedJob({ ...reach, path, body: { reason } }));
        }}
      />
      <ReasonDialog
        trigger={
          <Button size="dense" variant="ghost" aria-label={`Set aside: ${name}`}>
            Set aside
          </Button>
        }
        title={`Set “${name}” aside?`}
        description="It is not done and does not show any more. This cannot be undone."
        verb="Set aside"
        isDestructive
        done="It is set aside."
        send={async (reason) => {
          await deed((reach) => dismissFailedJob({ ...reach, path, body: { reason } }));
        }}
      />
    </span>
  );
}
