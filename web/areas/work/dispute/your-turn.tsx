import { ChevronDown, Clock } from 'lucide-react';
import type { Dispute } from '#contract/work/disputes.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { call } from '#web/api/call.ts';
import type { StatementPlace } from '#web/components/disputes/use-statement-files.ts';
import { WordsForm } from '#web/components/disputes/words-form.tsx';
import type { Send } from '#web/session/perform-action.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const APPEAL_RULE =
  'Another person at Bizmeet reviews everything, and their decision is final. If nobody decides in time, the first decision takes effect.';

type YourTurnProps = {
  dispute: Dispute;
  /** The place for the reader's uploads; null in a read-only view. */
  place: StatementPlace | null;
};

/** The reader's possible actions: answer, accept, appeal or withdraw. */
export function YourTurn({ dispute, place }: YourTurnProps) {
  const { can_answer, can_accept, can_appeal, can_withdraw, clock_at } = dispute;
  const path = { id: dispute.id };
  return (
    <>
      {can_answer && place ? (
        <Card as="section" aria-label="Your answer">
          <Until at={clock_at} then="After that we decide with the information we have." />
          <WordsForm
            label="What happened from your side?"
            hint="The other side and our reviewer will read this exactly as written."
            verb="Send answer"
            step="answer"
            place={place}
            values={valuesOf(dispute)}
            send={(api, body) => call(api, 'POST /api/disputes/:id/answer', { params: path, body })}
          />
        </Card>
      ) : null}
      {can_accept ? (
        <Card as="section" aria-label="Accept or appeal">
          <Until at={clock_at} then="If nobody appeals by then, the decision takes effect." />
          <OnePress
            verb="Accept decision"
            hint="When you both accept, it takes effect right away."
            press={(api) => call(api, 'POST /api/disputes/:id/acceptance', { params: path })}
          />
          {can_appeal && place ? (
            <details className="group mt-5 border-line border-t pt-4">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden">
                Appeal
                <ChevronDown
                  aria-hidden="true"
                  className="size-4.5 stroke-[1.75] text-ink-2 transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="mt-2">
                <WordsForm
                  label="What did we miss?"
                  hint={APPEAL_RULE}
                  verb="Send appeal"
                  step="appeal"
                  variant="secondary"
                  place={place}
                  values={valuesOf(dispute)}
                  send={(api, body) => call(api, 'POST /api/disputes/:id/appeal', { params: path, body })}
                />
              </div>
            </details>
          ) : null}
        </Card>
      ) : null}
      <Accepted dispute={dispute} />
      {can_withdraw ? (
        <OnePress
          verb="Withdraw dispute"
          hint="Work resumes and all deadlines restart."
          variant="secondary"
          press={(api) => call(api, 'POST /api/disputes/:id/withdrawal', { params: path })}
        />
      ) : null}
    </>
  );
}

/** Tells a side that accepted a decision what is still needed. */
function Accepted({ dispute }: { dispute: Dispute }) {
  const { side, status, clock_at, creator_accepted_at, business_accepted_at } = dispute;
  if (side === 'admin' || status !== 'decided') return null;
  const [own, other] =
    side === 'creator'
      ? [creator_accepted_at, dispute.business_name]
      : [business_accepted_at, dispute.creator_name];
  if (own === null) return null;
  return (
    <Card as="section" aria-label="Your acceptance">
      <p className="text-md font-semibold">You accepted the decision</p>
      <p className="mt-1 text-md text-ink-2">
        {clock_at === null
          ? `It takes effect once ${other} accepts it too.`
          : `It takes effect once ${other} accepts it too, or ${newYorkMoment(clock_at)} if nobody appeals.`}
      </p>
    </Card>
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
  press: Send<void, unknown>;
};

function OnePress({ verb, hint, variant = 'primary', press }: OnePressProps) {
  // Refetch after a refusal too: the other side or the clock may have acted first.
  const { run, isBusy, problem } = useAction(press, { after: 'everything', afterRefusal: 'everything' });
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant={variant} size="touch" loading={isBusy} onClick={() => void run()}>
        {verb}
      </Button>
      <p className="text-sm text-ink-2">{hint}</p>
      <p role="alert" className="text-base text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function valuesOf({ business_name, creator_name, campaign_title }: Dispute) {
  return { shop: business_name, creator: creator_name, campaign: campaign_title };
}
