import type { Enrichment } from '#contract/businesses/enrichments.ts';
import { clockTime } from '#web/components/auth/clock-time.ts';

/** "6 pages read in 14 seconds, at 9:38 a.m.", or the error. */
export function readingWords({ status, pages, took_ms, finished_at }: Enrichment): string {
  if (status === 'queued') return 'Starting in a moment.';
  const read = pages.filter(({ status: answer, failure }) => answer !== null && failure === null).length;
  const count = `${read} ${read === 1 ? 'page' : 'pages'} read`;
  if (status === 'running' || took_ms === null || finished_at === null) return `${count} so far.`;
  const seconds = Math.max(1, Math.round(took_ms / 1000));
  return `${count} in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, at ${clockTime(new Date(finished_at))}`;
}

/** The page being read right now. */
export function readingUrl(enrichment: Enrichment | null): string | null {
  return enrichment?.pages.find(({ took_ms }) => took_ms === null)?.url ?? null;
}
