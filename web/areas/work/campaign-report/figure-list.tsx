import type { ReportFigure } from '#domain/work/report-words.ts';

type FigureListProps = { figures: readonly ReportFigure[]; isLarge?: boolean; className?: string };

/** Figures beside each other, as many as fit in a row. */
export function FigureList({ figures, isLarge = false, className = '' }: FigureListProps) {
  if (figures.length === 0) return null;
  return (
    <dl
      className={`grid gap-x-6 gap-y-4 ${isLarge ? 'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]'} ${className}`}
    >
      {figures.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col justify-between">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className={`num break-words ${isLarge ? 'type-block-title' : 'text-md font-semibold'}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
