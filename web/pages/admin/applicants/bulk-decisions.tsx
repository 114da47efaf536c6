import type { ApplicantRow } from '#contract/applicants.ts';
import { displayName } from '#domain/display-name.ts';
import { MOST_BULK_DECISIONS } from '#domain/review-reasons.ts';
import { decideApplications } from '#web/api/generated/sdk.gen.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { FormDialog } from '#web/components/settings/form-dialog.tsx';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

type BulkDecisionsProps = { applicants: readonly ApplicantRow[]; onDone: () => void };

/** There is no way back from a decision, so many at once are asked for twice. */
export function BulkDecisions({ applicants, onDone }: BulkDecisionsProps) {
  const deed = useAdminDeed();
  const count = applicants.length;
  const people = count === 1 ? '1 applicant' : `${count} applicants`;

  async function decide(decision: 'approve' | 'reject', note?: string) {
    const creator_ids = applicants.map(({ id }) => id);
    const body = { creator_ids, decision, ...(note && { note }) };
    const { results } = await deed((reach) => decideApplications({ ...reach, body }));
    const failed = results.filter(({ problem }) => problem !== null);
    onDone();
    toast({
      title: `${count - failed.length} of ${count} ${decision === 'approve' ? 'are in' : 'turned down'}.`,
      variant: failed.length === 0 ? 'success' : 'default',
      ...(failed[0] && {
        description: `${nameIn(applicants, failed[0].creator_id)}: ${failed[0].problem}`,
      }),
    });
  }

  if (count > MOST_BULK_DECISIONS) {
    return (
      <p className="border-line border-t px-6 py-3.5 text-base">Choose {MOST_BULK_DECISIONS} at most.</p>
    );
  }
  return (
    <div className="shrink-0 bg-ink px-4 py-3 text-paper md:px-6">
      <p aria-live="polite" className="num text-base font-semibold">
        {people} chosen
      </p>
      <div className="mt-2 flex gap-2">
        <ReasonDialog
          trigger={<Button variant="danger">Reject</Button>}
          title={`Reject ${people}?`}
          description="Each of them is told by email and can apply again after 30 days. This cannot be undone."
          hint="All of them read this. It stands in the audit log too."
          verb={`Reject ${count}`}
          safeVerb="Keep them waiting"
          isDestructive
          send={(note) => decide('reject', note)}
        />
        <FormDialog
          trigger={<Button>Approve</Button>}
          title={`Let ${people} in?`}
          description="Each of them is told by email and can work at once. This cannot be undone."
          names={[]}
          verb={`Approve ${count}`}
          safeVerb="Keep them waiting"
          send={() => decide('approve')}
        />
      </div>
    </div>
  );
}

function nameIn(applicants: readonly ApplicantRow[], id: string): string {
  const row = applicants.find((applicant) => applicant.id === id);
  return displayName({ full_name: row?.full_name ?? null, email: null });
}
