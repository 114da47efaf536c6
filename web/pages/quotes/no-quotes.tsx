import type { QuoteSegment } from '#domain/quote-lists.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

const WORDS: Record<QuoteSegment, { words: string; title: string; hint: string }> = {
  open: {
    words: 'ALL ANSWERED',
    title: 'No quote waits for you',
    hint: 'Where a campaign takes quotes, creators may ask for another payout. Each one says until when you can answer.',
  },
  waiting: {
    words: 'NO COUNTERS',
    title: 'You wait for nobody',
    hint: 'Counters you make stand here until the creator answers.',
  },
  settled: {
    words: 'NOTHING YET',
    title: 'No quote is settled yet',
    hint: 'What you and a creator agreed on, or did not, stays here.',
  },
};

export function NoQuotes({ segment }: { segment: QuoteSegment }) {
  return (
    <div className="px-4 md:px-10">
      <EmptyState {...WORDS[segment]} className="mx-auto max-w-[34rem]" />
    </div>
  );
}
