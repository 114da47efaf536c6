import type { DecidedReport } from '#contract/admin/reports.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { appealWords, decisionWords, titleOf } from './report-words.ts';

/** Earlier decisions about the same person, newest first. */
export function EarlierDecisions({ decisions }: { decisions: readonly DecidedReport[] }) {
  const now = useNow();
  return (
    <section aria-label="Earlier decisions">
      <h3 className="type-item">{decisions.length === 0 ? 'No earlier decisions' : 'Earlier decisions'}</h3>
      <ul className="mt-2 grid gap-2">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <span className="font-medium">{decisionWords(decision)}</span>
            <span className="block text-base wrap-anywhere">“{decision.words}”</span>
            <span className="block text-hint text-ink-3">
              {[titleOf(decision), momentWords(decision.decided_at, now), appealWords(decision)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
