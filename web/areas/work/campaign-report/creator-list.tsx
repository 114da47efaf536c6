import type { ReportCreator } from '#contract/work/campaign-reports.ts';
import { formatCount } from '#domain/format/count.ts';
import { costWords, countWords } from '#domain/work/report-words.ts';
import { Link } from '#web/components/link.tsx';
import { FigureList } from './figure-list.tsx';

type CreatorListProps = {
  creators: readonly ReportCreator[];
  hasLinks: boolean;
  /** The page of a creator's work; a shared report leads nowhere. */
  workHref?: (collaborationId: string) => string;
};

/** The results of each creator. A shared report leaves out their spend and costs. */
export function CreatorList({ creators, hasLinks, workHref }: CreatorListProps) {
  return (
    <ul className="mt-3">
      {creators.map((creator, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a shared report has no ids, and the order is fixed.
          key={at}
          className="break-inside-avoid border-line border-t py-4"
        >
          <h3 className="type-item break-words">
            {workHref && creator.collaboration_id ? (
              <Link
                href={workHref(creator.collaboration_id)}
                className="inline-flex min-h-6 items-center text-link touch:min-h-11"
              >
                {creator.name}
              </Link>
            ) : (
              creator.name
            )}
          </h3>
          <FigureList figures={figuresOf(creator, hasLinks)} className="mt-2" />
        </li>
      ))}
    </ul>
  );
}

function figuresOf(creator: ReportCreator, hasLinks: boolean) {
  const { views, post_count, taps, redemptions, spend_cents } = creator;
  const costs =
    spend_cents === null
      ? []
      : [
          { label: 'Spend', value: costWords(spend_cents) },
          { label: 'Per 1,000 views', value: costWords(creator.per_1000_views_cents) },
          ...(hasLinks ? [{ label: 'Per redemption', value: costWords(creator.per_redemption_cents) }] : []),
        ];
  return [
    { label: 'Posts', value: formatCount(post_count) },
    { label: 'Views', value: countWords(views) },
    ...(hasLinks
      ? [
          { label: 'Taps', value: formatCount(taps) },
          { label: 'Redemptions', value: formatCount(redemptions) },
        ]
      : []),
    ...costs,
  ];
}
