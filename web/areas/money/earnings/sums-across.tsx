import { formatCents } from '#domain/format/money.ts';
import type { SumStop } from '#web/components/earnings/sum-stops.ts';

const RINGS: Record<SumStop['state'], string> = {
  done: 'border-ink',
  now: 'border-accent ring-4 ring-accent-tint',
  next: 'border-line-strong',
  paid: 'border-money-solid',
};

/** Five stops in a line across the page. */
export function SumsAcross({ stops }: { stops: readonly SumStop[] }) {
  return (
    <dl aria-label="Where your money is" className="grid grid-cols-5 border-line-strong border-b pb-9">
      {stops.map(({ label, amount_cents, note, state, isGreen }) => (
        <div key={label} className="group relative min-w-0 pt-9.5 pr-4">
          <span
            aria-hidden="true"
            className={`absolute top-3 right-0 left-7 h-1 group-last:hidden ${state === 'done' ? 'bg-ink' : 'bg-line-strong'}`}
          />
          <span
            aria-hidden="true"
            className={`absolute top-0 left-0 size-7 rounded-full border-4 bg-paper ${RINGS[state]}`}
          />
          <dt className={`text-touch ${state === 'now' ? 'font-semibold' : 'text-ink-2'}`}>{label}</dt>
          <dd>
            <span
              className={`num block text-[1.75rem] leading-9 font-semibold tracking-[-0.035em] ${isGreen ? 'text-money' : ''}`}
            >
              {formatCents(amount_cents)}
            </span>
            <span className="block text-sm text-ink-2">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
