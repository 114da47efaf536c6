import { type CampaignStatus, takesApplications } from './campaign-states.ts';
import { newYorkDate } from './deadlines.ts';

interface DoorCampaign {
  status: CampaignStatus;
  application_deadline: string | null;
  spots_left: number;
}

/** Why nobody can apply now, in a sentence; null while the door is open. */
export function closedDoorWords(campaign: DoorCampaign, now: Date): string | null {
  const { status, application_deadline, spots_left } = campaign;
  if (status === 'paused') return 'The campaign is paused. Applications open again when it goes on.';
  if (status === 'cancelled') return 'The campaign was called off.';
  if (!takesApplications(status)) return 'The campaign is closed and takes no more applications.';
  if (application_deadline !== null && application_deadline < newYorkDate(now)) {
    return 'The deadline is over.';
  }
  return spots_left <= 0 ? 'All spots are taken.' : null;
}
