import type { ReportFigure } from '#domain/work/report-words.ts';

type FigureListProps = { figures: readonly ReportFigure[]; className?: string };

/** Figures beside each other, as many as fit in a row. */
export function FigureList({ figures, className = '' }: FigureListProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={`grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-x-6 gap-y-4 ${className}`}>
      {figures.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col justify-between">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="num text-md font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
