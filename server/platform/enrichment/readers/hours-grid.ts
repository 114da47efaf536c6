import { DAYS, type Day, type OpeningHours } from '#domain/businesses/opening-hours.ts';

export interface OpenSpan {
  days: readonly Day[];
  opens: string;
  closes: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Hours in one notation, however they were listed: days with the same spans together, in the order of the week. */
export function gatherHours(spans: readonly OpenSpan[]): OpeningHours {
  const real = spans.filter(({ opens, closes }) => TIME.test(opens) && TIME.test(closes) && opens !== closes);
  const times = [...new Set(real.map(({ opens, closes }) => `${opens}-${closes}`))];
  return times
    .map((time) => {
      const [opens = '', closes = ''] = time.split('-');
      const days = DAYS.filter((day) =>
        real.some((span) => span.opens === opens && span.closes === closes && span.days.includes(day)),
      );
      return { days, opens, closes };
    })
    .sort(
      (a, b) =>
        DAYS.indexOf(a.days[0] ?? 'sun') - DAYS.indexOf(b.days[0] ?? 'sun') || (a.opens < b.opens ? -1 : 1),
    );
}

/** From one day to another, across the weekend if necessary. */
export function daysBetween(first: Day, last: Day): Day[] {
  const from = DAYS.indexOf(first);
  const count = ((DAYS.indexOf(last) - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, step) => DAYS[(from + step) % DAYS.length] ?? first);
}

/** "Tuesday", "Tues.", "Tu" and "https://schema.org/Tuesday" are one day. */
export function readDay(text: string): Day | null {
  const start = text
    .replace(/^.*[/#:]/, '')
    .trim()
    .toLowerCase()
    .slice(0, 2);
  return DAYS.find((day) => start.length === 2 && day.startsWith(start)) ?? null;
}
