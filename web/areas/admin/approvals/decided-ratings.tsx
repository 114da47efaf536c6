import type { DecidedRating } from '#contract/work/ratings.ts';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { momentWords } from '#web/components/time/moment.ts';

type DecidedRatingsProps = { ratings: readonly DecidedRating[]; now: Date };

export function DecidedRatings({ ratings, now }: DecidedRatingsProps) {
  return (
    <section aria-labelledby="decided-title">
      <h2 id="decided-title" className="border-line border-b bg-surface px-4 pt-5 pb-2 type-item md:px-6">
        Decided
      </h2>
      <PlainTable
        caption="Decided reports"
        rows={ratings}
        keyOf={({ rating_id, decided_at }) => `${rating_id}/${decided_at}`}
        columns={[
          {
            header: 'Review',
            phone: 'left',
            cell: ({ author_name, rated_name, words }) => (
              <>
                <span className="font-semibold">{author_name}</span> on {rated_name}
                <span className="block text-base text-ink-2">{words}</span>
              </>
            ),
          },
          {
            header: 'Decision',
            phone: 'left',
            cell: ({ decision, decision_words, decided_by }) => (
              <>
                {decision === 'hide' ? 'Hidden' : 'Kept'} by {decided_by}
                <span className="block text-base text-ink-2">{decision_words}</span>
              </>
            ),
          },
          {
            header: 'When',
            phone: 'left',
            numeric: true,
            cell: ({ decided_at }) => momentWords(decided_at, now),
          },
        ]}
      />
    </section>
  );
}
