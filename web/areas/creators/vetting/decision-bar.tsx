import { Suspense, useState } from 'react';
import type { Applicant } from '#contract/creators/vetting.ts';
import { canMoveCreator } from '#domain/creators/creator-states.ts';
import {
  REASON_LABELS,
  STEP_OF_REASON,
  VETTING_REASONS,
  type VettingReason,
} from '#domain/creators/vetting-reasons.ts';
import { findBlankRefusal } from '#domain/messages/saved-replies.ts';
import { useKeys } from '#web/components/admin/use-keys.ts';
import { ReplyArea } from '#web/components/saved-replies/reply-area.tsx';
import { Button } from '#web/ui/button.tsx';
import { ToggleChip } from '#web/ui/chip.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { nameOf } from './applicant-head.tsx';
import { suggestNote } from './suggest-note.ts';
import { useDecision } from './use-decision.ts';

const ChangesDialog = lazyPart(async () => (await import('./changes-dialog.tsx')).ChangesDialog);

type DecisionBarProps = { applicant: Applicant; onDecided: () => void };

/** Pinned below an application: the reason, the note to the applicant, and the three decisions. */
export function DecisionBar({ applicant, onDecided }: DecisionBarProps) {
  const { decide, sending, error, setError } = useDecision(applicant, onDecided);
  const [reason, setReason] = useState<VettingReason | null>(null);
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  const canDecide = canMoveCreator('approve', applicant.profile.status);

  function choose(next: VettingReason) {
    const chosen = next === reason ? null : next;
    const isOwn = note !== '' && note !== (reason ? suggestNote(reason, applicant) : '');
    if (!isOwn) setNote(chosen ? suggestNote(chosen, applicant) : '');
    setReason(chosen);
    setError(null);
  }

  const approve = () => void decide({ decision: 'approve', items: [] });
  function reject() {
    if (note.trim() === '') return setError('Choose a reason or write a note before you reject.');
    const blank = findBlankRefusal(note);
    if (blank !== null) return setError(blank);
    void decide({ decision: 'reject', note, items: [], ...(reason && { reason }) });
  }
  const ask = () => setAsking(true);
  const keys = VETTING_REASONS.map((known, place) => [String(place + 1), () => choose(known)] as const);
  useKeys(canDecide ? { a: approve, c: ask, r: reject, ...Object.fromEntries(keys) } : {});

  if (!canDecide) return <NothingToDecide applicant={applicant} error={error} />;
  return (
    <footer className="shrink-0 border-line border-t bg-surface px-4 pt-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] md:px-7">
      <fieldset className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 md:flex-wrap">
        <legend className="sr-only">Reason (to request changes or reject)</legend>
        {VETTING_REASONS.map((known, place) => (
          <ToggleChip key={known} pressed={known === reason} onPressedChange={() => choose(known)}>
            <span aria-hidden="true" className="num text-xs text-ink-2 max-lg:hidden">
              {place + 1}
            </span>
            {REASON_LABELS[known]}
          </ToggleChip>
        ))}
      </fieldset>
      <ReplyArea
        label={`Note to ${nameOf(applicant)}`}
        labelHidden
        placeholder="Required to reject or request changes"
        rows={1}
        value={note}
        error={error}
        values={{ creator: nameOf(applicant) }}
        onWrite={(typed) => {
          setNote(typed);
          setError(null);
        }}
        className="mt-3"
      />
      <div className="mt-3 flex items-center gap-2.5">
        <p className="grow text-dense text-ink-2 max-md:hidden">A note is optional when you approve.</p>
        <Button
          variant="danger"
          size="touch"
          aria-keyshortcuts="r"
          loading={sending === 'reject'}
          onClick={reject}
        >
          Reject <Key letter="R" />
        </Button>
        <Button size="touch" aria-keyshortcuts="c" loading={sending === 'request_changes'} onClick={ask}>
          Request changes <Key letter="C" />
        </Button>
        <Button
          variant="primary"
          size="touch"
          aria-keyshortcuts="a"
          loading={sending === 'approve'}
          onClick={approve}
          className="max-md:grow md:min-w-38"
        >
          Approve <Key letter="A" />
        </Button>
      </div>
      {isAsking ? (
        <Suspense>
          <ChangesDialog
            name={nameOf(applicant)}
            note={note}
            first={{
              step: STEP_OF_REASON[reason ?? 'other'],
              subject: reason && reason !== 'other' ? REASON_LABELS[reason] : '',
            }}
            error={error}
            isSending={sending !== null}
            onSend={(asked) => decide({ decision: 'request_changes', ...asked, ...(reason && { reason }) })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </footer>
  );
}

function Key({ letter }: { letter: string }) {
  return (
    <span aria-hidden="true" className="kbd max-lg:hidden">
      {letter}
    </span>
  );
}

function NothingToDecide({ applicant, error }: { applicant: Applicant; error: string | null }) {
  const [last] = applicant.decisions;
  const isBack = applicant.profile.status === 'changes_requested';
  return (
    <footer className="shrink-0 border-line border-t bg-surface px-4 py-4 text-md text-ink-2 md:px-7">
      <p role="status">
        {error ??
          (isBack
            ? `Waiting for ${nameOf(applicant)} to make changes.`
            : `Already decided${last ? ` by ${last.admin_name}` : ''}.`)}
      </p>
    </footer>
  );
}
