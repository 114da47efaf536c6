import type { Applicant } from '#contract/creators/vetting.ts';
import { STEP_NAMES } from '#domain/creators/application-steps.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';

const DECISION_WORDS = {
  approve: 'approved',
  request_changes: 'requested changes',
  reject: 'rejected',
} as const;

/** Past decisions, in the words the applicant read. */
export function CreatorDecisions({ decisions }: Pick<Applicant, 'decisions'>) {
  const now = useNow();
  if (decisions.length === 0) return null;
  return (
    <section aria-label="Decisions">
      <h3 className="type-item">Decisions</h3>
      <ol className="mt-1">
        {decisions.map(({ decision, admin_name, created_at, reason, note, items }) => (
          <li key={created_at} className="border-line border-b py-2.5 text-base last:border-b-0">
            <p className="flex items-baseline justify-between gap-4">
              <span>
                <span className="font-medium">{admin_name}</span> {DECISION_WORDS[decision]}
                {reason ? `: ${reason}` : ''}
              </span>
              <time dateTime={created_at} className="num shrink-0 text-hint text-ink-3">
                {momentWords(created_at, now)}
              </time>
            </p>
            {note ? <p className="mt-1 break-words text-ink-2">“{note}”</p> : null}
            {items.map((item) => (
              <p key={`${item.step} ${item.subject} ${item.note}`} className="mt-1 break-words text-ink-2">
                {STEP_NAMES[item.step]}, {item.subject}: {item.note}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
