import type { OwnApplication } from '#contract/hiring/own-applications.ts';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { newYorkClock } from '#domain/format/new-york-time.ts';
import { offerOf } from '#web/components/applications/application-turns.ts';
import { decideBy, dueOn, offerName } from '#web/components/applications/application-words.ts';
import { stepWords } from '#web/components/work/row-words.ts';

export interface ComingDate {
  key: string;
  /** The date in New York. */
  date: string;
  time: string;
  words: string;
}

const LAST_MINUTE = '11:59\u00a0p.m.';

/** The deadlines and due dates of this week and the next, from stored dates only. */
export function comingDates(
  applications: readonly OwnApplication[],
  work: readonly CollaborationRow[],
  now: Date,
): ComingDate[] {
  const [from, to] = [newYorkDate(now), endOfNextWeek(now)];
  return [...applications.flatMap((application) => datesOf(application, now)), ...work.flatMap(datesOfWork)]
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => a.date.localeCompare(b.date));
}

function datesOf(application: OwnApplication, now: Date): ComingDate[] {
  const { id, status, campaign, business } = application;
  const of = (date: string | null, words: string, time = LAST_MINUTE): ComingDate[] =>
    date === null ? [] : [{ key: `${id} ${date}`, date, time, words }];
  if (application.is_blocked && status !== 'accepted') return [];
  const offer = offerOf(application, now);
  if (offer) {
    const at = new Date(offer.expires_at);
    return of(
      newYorkDate(at),
      `${offerName(application)} from ${business.business_name} expires`,
      newYorkClock(offer.expires_at),
    );
  }
  if (status === 'invited') {
    return of(campaign.application_deadline, `Last day to answer ${business.business_name}’s invitation`);
  }
  // The work has its own dates.
  if (status === 'accepted' && application.collaboration_id !== null) return [];
  if (status === 'accepted') return of(dueOn(application), `Draft due for ${business.business_name}`);
  if (status === 'submitted' || status === 'shortlisted') {
    return of(decideBy(application), `${business.business_name} decides by today`);
  }
  return [];
}

/** Due dates and automatic decisions. */
function datesOfWork({
  id,
  business_name,
  deliverables,
  status,
  dispute,
  shipment,
}: CollaborationRow): ComingDate[] {
  if (status === 'disputed') {
    const at = dispute?.turns.includes('creator') ? dispute.clock_at : null;
    if (at === null) return [];
    const words = dispute?.status === 'decided' ? 'Last day to appeal' : 'Last day to answer the dispute';
    const date = newYorkDate(new Date(at));
    return [{ key: `${id} ${at}`, date, time: newYorkClock(at), words: `${words}: ${business_name}` }];
  }
  if (shipment?.counts_at) {
    const at = shipment.counts_at;
    const words = `Product from ${business_name} counts as received unless you say otherwise`;
    return [{ key: `${id} ${at}`, date: newYorkDate(new Date(at)), time: newYorkClock(at), words }];
  }
  return deliverables.flatMap((one) => {
    const at = one.due_at ?? one.passes_at;
    if (at === null) return [];
    const name = nameDeliverable(one);
    const end = one.status === 'posted' ? 'will be confirmed' : 'will be approved';
    const words = one.due_at
      ? `${stepWords(one)} ${one.status === 'approved' ? 'for' : 'to'} ${business_name}`
      : `${name} for ${business_name} ${end} unless they respond`;
    return [{ key: `${one.id} ${at}`, date: newYorkDate(new Date(at)), time: newYorkClock(at), words }];
  });
}

/** The Sunday of next week. */
function endOfNextWeek(now: Date): string {
  const day = new Date(`${newYorkDate(now)}T12:00:00Z`);
  const untilSunday = (7 - day.getUTCDay()) % 7;
  day.setUTCDate(day.getUTCDate() + untilSunday + 7);
  return day.toISOString().slice(0, 10);
}
