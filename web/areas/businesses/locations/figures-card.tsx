import type { NeighborhoodFigures } from '#contract/base/neighborhood-figures.ts';
import { formatPayout } from '#domain/format/money.ts';

type FiguresCardProps = {
  neighborhoodName: string;
  figures: NeighborhoodFigures | null;
  className?: string;
};

/** Creators and campaigns in the selected neighborhood. */
export function FiguresCard({ neighborhoodName, figures, className = '' }: FiguresCardProps) {
  return (
    <section
      aria-label={`${neighborhoodName} by the numbers`}
      className={`rounded-card border border-line bg-raised p-4.5 ${className}`}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-touch font-semibold">{neighborhoodName}</h2>
        <p className="text-sm text-ink-3">Right now</p>
      </div>
      <dl aria-busy={figures === null} className="mt-1">
        <Figure label="Creators living here">
          {figures ? (figures.creator_count ?? 'Fewer than 3') : '…'}
        </Figure>
        <Figure label="Open campaigns, including yours">{figures?.open_campaign_count ?? '…'}</Figure>
        <Figure label="Median payout">
          {figures
            ? figures.median_payout_cents === null
              ? 'None yet'
              : formatPayout(figures.median_payout_cents)
            : '…'}
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ label, children }: { label: string; children: string | number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="text-base text-ink-2">{label}</dt>
      <dd className="num text-base font-semibold">{children}</dd>
    </div>
  );
}
