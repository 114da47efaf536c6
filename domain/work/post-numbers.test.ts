import { describe, expect, it } from 'vitest';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';
import {
  findImplausible,
  firstNameOf,
  isUnreadable,
  NO_NUMBERS,
  nextReadAt,
  sourceWords,
  typingEndsAt,
  watchEndsAt,
} from './post-numbers.ts';

describe('how long a post is read', () => {
  it('ends with the thirtieth day in New York, on either side of a clock change', () => {
    expect(watchEndsAt('instagram_reel', new Date('2026-10-10T23:30:00-04:00')).toISOString()).toBe(
      '2026-11-10T05:00:00.000Z',
    );
    expect(watchEndsAt('tiktok_video', new Date('2026-02-20T00:10:00-05:00')).toISOString()).toBe(
      '2026-03-23T04:00:00.000Z',
    );
    expect(typingEndsAt(new Date('2026-10-10T23:30:00-04:00')).toISOString()).toBe(
      '2026-12-10T05:00:00.000Z',
    );
  });

  it('a story has a day', () => {
    const ends = watchEndsAt('instagram_story', new Date('2026-06-10T16:00:00Z'));
    expect(ends.toISOString()).toBe('2026-06-11T16:00:00.000Z');
  });

  it.each(['2026-10-15T03:50:00Z', '2026-02-20T05:01:00Z', '2026-06-10T16:00:00Z'])(
    'leaves out no day in New York from %s on',
    (posted) => {
      const start = new Date(posted);
      const ends = watchEndsAt('instagram_reel', start).toISOString();
      const days = new Set<string>();
      for (let next: string | null = start.toISOString(); next !== null; ) {
        days.add(newYorkDate(new Date(next)));
        next = nextReadAt('instagram_reel', ends, new Date(next));
      }
      const first = newYorkDate(start);
      expect([...days]).toEqual(Array.from({ length: 31 }, (_, at) => addDays(first, at)));
    },
  );
});

describe('the words for a source', () => {
  const base = {
    read_at: '2026-11-27T03:00:00Z',
    said_by: firstNameOf('Maya Okafor'),
    has_screenshot: false,
  };

  it('names the platform or the person, and the day in New York', () => {
    expect(sourceWords({ ...base, source: 'instagram' })).toBe('Read from Instagram, Nov 26');
    expect(sourceWords({ ...base, source: 'creator' })).toBe('Said by Maya, Nov 26');
    expect(sourceWords({ ...base, source: 'creator', has_screenshot: true })).toBe(
      'Said by Maya, Nov 26, with a screenshot',
    );
  });

  it('has a word for someone without a name', () => {
    expect(firstNameOf(null)).toBe('the creator');
    expect(firstNameOf('  ')).toBe('the creator');
  });
});

describe('typed numbers', () => {
  const typed = { ...NO_NUMBERS, views: 12_400, likes: 801 };

  it('that can be true are taken', () => {
    expect(findImplausible(typed, null)).toBeNull();
    expect(findImplausible({ ...NO_NUMBERS, views: 0 }, null)).toBeNull();
  });

  it('can’t have more of anything than views', () => {
    for (const metric of ['reach', 'likes', 'comments', 'saves', 'shares'] as const) {
      expect(findImplausible({ ...typed, [metric]: 12_401 }, null)).toMatchObject({ metric });
    }
  });

  it('can’t be without views, broken, or beyond a billion', () => {
    expect(findImplausible({ ...typed, views: null }, null)).toMatchObject({ metric: 'views' });
    expect(findImplausible({ ...typed, views: 12.5 }, null)).toMatchObject({ metric: 'views' });
    expect(findImplausible({ ...typed, views: 1_000_000_001 }, null)).toMatchObject({ metric: 'views' });
  });

  it('can’t be lower than what the platform showed', () => {
    const shown = { platform: 'instagram', views: 13_000, read_at: '2026-11-20T15:00:00Z' } as const;
    expect(findImplausible(typed, shown)?.message).toBe(
      'Instagram showed 13,000 views on Nov 20. Enter at least that many.',
    );
    expect(findImplausible({ ...typed, views: 13_000 }, shown)).toBeNull();
  });
});

it('a platform that is only away is given a day before the post counts as unreadable', () => {
  const failing_since = '2026-11-26T12:00:00Z';
  const next = (hours: number) => new Date(Date.parse(failing_since) + hours * 3_600_000);
  expect(isUnreadable({ failure: null, failing_since: null }, next(50))).toBe(false);
  expect(isUnreadable({ failure: 'away', failing_since }, next(23))).toBe(false);
  expect(isUnreadable({ failure: 'away', failing_since }, next(24))).toBe(true);
  expect(isUnreadable({ failure: 'not_connected', failing_since }, next(0))).toBe(true);
});
