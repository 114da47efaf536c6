import { Check, Columns2, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { askedAgainWords, STOPPED_WORDS, tooManyWords } from '#domain/hiring/applicant-segments.ts';

type BulkBarProps = {
  count: number;
  openSpots: number;
  canAccept: boolean;
  /** True if an admin stopped the campaign. */
  isStopped: boolean;
  /** The number of selected applicants who haven't confirmed that they're still in. */
  askedAgain: number;
  isSending: boolean;
  onShortlist: () => void;
  onCompare: () => void;
  onDecline: () => void;
  onAccept: () => void;
  onClear: () => void;
};

/** The actions for the selected applicants; a disabled action stays visible and says why. */
export function BulkBar(props: BulkBarProps) {
  const { count, openSpots, canAccept, isStopped, askedAgain, isSending } = props;
  const isTooMany = count > openSpots;
  const refusal = isStopped
    ? STOPPED_WORDS
    : isTooMany
      ? tooManyWords(openSpots)
      : askedAgain > 0
        ? askedAgainWords(askedAgain)
        : '';
  const cannotCompare = count < 2 || count > MOST_COMPARED;
  return (
    <section
      aria-label="Selected applicants"
      className="sticky bottom-4 z-10 mx-4 my-4 grid grid-cols-[1fr_auto_auto] items-center gap-x-3 gap-y-2 rounded-card bg-night px-5 py-3.5 text-night-ink shadow-3 max-md:bottom-[calc(var(--bar-bottom,4rem)+0.75rem)] md:mx-10 md:flex forced-colors:border"
    >
      <p
        aria-live="polite"
        className="num text-md font-semibold whitespace-nowrap md:border-r md:border-current/25 md:pr-4"
      >
        {count} selected
      </p>
      <p id="too-many" className="text-sm opacity-80 md:order-3 md:ml-auto">
        {refusal}
      </p>
      <button
        type="button"
        aria-label="Clear selection"
        onClick={props.onClear}
        className={`${face} grid w-9 place-items-center touch:w-11 md:order-5`}
      >
        <X aria-hidden="true" className="size-4.5 stroke-[1.75]" />
      </button>
      <div className="max-md:col-span-3 max-md:grid max-md:grid-cols-4 md:contents">
        <BarButton
          icon={<Star aria-hidden="true" />}
          keys="s"
          disabled={isSending}
          onClick={props.onShortlist}
        >
          Shortlist
        </BarButton>
        <BarButton
          icon={<Columns2 aria-hidden="true" />}
          keys="c"
          disabled={cannotCompare}
          onClick={props.onCompare}
        >
          Compare
        </BarButton>
        <BarButton icon={<X aria-hidden="true" />} keys="r" disabled={isSending} onClick={props.onDecline}>
          Decline
        </BarButton>
        <BarButton
          solid
          icon={<Check aria-hidden="true" className="md:hidden" />}
          keys="a"
          disabled={isSending || refusal !== '' || !canAccept}
          describedBy={refusal === '' ? undefined : 'too-many'}
          onClick={props.onAccept}
        >
          Accept {count}
        </BarButton>
      </div>
    </section>
  );
}

/** More than this don't fit side by side. */
export const MOST_COMPARED = 4;

type BarButtonProps = {
  icon?: ReactNode;
  /** The keyboard shortcut. */
  keys: string;
  solid?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
  onClick: () => void;
  children: ReactNode;
};

function BarButton({ icon, keys, solid = false, disabled, describedBy, onClick, children }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={keys}
      aria-describedby={describedBy}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={`${face} inline-flex items-center justify-center gap-2 px-3 text-base font-semibold aria-disabled:opacity-55 max-md:flex-col max-md:gap-1 max-md:px-1 max-md:text-sm ${solid ? 'md:order-4 md:bg-night-ink/15 md:px-4' : ''}`}
    >
      {icon}
      {children}
    </button>
  );
}

const face =
  'min-h-10 rounded-control transition-colors duration-fast not-aria-disabled:hover:bg-current/12 focus-visible:outline-current touch:min-h-11 [&_svg]:size-4.5 [&_svg]:stroke-[1.75]';
