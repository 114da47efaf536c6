import { counted } from '#web/components/campaigns/step-words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { WorkspaceProps } from './workspace-page.tsx';

/** Who applied, and what can be said about them before anybody is looked at. */
export function ApplicantsTab({ campaign }: WorkspaceProps) {
  const { applicant_count, waiting_count, status } = campaign;
  return (
    <section aria-label="Applicants" className="px-4 py-6 md:px-10 md:py-8">
      {applicant_count === 0 ? (
        <EmptyState
          words="NOBODY YET"
          title={status === 'live' ? 'Nobody has applied yet' : 'Nobody applied'}
          hint={
            status === 'live'
              ? 'Most creators apply within the first days. You hear of each of them.'
              : 'Creators apply while a campaign is open.'
          }
          className="mx-auto max-w-[34rem]"
        />
      ) : (
        <p className="text-md text-ink-2">
          {counted(applicant_count, 'applicant')}, {waiting_count} waiting for your answer.
        </p>
      )}
    </section>
  );
}
