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

/** The heading above the findings, and the sentence below it. */
export function readingIntro(
  enrichment: Pick<Enrichment, 'status' | 'findings'> | null,
  isBusy: boolean,
): { title: string; lead: string } {
  const approve = 'Creators see nothing until you accept it. Each line shows where it came from.';
  if (isBusy) return { title: 'Reading your website', lead: approve };
  if (enrichment === null || enrichment.findings.length > 0)
    return { title: 'Here’s what we found', lead: approve };
  const typeIt = 'Fill in the lines yourself, or try another address.';
  if (enrichment.status === 'failed') return { title: 'We couldn’t read your website', lead: typeIt };
  return { title: 'We found nothing we can use', lead: typeIt };
}

/** The page being read right now. */
export function readingUrl(enrichment: Enrichment | null): string | null {
  return enrichment?.pages.find(({ took_ms }) => took_ms === null)?.url ?? null;
}
