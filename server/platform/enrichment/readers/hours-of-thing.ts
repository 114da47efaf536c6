import { DAYS, type Day, type OpeningHours } from '#domain/businesses/opening-hours.ts';
import { daysBetween, gatherHours, type OpenSpan, readDay } from './hours-grid.ts';
import { isThing, listOf, type Thing, textOf } from './thing.ts';

/** Both spellings of schema.org: "Tu-Su 07:00-15:00", and a list of specifications. */
export function readScheduledHours(thing: Thing): OpeningHours {
  const written = listOf(thing.openingHours).flatMap((line) => readLines(textOf(line)));
  const specified = listOf(thing.openingHoursSpecification).flatMap((one) =>
    isThing(one) ? readSpecification(one) : [],
  );
  return gatherHours(specified.length > 0 ? specified : written);
}

const LINE = /([A-Za-z][A-Za-z,\s-]*?)\s*(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})/g;

function readLines(text: string): OpenSpan[] {
  return [...text.matchAll(LINE)].map(([, days = '', opens = '', closes = '']) => ({
    days: days.split(',').flatMap(readRange),
    opens: fourDigits(opens),
    closes: fourDigits(closes),
  }));
}

function readRange(text: string): Day[] {
  const [first, last = first] = text.split('-').map(readDay);
  return first && last ? daysBetween(first, last) : [];
}

function readSpecification(one: Thing): OpenSpan[] {
  // Holidays and seasons are exceptions to the week, not the week.
  if (one.validFrom !== undefined || one.validThrough !== undefined) return [];
  const days = listOf(one.dayOfWeek).flatMap((day) => readDay(textOf(day)) ?? []);
  return [
    {
      days: one.dayOfWeek === undefined ? DAYS : days,
      opens: fourDigits(textOf(one.opens)),
      closes: fourDigits(textOf(one.closes)),
    },
  ];
}

function fourDigits(time: string): string {
  return (/^\d:/.test(time) ? `0${time}` : time).slice(0, 5);
}
