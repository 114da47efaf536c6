import { formatCents } from '#domain/format/money.ts';
import type { SumStop } from './sum-stops.ts';

const RINGS: Record<SumStop['state'], string> = {
  done: 'border-ink',
  now: 'border-accent ring-4 ring-accent-tint',
  next: 'border-line-strong',
  paid: 'border-money-solid',
};

/** The stages in a column, each with its sum on the right. */
export function SumsDown({ stops }: { stops: readonly SumStop[] }) {
  return (
    <dl aria-label="Where your money is" className="grid">
      {stops.map(({ label, amount_cents, note, state, isGreen }) => (
        <div
          key={label}
          className="group relative flex flex-wrap justify-between gap-x-4 pb-4 pl-9 last:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute top-6 bottom-0 left-2.75 w-0.75 group-last:hidden ${state === 'done' ? 'bg-ink' : 'bg-line-strong'}`}
          />
          <span
            aria-hidden="true"
            className={`absolute top-0.5 left-0 size-6 rounded-full border-[3px] bg-surface ${RINGS[state]}`}
          />
          <dt className="min-w-0">
            <span className={`block text-md ${state === 'now' ? 'font-semibold' : 'font-medium'}`}>
              {label}
            </span>
            <span className="block text-sm text-ink-2">{note}</span>
          </dt>
          <dd className={`num text-md font-semibold ${isGreen ? 'text-money' : ''}`}>
            {formatCents(amount_cents)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
