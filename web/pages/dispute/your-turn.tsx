import { Clock } from 'lucide-react';
import { useState } from 'react';
import type { Dispute } from '#contract/disputes.ts';
import { newYorkMoment } from '#domain/new-york-time.ts';
import type { DisputeDeeds } from '#web/components/disputes/dispute-deeds.ts';
import type { StatementPlace } from '#web/components/disputes/use-statement-files.ts';
import { WordsForm } from '#web/components/disputes/words-form.tsx';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type YourTurnProps = {
  dispute: Dispute;
  /** Where their own files are uploaded; null for whoever only looks. */
  place: StatementPlace | null;
  deeds: DisputeDeeds;
};

/** What somebody can do now: answer, accept, appeal, or take it back. */
export function YourTurn({ dispute, place, deeds }: YourTurnProps) {
  const { id, can_answer, can_accept, can_appeal, can_withdraw, clock_at } = dispute;
  return (
    <>
      {can_answer && place ? (
        <Card as="section" aria-label="Your answer">
          <Until at={clock_at} then="Then it is decided with what there is." />
          <WordsForm
            label="How was it for you?"
            hint="The other side and whoever decides read this word for word."
            verb="Send answer"
            step="answer"
            place={place}
            send={(said) => deeds.answer(id, said)}
          />
        </Card>
      ) : null}
      {can_accept ? (
        <Card as="section" aria-label="Accept or appeal">
          <Until at={clock_at} then="Without an appeal by then, it is done as decided." />
          <OnePress
            verb="Accept the decision"
            hint="Once both of you have, the money moves at once."
            press={() => deeds.accept(id)}
          />
          {can_appeal && place ? (
            <details className="mt-5 border-line border-t pt-4">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">Appeal instead</summary>
              <div className="mt-2">
                <WordsForm
                  label="What was overlooked?"
                  hint="Somebody else at Bizmeet looks at everything again. What they decide is final."
                  verb="Send appeal"
                  step="appeal"
                  variant="secondary"
                  place={place}
                  send={(said) => deeds.appeal(id, said)}
                />
              </div>
            </details>
          ) : null}
        </Card>
      ) : null}
      {can_withdraw ? (
        <OnePress
          verb="Take the dispute back"
          hint="The work goes on where it stood, and every clock runs again."
          variant="secondary"
          press={() => deeds.withdraw(id)}
        />
      ) : null}
    </>
  );
}

function Until({ at, then }: { at: string | null; then: string }) {
  if (at === null) return null;
  return (
    <p className="mb-5 flex items-start gap-2.5 text-md">
      <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75]" />
      <span>
        <strong className="font-semibold">
          You have until <time dateTime={at}>{newYorkMoment(at)}</time>
        </strong>
        <span className="block text-ink-2">{then}</span>
      </span>
    </p>
  );
}

type OnePressProps = {
  verb: string;
  hint: string;
  variant?: 'primary' | 'secondary';
  press: () => Promise<void>;
};

function OnePress({ verb, hint, variant = 'primary', press }: OnePressProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function run() {
    setBusy(true);
    setProblem(null);
    await press().catch((cause: unknown) => setProblem(adviceFor(cause)));
    setBusy(false);
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant={variant} size="touch" loading={isBusy} onClick={run}>
        {verb}
      </Button>
      <p className="text-sm text-ink-2">{hint}</p>
      <p role="alert" className="text-base text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
