import type { Database } from '../../db/database.ts';

interface CalendarEntry {
  /** The same date keeps it when its day or its words change. */
  uid: string;
  title: string;
  description: string;
  /** A page of ours, as a path. */
  href: string;
}

/** Something that holds for a day in New York, or begins at a moment. */
export type CalendarDate = CalendarEntry & ({ on_date: string } | { starts_at: string; ends_at?: string });

/** What a source is asked for: the dates of one person from this day on. */
export interface CalendarWish {
  user_id: string;
  from_date: string;
}

/** A feature that knows dates of people. Bounded, since a calendar is read whole. */
export type CalendarSource = (db: Database, wish: CalendarWish) => Promise<CalendarDate[]>;
