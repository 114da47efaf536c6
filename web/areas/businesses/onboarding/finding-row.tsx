import { Check, Pencil } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Finding } from '#contract/businesses/enrichments.ts';
import { shortAddress } from '#domain/businesses/website.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import { FindingChoice } from './finding-choice.tsx';
import { useOnboardingAction } from './onboarding-actions.ts';
import { RowEditor } from './row-editor.tsx';
import type { RowKit } from './row-kit.ts';
import { ROW_LABELS, type Row } from './rows.ts';
import { SettledValue } from './settled-value.tsx';

function readingNote({ readingUrl, onboarding }: RowKit): string {
  if (readingUrl) return `Still reading ${shortAddress(readingUrl)}`;
  return onboarding.enrichment?.findings.length ? 'Still checking pictures' : 'Starting soon';
}

/** One finding: its value, its source, and the buttons to accept or change it. */
export function FindingRow({ row, kit }: { row: Row; kit: RowKit }) {
  const [isEditing, setIsEditing] = useState(false);
  const titleId = useId();
  const changer = useRef<HTMLButtonElement>(null);
  const label = ROW_LABELS[row.field];

  const isWide = isEditing || row.state === 'choice';

  const accepting = useOnboardingAction(
    async (findings: readonly Finding[]) => {
      for (const finding of findings) await kit.actions.decide(finding, { decision: 'accepted' });
    },
    { failed: `${label} not saved` },
  );

  function close() {
    setIsEditing(false);
    requestAnimationFrame(() => changer.current?.focus());
  }

  const edit = (
    <Button
      ref={changer}
      variant="ghost"
      shape={row.state === 'settled' ? 'icon' : 'label'}
      size="default"
      aria-label={row.state === 'settled' ? `Change ${label.toLowerCase()}` : undefined}
      icon={row.state === 'settled' ? <Pencil aria-hidden="true" /> : undefined}
      onClick={() => setIsEditing(true)}
      className={row.state === 'settled' ? 'size-9 touch:min-h-11' : 'max-md:grow max-md:basis-0'}
    >
      {row.state === 'settled' ? null : row.state === 'missing' ? `Add ${label.toLowerCase()}` : 'Change'}
    </Button>
  );

  return (
    <li
      aria-labelledby={titleId}
      className="grid gap-x-6 gap-y-1 border-line border-t px-5 py-5 first:border-t-0 md:grid-cols-[6.5rem_minmax(0,1fr)_auto] md:px-6"
    >
      <h2
        id={titleId}
        className="text-base font-semibold text-ink-2 max-md:col-start-1 max-md:row-start-1 max-md:self-center"
      >
        {label}
      </h2>
      <div className={`min-w-0 max-md:col-span-2 max-md:row-start-2 ${isWide ? 'md:col-span-2' : ''}`}>
        {isEditing ? (
          <RowEditor row={row} kit={kit} onClose={close} />
        ) : row.state === 'reading' ? (
          <ReadingRow words={readingNote(kit)} />
        ) : row.state === 'choice' ? (
          <FindingChoice
            row={row}
            industries={kit.industries}
            isBusy={accepting.isBusy}
            onChoose={(finding) => void accepting.run([finding])}
          />
        ) : (
          <SettledValue row={row} kit={kit} />
        )}
      </div>
      {isWide ? null : row.state === 'settled' ? (
        <div className="flex items-center gap-2 max-md:col-start-2 max-md:row-start-1 max-md:justify-self-end md:-mt-2 md:self-start">
          <p className="flex items-center gap-1.5 text-base font-semibold text-money">
            <Check aria-hidden="true" className="size-4 stroke-[2.2]" />
            Accepted
          </p>
          {row.field === 'photo' ? null : edit}
        </div>
      ) : row.state === 'reading' ? (
        <p className="text-base text-ink-2 max-md:hidden">One moment…</p>
      ) : (
        <div className="flex gap-2 max-md:col-span-2 max-md:row-start-3 max-md:mt-3 md:-mt-2 md:self-start">
          {edit}
          {row.state === 'open' ? (
            <Button
              icon={<Check aria-hidden="true" />}
              loading={accepting.isBusy}
              aria-label={`Accept ${label.toLowerCase()}`}
              onClick={() => void accepting.run(row.findings)}
              className="max-md:grow max-md:basis-0"
            >
              Accept
            </Button>
          ) : null}
        </div>
      )}
    </li>
  );
}

/** Shown while more findings may come in. */
function ReadingRow({ words }: { words: string }) {
  return (
    <div className="grid gap-2.5">
      <Skeleton className="h-3 w-3/5" />
      <Skeleton className="h-3 w-2/5" />
      <p className="flex items-center gap-2 text-hint text-ink-3">
        <SpinnerRing className="size-3.5" />
        <span className="min-w-0 wrap-anywhere">{words}</span>
      </p>
    </div>
  );
}
