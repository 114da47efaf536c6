import { RATING_WORDS_MAX_LENGTH, REPORT_REASON_WORDS, REPORT_REASONS } from '#domain/work/ratings.ts';
import { call } from '#web/api/call.ts';
import { ReportDialog } from '#web/components/reports/report-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

type ReportButtonProps = { ratingId: string; by: string };

/** Reports a rating to the admins, with a reason. */
export function ReportButton({ ratingId, by }: ReportButtonProps) {
  return (
    <ReportDialog
      trigger={
        <Button size="dense" variant="ghost" aria-label={`Report ${by}’s review`}>
          Report
        </Button>
      }
      title={`Report ${by}’s review?`}
      description="Someone at Bizmeet reads it and decides whether it stays. We don’t tell anyone who reported it."
      verb="Report review"
      reasons={REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_WORDS[value] }))}
      noteLimit={RATING_WORDS_MAX_LENGTH}
      send={(api, body) => call(api, 'POST /api/ratings/:id/reports', { params: { id: ratingId }, body })}
      done="Reported. We’ll let you know what we decide."
      after="everything"
    />
  );
}
