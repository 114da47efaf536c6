import type { DecidedReport } from '#contract/admin/reports.ts';
import type { AppealOutcome } from '#domain/admin/reports.ts';
import { call } from '#web/api/call.ts';
import { NothingHere } from '#web/components/admin/nothing-here.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { Link } from '#web/components/link.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import type { Send } from '#web/session/perform-action.ts';
import { Button } from '#web/ui/button.tsx';
import { decisionWords, titleOf } from './report-words.ts';
import { keyOf } from './reports-options.ts';

type AppealsProps = { appeals: readonly DecidedReport[]; now: Date };

/** Decisions that the person appealed, oldest appeal first. */
export function Appeals({ appeals, now }: AppealsProps) {
  if (appeals.length === 0) {
    return <NothingHere title="No open appeals" hint="Appeals against decisions appear here." />;
  }
  return (
    <ul aria-label="Appeals" className="border-line border-b bg-surface">
      {appeals.map((appeal) => (
        <li
          key={appeal.id}
          className="grid gap-x-8 gap-y-4 border-line px-4 py-4 not-first:border-t md:grid-cols-[2fr_2fr_auto] md:px-6"
        >
          <div className="min-w-0">
            <Link
              href={`/admin/reports?view=appeals&open=${keyOf(appeal)}`}
              className="font-semibold text-link"
            >
              {titleOf(appeal)}
            </Link>
            <p className="text-base wrap-anywhere">“{appeal.words}”</p>
            <p className="text-hint text-ink-3">
              {decisionWords(appeal)}, {momentWords(appeal.decided_at, now)}
            </p>
          </div>
          <div className="min-w-0">
            <p className="font-semibold">Appeal by {appeal.person_name ?? 'the owner'}</p>
            <p className="text-base wrap-anywhere whitespace-pre-line">“{appeal.appeal_words}”</p>
            {appeal.appealed_at ? (
              <p className="text-hint text-ink-3">{momentWords(appeal.appealed_at, now)}</p>
            ) : null}
          </div>
          <AppealActions appeal={appeal} />
        </li>
      ))}
    </ul>
  );
}

const READ_BY = 'The person reads this.';

function AppealActions({ appeal }: { appeal: DecidedReport }) {
  const decide =
    (outcome: AppealOutcome): Send<string, { is_restored: boolean }> =>
    (api, words) =>
      call(api, 'POST /api/admin/report-decisions/:id/appeal-decision', {
        params: { id: appeal.id },
        body: { outcome, words },
      });
  const what = titleOf(appeal);
  return (
    <span className="flex flex-wrap content-start gap-2 md:justify-end">
      <ReasonDialog
        rule="admin_operations"
        trigger={
          <Button size="dense" aria-label={`Uphold decision: ${what}`}>
            Uphold
          </Button>
        }
        title="Uphold the decision?"
        description="It stays in place. They can’t appeal again."
        verb="Uphold"
        hint={READ_BY}
        done="Decision upheld."
        send={decide('upheld')}
      />
      <ReasonDialog
        rule="admin_operations"
        trigger={
          <Button size="dense" aria-label={`Lift decision: ${what}`}>
            Lift
          </Button>
        }
        title="Lift the decision?"
        description={LIFTED[appeal.action]}
        verb="Lift decision"
        hint={READ_BY}
        done={({ is_restored }) =>
          is_restored || appeal.action === 'warn'
            ? { title: 'Decision lifted.', variant: 'success' }
            : { title: 'Decision lifted', description: 'It had changed meanwhile, so nothing came back.' }
        }
        send={decide('lifted')}
      />
    </span>
  );
}

const LIFTED: Record<DecidedReport['action'], string> = {
  nothing: '',
  hide: 'What was hidden comes back.',
  warn: 'The person learns that the warning no longer counts.',
  suspend: 'The account is active again.',
};
