import type { EnrichmentSource } from '#domain/businesses/enrichment.ts';
import type { Config } from '#server/platform/config.ts';
import type { FetchFailure } from './fetch-failures.ts';
import { type Progress, readWebsite } from './read-website.ts';

interface Subject {
  website_url: string;
}

/** Searches one source and reports what it finds on the way. Returns null if it could search, else the reason. */
type Source = (
  context: { config: Pick<Config, 'app_url' | 'outbound_allowed_hosts'> },
  subject: Subject,
  progress: Progress,
) => Promise<FetchFailure | null>;

/** All sources of an enrichment. */
export const SOURCES: Readonly<Record<EnrichmentSource, Source>> = {
  website: (context, { website_url }, progress) => readWebsite(context, website_url, progress),
};
