import type { ReportedRating } from '#contract/work/ratings.ts';
import type { ReportDecision } from '#domain/work/ratings.ts';
import { call } from '#web/api/call.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import type { Send } from '#web/session/perform-action.ts';
import { Button } from '#web/ui/button.tsx';

const HINT = 'The author and the people who reported it read this. Don’t say who reported it.';

/** Keeps or hides a reported rating, with words that both sides read. */
export function RatingDecisions({ rating }: { rating: ReportedRating }) {
  const { rating_id, author_name, rated_name } = rating;
  const what = `${author_name} on ${rated_name}`;
  const decide =
    (decision: ReportDecision): Send<string, unknown> =>
    (api, words) =>
      call(api, 'POST /api/admin/ratings/:id/decision', {
        params: { id: rating_id },
        body: { decision, words },
      });
  return (
    <span className="flex flex-wrap content-start gap-2 md:justify-end">
      <ReasonDialog
        rule="admin_operations"
        trigger={
          <Button size="dense" aria-label={`Keep review: ${what}`}>
            Keep review
          </Button>
        }
        title="Keep this review?"
        description="It stays published and keeps counting toward the rating. Its reports are closed."
        verb="Keep review"
        hint={HINT}
        done="Review kept."
        send={decide('keep')}
      />
      <ReasonDialog
        rule="admin_operations"
        trigger={
          <Button size="dense" variant="ghost" aria-label={`Hide review: ${what}`}>
            Hide review
          </Button>
        }
        title="Hide this review?"
        description="It disappears everywhere, with its answer, and no longer counts toward the rating. You can’t undo this."
        verb="Hide review"
        isDestructive
        hint={HINT}
        done="Review hidden."
        send={decide('hide')}
      />
    </span>
  );
}
