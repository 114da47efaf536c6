import { useId } from 'react';
import type { Finding } from '#contract/businesses/enrichments.ts';
import { type Industries, wordsOf } from '#web/components/enrichment/found-words.ts';
import type { Row } from './rows.ts';
import { SourceLine } from './source-line.tsx';

type FindingChoiceProps = {
  row: Row;
  industries: Industries;
  isBusy: boolean;
  onChoose: (finding: Finding) => void;
};

/** Only the owner can decide between sources that contradict each other. */
export function FindingChoice({ row, industries, isBusy, onChoose }: FindingChoiceProps) {
  const name = useId();
  const count = row.findings.length;
  return (
    <fieldset className="min-w-0" aria-busy={isBusy || undefined}>
      <legend className="mb-2 text-base font-semibold">
        {count === 2 ? 'Two sources disagree.' : `${count} sources disagree.`} Which is right?
      </legend>
      <div className="grid gap-2">
        {row.findings.map((finding) => (
          <label key={finding.id} className={card}>
            <input
              type="radio"
              name={name}
              disabled={isBusy}
              onChange={() => onChoose(finding)}
              className="mt-0.5 size-4.5 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-control bg-surface outline-none checked:border-[5.5px] checked:border-ink touch:size-5.5 forced-colors:checked:border-[Highlight]"
            />
            <span className="min-w-0">
              <span className="block text-md font-semibold wrap-anywhere">
                {wordsOf(row.field, finding.value, industries)}
              </span>
              <SourceLine finding={finding} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const card = [
  'flex cursor-pointer items-start gap-3 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 hover:wash',
  'has-checked:border-ink has-checked:bg-sel has-checked:inset-ring has-checked:inset-ring-ink',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
].join(' ');
