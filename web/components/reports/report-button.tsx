import type { ComponentProps, ReactElement } from 'react';
import {
  ABUSE_REASON_WORDS,
  ABUSE_REASONS,
  REPORT_NOTE_MAX_LENGTH,
  type ReportTarget,
} from '#domain/admin/reports.ts';
import { call } from '#web/api/call.ts';
import { ReportDialog } from './report-dialog.tsx';

type ReportButtonProps = {
  target: ReportTarget;
  id: string;
  /** Completes the question, as in "Report this campaign?". */
  what: string;
  trigger: ReactElement<ComponentProps<'button'>>;
};

/** Reports a record to the admins, with a reason. */
export function ReportButton({ target, id, what, trigger }: ReportButtonProps) {
  return (
    <ReportDialog
      trigger={trigger}
      title={`Report ${what}?`}
      description="Someone at Bizmeet reviews it and decides what to do. We don’t tell anyone who reported it."
      verb="Send report"
      reasons={ABUSE_REASONS.map((value) => ({ value, label: ABUSE_REASON_WORDS[value] }))}
      noteLimit={REPORT_NOTE_MAX_LENGTH}
      send={(api, report) =>
        call(api, 'POST /api/reports', { body: { target_type: target, target_id: id, ...report } })
      }
      done="Thank you. We’ll let you know whether we acted on it."
    />
  );
}
