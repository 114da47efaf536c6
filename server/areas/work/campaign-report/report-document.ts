import type { CampaignReport, ReportCreator, ReportPost } from '#contract/work/campaign-reports.ts';
import { kindName } from '#domain/campaigns/deliverables.ts';
import { formatCount } from '#domain/format/count.ts';
import { dateWords, newYorkDay } from '#domain/format/new-york-time.ts';
import {
  costWords,
  countWords,
  engagementFigures,
  keyFigureLines,
  openWorkWords,
  REDEMPTION_WORDS,
  reportDates,
  SPEND_WORDS,
} from '#domain/work/report-words.ts';
import type { Document, DocumentPart } from '#server/platform/documents/document.ts';

/** The report as a PDF. On a shared one the tables leave out the spend per creator. */
export function reportDocument(report: CampaignReport): Document {
  const { campaign_title, business_name, changed_at, totals, has_links } = report;
  return {
    title: 'Results',
    subtitle: campaign_title,
    made_at: new Date(changed_at ?? 0),
    parts: [
      { kind: 'facts', facts: factsOf(report) },
      {
        kind: 'amounts',
        lines: [...keyFigureLines(totals, has_links), ...engagementFigures(totals)].map(toLine),
      },
      { kind: 'text', words: notesOf(report), is_quiet: true },
      ...creatorTable(report),
      ...postTable(report),
      ...dayTable(report),
    ],
    foot: `${campaign_title}, ${business_name}`,
  };
}

function factsOf(report: CampaignReport) {
  const { business_name, slots, filled_slots, posts } = report;
  return [
    { label: 'Business', value: business_name },
    { label: 'Spots filled', value: `${filled_slots} of ${slots}` },
    { label: 'Posts', value: formatCount(posts.length) },
    ...reportDates(report),
  ];
}

const toLine = ({ label, value }: { label: string; value: string }) => ({ label, amount: value });

function notesOf({ open_work_count, has_links }: CampaignReport): string {
  return [
    SPEND_WORDS,
    openWorkWords(open_work_count),
    ...(has_links ? [REDEMPTION_WORDS] : []),
    'Dates are in New York time.',
  ]
    .filter((words) => words !== null)
    .join(' ');
}

function creatorTable({ creators, has_links }: CampaignReport): DocumentPart[] {
  if (creators.length === 0) return [];
  const showsSpend = creators.some(({ spend_cents }) => spend_cents !== null);
  const cells: Column<ReportCreator>[] = [
    { header: 'Creator', share: 4, cell: ({ name }) => name },
    { ...right('Posts', 1.5), cell: ({ post_count }) => formatCount(post_count) },
    { ...right('Views', 2.5), cell: ({ views }) => countWords(views) },
    ...(has_links
      ? [
          { ...right('Taps', 2), cell: ({ taps }: ReportCreator) => formatCount(taps) },
          { ...right('Redeemed', 2.4), cell: ({ redemptions }: ReportCreator) => formatCount(redemptions) },
        ]
      : []),
    ...(showsSpend
      ? [
          { ...right('Spend', 2.8), cell: ({ spend_cents }: ReportCreator) => costWords(spend_cents) },
          {
            ...right('Per 1,000 views', 2.8),
            cell: ({ per_1000_views_cents }: ReportCreator) => costWords(per_1000_views_cents),
          },
        ]
      : []),
  ];
  return [{ kind: 'heading', words: 'Creators' }, tableOf(cells, creators)];
}

function postTable({ posts }: CampaignReport): DocumentPart[] {
  if (posts.length === 0) return [];
  const cells: Column<ReportPost>[] = [
    { header: 'Post', share: 2.8, cell: ({ kind }) => kindName(kind) },
    { header: 'Creator', share: 2.8, cell: ({ creator_name }) => creator_name },
    { header: 'Posted', share: 2.4, cell: ({ posted_at }) => (posted_at ? newYorkDay(posted_at) : '') },
    { ...right('Views', 1.8), cell: ({ views }) => countWords(views) },
    { ...right('Likes', 1.6), cell: ({ likes }) => countWords(likes) },
    { header: 'Source', share: 4.8, cell: ({ source }) => source ?? 'No numbers yet' },
  ];
  return [{ kind: 'heading', words: 'Posts, best first' }, tableOf(cells, posts)];
}

function dayTable({ days, has_links }: CampaignReport): DocumentPart[] {
  if (days.length === 0) return [];
  const cells: Column<CampaignReport['days'][number]>[] = [
    { header: 'Day', share: 3, cell: ({ day }) => dateWords(day) },
    { ...right('Views until then', 3), cell: ({ views }) => formatCount(views) },
    ...(has_links
      ? [
          { ...right('Taps', 2), cell: ({ taps }: { taps: number }) => formatCount(taps) },
          {
            ...right('Redemptions', 2),
            cell: ({ redemptions }: { redemptions: number }) => formatCount(redemptions),
          },
        ]
      : []),
  ];
  return [{ kind: 'heading', words: 'Day by day' }, tableOf(cells, days)];
}

interface Column<Row> {
  header: string;
  share: number;
  align?: 'right';
  cell: (row: Row) => string;
}

const right = (header: string, share: number) => ({ header, share, align: 'right' as const });

function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): DocumentPart {
  return {
    kind: 'table',
    columns: columns.map(({ cell: _, ...column }) => column),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  };
}
