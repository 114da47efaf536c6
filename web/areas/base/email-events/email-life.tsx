import type { EmailEvent } from '#contract/base/emails.ts';
import { momentWords } from '#web/components/time/moment.ts';

/** The history of an email, step by step. */
export function EmailLife({ email, now }: { email: EmailEvent; now: Date }) {
  return (
    <section aria-label="History">
      <h3 className="type-item">History</h3>
      <ol className="mt-1">
        {stepsOf(email).map(({ words, at }) => (
          <li
            key={words}
            className="flex items-baseline justify-between gap-4 border-line border-b py-2.5 text-base last:border-b-0"
          >
            <span className="min-w-0 wrap-anywhere">{words}</span>
            {at ? (
              <time dateTime={at} className="num shrink-0 text-hint text-ink-3">
                {momentWords(at, now)}
              </time>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Step {
  words: string;
  at: string | null;
}

function stepsOf({ status, attempts, created_at, sent_at, failure }: EmailEvent): Step[] {
  const steps: Step[] = [{ words: 'Queued', at: created_at }];
  const tried = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
  if (status === 'queued') {
    const words = attempts === 0 ? 'Waiting for the first attempt' : `${tried}. Retrying soon`;
    steps.push({ words: failure ? `${words}: ${failure}` : words, at: null });
  }
  if (sent_at) steps.push({ words: attempts > 1 ? `Sent on attempt ${attempts}` : 'Sent', at: sent_at });
  if (status === 'delivered') steps.push({ words: 'Delivered', at: null });
  if (status === 'bounced') {
    steps.push({ words: `Bounced${failure ? `: ${failure}` : ': the address didn’t accept it'}`, at: null });
  }
  if (status === 'complained') steps.push({ words: 'Marked as spam by the recipient', at: null });
  if (status === 'suppressed') {
    steps.push({ words: 'Not sent: the address had bounced or marked our email as spam', at: null });
  }
  if (status === 'failed') {
    steps.push({ words: `${tried}, then failed${failure ? `: ${failure}` : ''}`, at: null });
  }
  return steps;
}
