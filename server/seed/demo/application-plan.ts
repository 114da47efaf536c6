import { type CampaignStatus, canChooseCreators } from '#domain/campaigns/campaign-states.ts';
import type { ApplicationStatus } from '#domain/hiring/application-states.ts';
import { CROWD } from './crowd.ts';
import { pickNumber } from './pick.ts';

export const MAYA = 'maya@okafor.example';

/** The campaign of the demo owner that most creators want. */
const SOUGHT_AFTER = 'crumb-co/opening-week-on-tompkins-avenue';
/** Nobody has applied to these yet: an empty list is worth looking at as well. */
const QUIET_SHOPS = [
  'attic-no-9',
  'auntie-pearl-roti',
  'arturo-daughters',
  'plum-spectacles',
  'low-light-yoga',
];

/** The applications and invitations of the demo creator, by campaign. */
const PLACES_OF_MAYA: Readonly<Record<string, ApplicationStatus>> = {
  'crumb-co/film-our-6-am-sourdough-pull': 'submitted',
  'lucky-peony-bakery/egg-tarts-out-of-the-oven-at-11-15': 'shortlisted',
  'lucky-peony-bakery/five-buns-under-ten-dollars': 'accepted',
  'lucky-peony-bakery/the-birthday-cake-with-the-fruit-on-top': 'invited',
  'crumb-co/the-rye-nobody-orders-explained': 'rejected',
  'crumb-co/saturday-line-first-twenty-people': 'withdrawn',
  'crumb-co/cardamom-knots-tray-to-table': 'accepted',
  'crumb-co/one-shift-behind-the-counter': 'accepted',
  'foxed-pages/things-people-leave-inside-books': 'accepted',
  'foxed-pages/story-hour-from-the-small-chairs': 'declined',
};
/** The demo creator asked for more here and was offered less. */
export const COUNTERED_FOR_MAYA = 'lucky-peony-bakery/milk-bread-pull-apart-slow-and-close';

export interface PlannedCampaign {
  path: string;
  status: CampaignStatus;
  slots: number;
  hours_up: number;
}

export interface PlannedApplication {
  email: string;
  status: ApplicationStatus;
}

/** The applicants of a campaign, with their statuses. */
export function planApplications(campaign: PlannedCampaign): PlannedApplication[] {
  const { path } = campaign;
  if (QUIET_SHOPS.some((shop) => path.startsWith(`${shop}/`))) return [];
  const maya = path === COUNTERED_FOR_MAYA ? 'submitted' : PLACES_OF_MAYA[path];
  const statuses = statusesOf(campaign);
  const start = pickNumber(CROWD.length, path);
  const planned = statuses.flatMap((status, index) => {
    // Every seventh of the crowd: 44 of them, so nobody comes twice.
    const creator = CROWD[(start + index * 7) % CROWD.length];
    return creator ? [{ email: creator.email, status }] : [];
  });
  if (maya === undefined) return planned;
  // Hers replaces one with the same status, so that no more spots are taken than planned.
  const same = planned.findIndex(({ status }) => status === maya);
  return [{ email: MAYA, status: maya }, ...planned.filter((_, index) => index !== same)];
}

function statusesOf({ path, status, slots, hours_up }: PlannedCampaign): ApplicationStatus[] {
  if (status === 'completed') return [...Array<ApplicationStatus>(slots).fill('accepted'), ...TURNED_AWAY];
  if (!canChooseCreators(status)) return ['rejected', 'withdrawn', 'expired', 'expired'];
  if (path === SOUGHT_AFTER) return SOUGHT_AFTER_STATUSES;
  if (status === 'closed') {
    const accepted = Array<ApplicationStatus>(slots).fill('accepted');
    return [...accepted, 'rejected', 'rejected', 'withdrawn', 'declined', 'submitted'];
  }
  const waiting = Array<ApplicationStatus>(1 + pickNumber(4, path)).fill('submitted');
  if (hours_up < YOUNG_HOURS) return waiting;
  // One spot always stays open: a full campaign leaves the list.
  const accepted = Array<ApplicationStatus>(pickNumber(Math.min(slots, 3), `${path}/accepted`)).fill(
    'accepted',
  );
  const others = OTHERS.filter((_, index) => pickNumber(2, `${path}/${index}`) === 0);
  const needed: ApplicationStatus[] =
    PLACES_OF_MAYA[path] === 'accepted' && accepted.length === 0 ? ['accepted'] : [];
  return [...needed, ...accepted, 'shortlisted', ...others, ...waiting];
}

const YOUNG_HOURS = 24;
const TURNED_AWAY: readonly ApplicationStatus[] = ['rejected', 'withdrawn', 'rejected'];
const OTHERS: readonly ApplicationStatus[] = ['rejected', 'invited', 'withdrawn', 'declined', 'shortlisted'];
const SOUGHT_AFTER_STATUSES: ApplicationStatus[] = [
  ...(['accepted', 'shortlisted', 'shortlisted', 'shortlisted', 'submitted', 'submitted'] as const),
  ...(['submitted', 'submitted', 'submitted', 'submitted', 'rejected', 'withdrawn', 'invited'] as const),
];
