import type { KeyFigure } from '#domain/work/report-words.ts';
import { Card } from '#web/ui/card.tsx';

/** The most important figures, each with its cost. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <Card padded={false} className="mt-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 px-5 py-5 md:grid-cols-4 md:px-6">
        {figures.map(({ label, value, cost }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="num type-block-title break-words">{value}</dd>
            {cost ? (
              <dd className="text-hint text-ink-2">
                {cost.label} <span className="num font-semibold text-ink">{cost.value}</span>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </Card>
  );
}
