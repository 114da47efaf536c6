import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#domain/format/new-york-dates.ts';
import { MOST_REPORT_DAYS } from './campaign-results.ts';
import { reportDays } from './report-days.ts';

const dayAt = (place: number) => addDays('2026-11-01', place);

it('lists every day between the first number and the last, and keeps views between two readings', () => {
  const days = reportDays({
    posts: [
      [
        { day: '2026-11-02', views: 100 },
        { day: '2026-11-03', views: null },
        { day: '2026-11-04', views: 250 },
      ],
      [{ day: '2026-11-03', views: 40 }],
    ],
    links: [
      [{ day: '2026-11-01', taps: 3, redemptions: 0 }],
      [
        { day: '2026-11-01', taps: 2, redemptions: 1 },
        { day: '2026-11-04', taps: 1, redemptions: 0 },
      ],
    ],
  });
  expect(days).toEqual([
    { day: '2026-11-01', views: 0, taps: 5, redemptions: 1 },
    { day: '2026-11-02', views: 100, taps: 0, redemptions: 0 },
    { day: '2026-11-03', views: 140, taps: 0, redemptions: 0 },
    { day: '2026-11-04', views: 290, taps: 1, redemptions: 0 },
  ]);
});

it('is empty without numbers, and keeps the latest days of a long campaign', () => {
  expect(reportDays({ posts: [[]], links: [] })).toEqual([]);
  const links = [
    [
      { day: dayAt(0), taps: 1, redemptions: 0 },
      { day: dayAt(900), taps: 1, redemptions: 0 },
    ],
  ];
  const days = reportDays({ posts: [], links });
  expect(days).toHaveLength(MOST_REPORT_DAYS);
  expect(days.at(-1)?.day).toBe(dayAt(900));
});

it('ends with the newest views of every post, and loses no tap', () => {
  const reading = fc.record({ place: fc.nat(60), views: fc.nat(1_000_000) });
  const readings = fc
    .uniqueArray(reading, { minLength: 1, selector: ({ place }) => place })
    .map((list) =>
      list
        .toSorted((one, other) => one.place - other.place)
        .map(({ place, views }) => ({ day: dayAt(place), views })),
    );
  const taps = fc.array(fc.record({ place: fc.nat(60), taps: fc.nat(99), redemptions: fc.nat(9) }));
  fc.assert(
    fc.property(fc.array(readings, { minLength: 1, maxLength: 5 }), taps, (posts, counted) => {
      const links = [counted.map(({ place, ...sums }) => ({ day: dayAt(place), ...sums }))];
      const days = reportDays({ posts, links });
      expect(days.at(-1)?.views).toBe(posts.reduce((sum, list) => sum + (list.at(-1)?.views ?? 0), 0));
      expect(days.reduce((sum, day) => sum + day.taps, 0)).toBe(
        counted.reduce((sum, row) => sum + row.taps, 0),
      );
    }),
  );
});
