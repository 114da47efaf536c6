import type { Database } from '#server/platform/db/database.ts';

interface CalendarEntry {
  /** Stays the same when the day or the text changes. */
  uid: string;
  title: string;
  description: string;
  /** The path of a page on our site. */
  href: string;
}

/** An all-day entry for a date in New York, or one that begins at a moment. */
export type CalendarDate = CalendarEntry & ({ on_date: string } | { starts_at: string; ends_at?: string });

/** The query for a source of dates: one person, from this day on. */
export interface CalendarWish {
  user_id: string;
  from_date: string;
  now: Date;
}

/** A source of dates. Its results are limited, because a calendar is always read completely. */
export type CalendarSource = (db: Database, wish: CalendarWish) => Promise<CalendarDate[]>;
