import { Check, Clock, Quote, Ruler, X } from 'lucide-react';
import type { BlankValues } from '#domain/messages/saved-replies.ts';
import type { BriefLine } from '#domain/work/brief-lines.ts';
import { CHANGE_WORDS_MAX_LENGTH } from '#domain/work/deliverable-states.ts';
import { ReplyArea } from '#web/components/saved-replies/reply-area.tsx';
import { clockOf } from '#web/components/work/work-words.ts';
import { Button } from '#web/ui/button.tsx';
import type { Change } from './notes-draft.ts';
import type { NotesEditor } from './use-notes.ts';

type CheckedLineProps = {
  line: BriefLine;
  measured: string | null;
  isIn: boolean;
  inAt: number | null;
  change: Change | null;
  editor: NotesEditor | null;
  canCite: boolean;
  hasFilm: boolean;
  /** Fills in the blanks of a saved reply. */
  values: BlankValues;
  time: () => number | null;
  onSeek: (seconds: number) => void;
};

/** A line of the brief: fulfilled, cited with a requested change, or not reviewed yet. */
export function CheckedLine(props: CheckedLineProps) {
  const { line, measured, change, editor } = props;
  return (
    <li
      className={
        change
          ? 'relative -mx-3 -mt-px rounded-card border-2 border-ink bg-surface px-3 py-3 md:-mx-4 md:px-4'
          : 'border-line border-b px-0 py-3'
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          aria-hidden="true"
          className={`num grid size-7 shrink-0 place-items-center self-start rounded-badge text-sm font-semibold ${change ? 'bg-ink text-paper' : 'bg-fill text-ink-2'}`}
        >
          {line.line}
        </span>
        <p
          className={`min-w-0 grow basis-[calc(100%-3rem)] self-center text-md wrap-anywhere sm:basis-48 ${change ? 'font-semibold' : ''}`}
        >
          <span className="sr-only">Line {line.line}: </span>
          {line.is_avoidance ? <span className="font-semibold">Not: </span> : null}
          {line.text}
        </p>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:pl-10 sm:ml-auto">
          {measured ? (
            <span className="num inline-flex items-center gap-1.5 text-base text-ink-2">
              <Ruler aria-hidden="true" className="size-4 stroke-[1.75]" />
              <span className="font-semibold">Measured</span> {measured}
            </span>
          ) : null}
          {editor ? <Choices {...props} editor={editor} /> : <Outcome {...props} />}
        </div>
      </div>
      {change ? <ChangeWords {...props} change={change} /> : null}
    </li>
  );
}

function Choices(props: CheckedLineProps & { editor: NotesEditor }) {
  const { line, isIn, inAt, change, editor, canCite, time, onSeek } = props;
  const { line: number } = line;
  return (
    <>
      {isIn && inAt !== null ? <Moment at={inAt} onSeek={onSeek} /> : null}
      {canCite ? (
        <Button
          size="dense"
          variant={change ? 'ink' : 'ghost'}
          aria-pressed={change !== null}
          aria-label={`${change ? 'Marked,' : 'Mark'} line ${number}`}
          icon={<Quote aria-hidden="true" />}
          onClick={() => (change ? editor.clear(number) : editor.cite(number, time()))}
        >
          {change ? 'Marked' : 'Mark'}
        </Button>
      ) : null}
      <Button
        size="dense"
        variant={isIn ? 'ghost' : 'secondary'}
        aria-pressed={isIn}
        aria-label={`Line ${number} is included`}
        icon={<Check aria-hidden="true" />}
        onClick={() => (isIn ? editor.clear(number) : editor.markIn(number, time()))}
        className={isIn ? 'text-money!' : ''}
      >
        Included
      </Button>
    </>
  );
}

/** The decided line, read-only. */
function Outcome({ isIn, inAt, change, onSeek }: CheckedLineProps) {
  if (!isIn && !change) return null;
  const Icon = isIn ? Check : Quote;
  return (
    <>
      {inAt === null ? null : <Moment at={inAt} onSeek={onSeek} />}
      <span
        className={`inline-flex items-center gap-1.5 text-base font-semibold ${isIn ? 'text-money' : ''}`}
      >
        <Icon aria-hidden="true" className="size-4 stroke-[1.75]" />
        {isIn ? 'Included' : 'Marked'}
      </span>
    </>
  );
}

function ChangeWords({
  line,
  change,
  editor,
  hasFilm,
  values,
  time,
  onSeek,
}: CheckedLineProps & { change: Change }) {
  const { line: number } = line;
  const { words, at_seconds } = change;
  if (editor === null) {
    return (
      <div className="mt-2 pl-10">
        <p className="text-md wrap-anywhere">“{words}”</p>
        {at_seconds === null ? null : <Moment at={at_seconds} onSeek={onSeek} />}
      </div>
    );
  }
  return (
    <div className="mt-3 md:pl-10">
      <ReplyArea
        label={`What should change on line ${number}`}
        labelHidden
        placeholder="What should change, in a sentence or two"
        value={words}
        rows={2}
        limit={CHANGE_WORDS_MAX_LENGTH}
        autoFocus={editor.lastCited === number}
        values={values}
        onWrite={(typed) => editor.write(number, { ...change, words: typed })}
      />
      <div className="flex min-h-6 flex-wrap items-center gap-x-3">
        {at_seconds === null ? null : (
          <span className="num inline-flex items-center gap-1.5 text-base text-ink-2">
            <Clock aria-hidden="true" className="size-4 stroke-[1.75]" />
            Pinned to <Moment at={at_seconds} onSeek={onSeek} />
          </span>
        )}
        {hasFilm || at_seconds !== null ? (
          <PinButton
            line={number}
            isPinned={at_seconds !== null}
            onPin={(isPinned) => editor.write(number, { ...change, at_seconds: isPinned ? time() : null })}
          />
        ) : null}
      </div>
    </div>
  );
}

type PinButtonProps = { line: number; isPinned: boolean; onPin: (isPinned: boolean) => void };

/** One button for both ways, so that it keeps the focus when it is pressed. */
function PinButton({ line, isPinned, onPin }: PinButtonProps) {
  return (
    <button
      type="button"
      aria-label={isPinned ? `Unpin line ${line}` : undefined}
      onClick={() => onPin(!isPinned)}
      className={
        isPinned
          ? 'grid size-6 place-items-center rounded-check text-ink-2 hover:text-ink touch:size-11'
          : 'inline-flex min-h-6 items-center gap-1.5 text-base text-ink-2 text-link touch:min-h-11'
      }
    >
      {isPinned ? (
        <X aria-hidden="true" className="size-4 stroke-[1.75]" />
      ) : (
        <>
          <Clock aria-hidden="true" className="size-4 stroke-[1.75]" />
          Pin to the current time
        </>
      )}
    </button>
  );
}

function Moment({ at, onSeek }: { at: number; onSeek: (seconds: number) => void }) {
  return (
    <button
      type="button"
      aria-label={`Go to ${clockOf(at)}`}
      onClick={() => onSeek(at)}
      className="num inline-flex min-h-6 items-center text-base font-semibold text-ink-2 text-link touch:min-h-11"
    >
      {clockOf(at)}
    </button>
  );
}
