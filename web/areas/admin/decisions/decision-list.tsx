import type { OwnDecision } from '#contract/admin/reports.ts';
import { APPEAL_MAX_LENGTH, type ReportAction } from '#domain/admin/reports.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { dayWords, momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** Decisions about the reader, newest first, each with its appeal. */
export function DecisionList({ decisions }: { decisions: readonly OwnDecision[] }) {
  return (
    <section className="mx-auto max-w-[42.5rem] px-5 pt-10 pb-18 md:px-8 lg:pt-16">
      <h1 className="type-page-title">Decisions about you</h1>
      <p className="type-prose mt-5 text-ink-2">
        {decisions.length === 0
          ? 'There are none. If we warn you or remove something of yours, it’s listed here with the reason.'
          : 'What we did after a review, and why. You can appeal each decision once.'}
      </p>
      <ul className="mt-8 grid gap-5">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <Decision decision={decision} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decision({ decision }: { decision: OwnDecision }) {
  const now = useNow();
  const { action, target_type, about, words, decided_at, appeal_until } = decision;
  return (
    <Card>
      <h2 className="type-item">{action === 'hide' ? HIDE_TITLES[target_type] : TITLES[action]}</h2>
      <p className="num text-hint text-ink-3">{momentWords(decided_at, now)}</p>
      {target_type === 'message' || target_type === 'campaign' ? (
        <p className="mt-3 border-line-strong border-l-2 pl-3 text-base wrap-anywhere whitespace-pre-line text-ink-2">
          {about}
        </p>
      ) : null}
      <h3 className="mt-4 font-semibold">Why</h3>
      <p className="text-md wrap-anywhere whitespace-pre-line">{words}</p>
      <Appeal decision={decision} />
      {decision.appeal_refusal === null ? (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <AppealButton id={decision.id} />
          <p className="text-base text-ink-2">Until {dayWords(appeal_until, now)}</p>
        </div>
      ) : null}
    </Card>
  );
}

function Appeal({ decision }: { decision: OwnDecision }) {
  const { appeal_words, appeal_outcome, appeal_answer, appealed_at, appeal_refusal } = decision;
  if (appealed_at === null) {
    return appeal_refusal === null ? null : <p className="mt-4 text-base text-ink-2">{appeal_refusal}</p>;
  }
  return (
    <>
      <h3 className="mt-4 font-semibold">Your appeal</h3>
      <p className="text-md wrap-anywhere whitespace-pre-line">{appeal_words}</p>
      <h3 className="mt-4 font-semibold">{OUTCOMES[appeal_outcome ?? 'open']}</h3>
      <p className="text-md wrap-anywhere whitespace-pre-line">
        {appeal_answer ?? 'Someone at Bizmeet reads it and decides. You’ll get the answer here and by email.'}
      </p>
    </>
  );
}

function AppealButton({ id }: { id: string }) {
  return (
    <FormDialog
      trigger={<Button variant="primary">Appeal decision</Button>}
      title="Appeal this decision?"
      description="Tell us what we should know. A person reads it, and you can do this once."
      verb="Send appeal"
      safeVerb="Cancel"
      names={['words']}
      check={({ words }) => findFault(words.trim().length)}
      send={(api, { words }) =>
        call(api, 'POST /api/me/report-decisions/:id/appeal', {
          params: { id },
          body: { words: words.trim() },
        })
      }
      done="Appeal sent."
      after="everything"
    >
      {(errorOf) => (
        <TextArea label="Your appeal" name="words" limit={APPEAL_MAX_LENGTH} error={errorOf('words')} />
      )}
    </FormDialog>
  );
}

function findFault(length: number): { words?: string } {
  if (length < 10) return { words: 'Write at least 10 characters' };
  return length > APPEAL_MAX_LENGTH ? { words: `Use ${APPEAL_MAX_LENGTH} characters or fewer` } : {};
}

const TITLES: Record<ReportAction, string> = {
  nothing: 'No action',
  hide: 'We removed something of yours',
  warn: 'We warned you',
  suspend: 'We suspended your account',
};
/** People and businesses are never hidden. */
const HIDE_TITLES: Partial<Record<OwnDecision['target_type'], string>> = {
  campaign: 'We paused your campaign',
  message: 'We removed a message you sent',
  media_file: 'We removed a picture or video of yours',
};

const OUTCOMES = {
  open: 'We’re reviewing it',
  upheld: 'The decision stays in place',
  lifted: 'We lifted the decision',
} as const;
