import type { ApplicantRow } from '#contract/creators/vetting.ts';
import { MOST_BULK_DECISIONS } from '#domain/creators/vetting-reasons.ts';
import { displayName } from '#domain/format/display-name.ts';
import { type AnswerOf, call } from '#web/api/call.ts';

import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ToastRequest } from '#web/ui/toast.ts';
import { BulkChanges } from './bulk-changes.tsx';

type BulkDecisionsProps = { applicants: readonly ApplicantRow[]; onDone: () => void };

/** Decisions can't be undone, so a bulk decision asks for confirmation. */
export function BulkDecisions({ applicants, onDone }: BulkDecisionsProps) {
  const count = applicants.length;
  const people = count === 1 ? '1 applicant' : `${count} applicants`;

  const creator_ids = applicants.map(({ id }) => id);

  function told({ results }: AnswerOf<'POST /api/admin/applicant-decisions'>, outcome: string): ToastRequest {
    const failed = results.filter(({ problem }) => problem !== null);
    onDone();
    return {
      title: `${count - failed.length} of ${count} ${outcome}.`,
      variant: failed.length === 0 ? 'success' : 'default',
      ...(failed[0] && {
        description: `${nameIn(applicants, failed[0].creator_id)}: ${failed[0].problem}`,
      }),
    };
  }

  if (count > MOST_BULK_DECISIONS) {
    return <p className="border-line border-t px-6 py-3.5 text-base">Select up to {MOST_BULK_DECISIONS}.</p>;
  }
  return (
    <div className="shrink-0 bg-ink px-4 py-3 text-paper md:px-6">
      <p aria-live="polite" className="num text-base font-semibold">
        {people} selected
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ReasonDialog
          rule="admin_operations"
          trigger={<Button variant="danger">Reject</Button>}
          title={`Reject ${people}?`}
          description="We’ll email each of them. They can apply again after 30 days. You can’t undo this."
          hint="All of them will see this. It’s also kept in the audit log."
          verb={`Reject ${count}`}
          safeVerb="Cancel"
          isDestructive
          send={(api, note) =>
            call(api, 'POST /api/admin/applicant-decisions', {
              body: { creator_ids, decision: 'reject', ...(note && { note }) },
            })
          }
          done={(answer) => told(answer, 'rejected')}
        />
        <BulkChanges
          creatorIds={creator_ids}
          people={people}
          told={(answer) => told(answer, count === 1 ? 'was asked for changes' : 'were asked for changes')}
        />
        <FormDialog
          trigger={<Button>Approve</Button>}
          title={`Approve ${people}?`}
          description="We’ll email each of them, and they can start right away. You can’t undo this."
          names={[]}
          verb={`Approve ${count}`}
          safeVerb="Cancel"
          send={(api) =>
            call(api, 'POST /api/admin/applicant-decisions', { body: { creator_ids, decision: 'approve' } })
          }
          after="everything"
          done={(answer) => told(answer, 'approved')}
        />
      </div>
    </div>
  );
}

function nameIn(applicants: readonly ApplicantRow[], id: string): string {
  const row = applicants.find((applicant) => applicant.id === id);
  return displayName({ full_name: row?.full_name ?? null, email: null });
}
