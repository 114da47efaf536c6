import type { DecidedReport } from '#contract/admin/reports.ts';
import type { ReportAction, ReportTarget } from '#domain/admin/reports.ts';

export const TARGET_WORDS: Record<ReportTarget, string> = {
  campaign: 'Campaign',
  creator: 'Creator',
  business: 'Business',
  message: 'Message',
  media_file: 'Upload',
};

/** "Message from Rosa Delgado", "Upload from Crumb & Co.", "Campaign: Rye week". */
export function titleOf({ target_type, name }: { target_type: ReportTarget; name: string }): string {
  const isFromSomebody = target_type === 'message' || target_type === 'media_file';
  return `${TARGET_WORDS[target_type]}${isFromSomebody ? ' from' : ':'} ${name}`;
}

/** What an admin did, as in "Hidden by Ada Lindqvist". */
export function decisionWords({ action, target_type, decided_by }: DecidedReport): string {
  const done: Record<ReportAction, string> = {
    nothing: 'No violation, decided',
    hide: target_type === 'campaign' ? 'Paused' : 'Removed',
    warn: 'Warned',
    suspend: 'Suspended',
  };
  return `${done[action]} by ${decided_by}`;
}

export function appealWords({
  appeal_outcome,
  appeal_decided_by,
  appealed_at,
}: DecidedReport): string | null {
  if (appealed_at === null) return null;
  if (appeal_outcome === null) return 'Appealed';
  return `${appeal_outcome === 'lifted' ? 'Lifted' : 'Upheld'} by ${appeal_decided_by}`;
}
