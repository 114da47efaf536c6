import { BLOCKED_WORDS } from '#domain/businesses/blocks.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { type CampaignStatus, takesApplications } from './campaign-states.ts';

interface ApplicationWindow {
  status: CampaignStatus;
  application_deadline: string | null;
  spots_left: number;
  /** A block between the creator and the business. */
  is_blocked?: boolean;
}

/** Why applications are closed, as a sentence; null while they are open. */
export function closedReason(campaign: ApplicationWindow, now: Date): string | null {
  const { status, application_deadline, spots_left, is_blocked = false } = campaign;
  if (is_blocked) return BLOCKED_WORDS;
  if (status === 'paused') return 'The campaign is paused. You can apply again when it resumes.';
  if (status === 'cancelled') return 'The campaign was canceled.';
  if (!takesApplications(status)) return 'The campaign is closed to new applications.';
  if (application_deadline !== null && application_deadline < newYorkDate(now)) {
    return 'The deadline has passed.';
  }
  return spots_left <= 0 ? 'All spots are taken.' : null;
}
