import type { Message } from '#contract/messages/conversations.ts';
import type { Deliverable, Submission } from '#contract/work/deliverables.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { addDays } from '#domain/format/new-york-dates.ts';

/** An event of the job, in a line. */
export interface ThreadLine {
  kind: 'line';
  id: string;
  at: string;
  words: string;
  /** The amount of the event, shown after the words. */
  money?: { cents: number; rest: string };
  mark: 'sent' | 'lock' | 'yes' | 'money' | 'dispute' | 'change' | 'plain';
}

/** A submitted version, at the time it was submitted. */
export interface ThreadDraft {
  kind: 'draft';
  id: string;
  at: string;
  deliverable: Deliverable;
  submission: Submission;
}

export interface ThreadMessage {
  kind: 'message';
  id: string;
  at: string;
  message: Message;
  /** True if the previous entry is by the same person and not long before. */
  followsOn: boolean;
  /** True for the last message of a run: it shows the time. */
  endsRun: boolean;
}

export type ThreadMoment = ThreadLine | ThreadDraft;
export type ThreadEntry = ThreadMoment | ThreadMessage;

export interface ThreadDay {
  date: string;
  /** "Thursday, June 5", "Yesterday", "Today". */
  words: string;
  entries: ThreadEntry[];
}

interface Thread {
  /** Newest first, as the API returns them. */
  messages: readonly Message[];
  moments: readonly ThreadMoment[];
  /** Older messages exist; events before the loaded ones are left out until those load. */
  hasEarlier: boolean;
}

const RUN_MS = 10 * 60_000;

/** Messages and events sorted by time, grouped by New York day, oldest first. */
export function threadDays({ messages, moments, hasEarlier }: Thread, now: Date): ThreadDay[] {
  const from = hasEarlier ? (messages.at(-1)?.created_at ?? '') : '';
  const said = messages.map(
    (message): ThreadMessage => ({
      kind: 'message',
      id: message.id,
      at: message.created_at,
      message,
      followsOn: false,
      endsRun: true,
    }),
  );
  const entries: ThreadEntry[] = [...moments.filter(({ at }) => at >= from), ...said.reverse()];
  // At the same instant, an event precedes the messages about it.
  entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return joinRuns(byDay(entries, now));
}

function byDay(entries: readonly ThreadEntry[], now: Date): ThreadDay[] {
  const days: ThreadDay[] = [];
  for (const entry of entries) {
    const date = newYorkDate(new Date(entry.at));
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, words: dayName(date, now), entries: [entry] });
  }
  return days;
}

function joinRuns(days: ThreadDay[]): ThreadDay[] {
  for (const { entries } of days) {
    for (const [place, entry] of entries.entries()) {
      const before = entries[place - 1];
      if (entry.kind !== 'message' || before?.kind !== 'message' || !isOneRun(before, entry)) continue;
      before.endsRun = false;
      entry.followsOn = true;
    }
  }
  return days;
}

function isOneRun(before: ThreadMessage, after: ThreadMessage): boolean {
  const [one, other] = [before.message, after.message];
  const isSamePerson =
    one.side === other.side && one.is_own === other.is_own && one.sender_name === other.sender_name;
  return isSamePerson && Date.parse(after.at) - Date.parse(before.at) < RUN_MS;
}

function dayName(date: string, now: Date): string {
  const today = newYorkDate(now);
  if (date >= today) return 'Today';
  if (date === addDays(today, -1)) return 'Yesterday';
  const format = date.slice(0, 4) === today.slice(0, 4) ? DAY : DAY_WITH_YEAR;
  return format.format(new Date(`${date}T16:00:00Z`));
}

const day = { timeZone: 'America/New_York', weekday: 'long', month: 'long', day: 'numeric' } as const;
const DAY = new Intl.DateTimeFormat('en-US', day);
const DAY_WITH_YEAR = new Intl.DateTimeFormat('en-US', { ...day, year: 'numeric' });
