export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof DAYS)[number];

/**
 * Days that share their hours. Times are New York's, as "07:00". If `closes` isn't after `opens`, the shop closes the
 * next morning; if both are the same, it never closes.
 */
export interface OpeningSpan {
  days: readonly Day[];
  opens: string;
  closes: string;
}
export type OpeningHours = readonly OpeningSpan[];

export const MOST_SPANS = 14;

const NAMES: Record<Day, string> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
};

/** "Tue to Sun, 7 a.m. to 3 p.m."; spans with other hours follow after a semicolon. */
export function describeHours(hours: OpeningHours): string {
  return hours.map((span) => `${describeDays(span.days)}, ${describeTimes(span)}`).join('; ');
}

export function describeTime(time: string): string {
  if (time === '12:00') return 'noon';
  if (time === '00:00') return 'midnight';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = hour % 12 === 0 ? 12 : hour % 12;
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${clock}${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Days in the order of the week, in runs: "Mon to Wed and Fri". A run may cross Sunday: "Fri to Mon". */
export function describeDays(days: readonly Day[]): string {
  if (new Set(days).size === DAYS.length) return 'Every day';
  const runs = runsOf(days).flatMap(describeRun);
  if (runs.length < 2) return runs.join('');
  return `${runs.slice(0, -1).join(', ')} and ${runs.at(-1)}`;
}

/** The first day on which two spans overlap, or null: a day may have several spans, as around a midday break. */
export function findOverlap(hours: OpeningHours): Day | null {
  for (const day of DAYS) {
    const spans = hours.filter(({ days }) => days.includes(day)).map(minutesOf);
    const isTwice = spans.some((one, place) =>
      spans.slice(place + 1).some((other) => one.from < other.to && other.from < one.to),
    );
    if (isTwice) return day;
  }
  return null;
}

const DAY_MINUTES = 24 * 60;

function minutesOf({ opens, closes }: OpeningSpan): { from: number; to: number } {
  const from = minutes(opens);
  const to = minutes(closes);
  return { from, to: to > from ? to : to + DAY_MINUTES };
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function describeTimes({ opens, closes }: OpeningSpan): string {
  return opens === closes ? 'all day and night' : `${describeTime(opens)} to ${describeTime(closes)}`;
}

function runsOf(days: readonly Day[]): Day[][] {
  const runs: Day[][] = [];
  for (const day of DAYS.filter((one) => days.includes(one))) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && DAYS.indexOf(day) === DAYS.indexOf(last) + 1) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  return joinOverSunday(runs);
}

/** Friday to Monday is one run for a weekend bar, although the week ends in between. */
function joinOverSunday(runs: Day[][]): Day[][] {
  const [first, ...rest] = runs;
  const last = rest.at(-1);
  if (first?.[0] !== 'mon' || last?.at(-1) !== 'sun' || first.length + last.length < 3) return runs;
  return [...rest.slice(0, -1), [...last, ...first]];
}

function describeRun(run: readonly Day[]): string[] {
  const [first, second] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return [];
  if (run.length > 2) return [`${NAMES[first]} to ${NAMES[last]}`];
  return second === undefined ? [NAMES[first]] : [NAMES[first], NAMES[second]];
}
