import type { DecidedReview } from '#contract/work/ratings.ts';
import { PlainTable } from '#web/components/admin/plain-table.tsx';
import { momentWords } from '#web/components/time/moment.ts';

type DecidedReviewsProps = { reviews: readonly DecidedReview[]; now: Date };

export function DecidedReviews({ reviews, now }: DecidedReviewsProps) {
  return (
    <section aria-labelledby="decided-title">
      <h2 id="decided-title" className="border-line border-b bg-surface px-4 pt-5 pb-2 type-item md:px-6">
        Decided
      </h2>
      <PlainTable
        caption="Decided reports"
        rows={reviews}
        keyOf={({ review_id, decided_at }) => `${review_id}/${decided_at}`}
        columns={[
          {
            header: 'Review',
            phone: 'left',
            cell: ({ author_name, reviewed_name, words }) => (
              <>
                <span className="font-semibold">{author_name}</span> on {reviewed_name}
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
