export type Line = 'business' | 'creator';

export interface Stop {
  title: string;
  text: string;
  /** A terminal belongs to one line; a shared stop belongs to both. */
  line: Line | 'both';
}

export const LINE_NAMES: Record<Line, string> = { business: 'Business line', creator: 'Creator line' };
export const LINE_LETTERS: Record<Line, string> = { business: 'B', creator: 'C' };

export const STOPS = [
  { title: 'Post the job', text: 'Payout, deliverables, dates. Fund it and it goes live.', line: 'business' },
  {
    title: 'Find the job',
    text: 'Filter by neighborhood, payout and platform, then pitch.',
    line: 'creator',
  },
  { title: 'Pick', text: 'The shop chooses, and each payout is locked in.', line: 'both' },
  { title: 'Film', text: 'Shoot on the block, upload a draft by the due date.', line: 'both' },
  { title: 'Approve', text: 'Sign off, or request changes.', line: 'both' },
  { title: 'Content that sells', text: 'Published, tagged and yours to repost.', line: 'business' },
  { title: 'Paid out', text: 'The held payout moves to your bank.', line: 'creator' },
] as const satisfies readonly Stop[];
