import { addDays } from '#domain/format/new-york-dates.ts';
import { MOST_REPORT_DAYS } from './campaign-results.ts';

export interface ReportDays {
  day: string;
  views: number;
  taps: number;
  redemptions: number;
}

interface Counted {
  /** For each post, its views at the end of the days on which they were read, in order. */
  posts: readonly (readonly { day: string; views: number | null }[])[];
  /** For each link, what it brought on the days on which it brought something. */
  links: readonly (readonly { day: string; taps: number; redemptions: number }[])[];
}

/** Every day from the first with a number to the last. A post keeps its views until they are read again. */
export function reportDays({ posts, links }: Counted): ReportDays[] {
  const known = [...posts, ...links]
    .flat()
    .map(({ day }) => day)
    .toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const gained = gainsByDay(posts);
  const linked = linksByDay(links);
  const days: ReportDays[] = [];
  let views = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    views += gained.get(day) ?? 0;
    days.push({ day, views, ...(linked.get(day) ?? { taps: 0, redemptions: 0 }) });
  }
  return days.slice(-MOST_REPORT_DAYS);
}

function gainsByDay(posts: Counted['posts']): Map<string, number> {
  const gains = new Map<string, number>();
  for (const readings of posts) {
    let before = 0;
    for (const { day, views } of readings) {
      if (views === null) continue;
      gains.set(day, (gains.get(day) ?? 0) + views - before);
      before = views;
    }
  }
  return gains;
}

function linksByDay(links: Counted['links']): Map<string, { taps: number; redemptions: number }> {
  const days = new Map<string, { taps: number; redemptions: number }>();
  for (const { day, taps, redemptions } of links.flat()) {
    const sum = days.get(day) ?? { taps: 0, redemptions: 0 };
    days.set(day, { taps: sum.taps + taps, redemptions: sum.redemptions + redemptions });
  }
  return days;
}
