import type { Enrichment } from '#contract/businesses/enrichments.ts';

export const FIELD_WORDS = {
  name: 'Name',
  logo: 'Logo',
  address: 'Address',
  description: 'Description',
  industry: 'Industry',
  hours: 'Hours',
  social_links: 'Socials',
  photo: 'Photos',
  phone: 'Phone',
} as const;

export const KIND_WORDS = {
  json_ld: 'JSON-LD',
  open_graph: 'OpenGraph',
  microdata: 'Microdata',
  meta: 'Meta tag',
  title: 'Page title',
  icon: 'Icon',
  link: 'Link',
  text: 'Text',
} as const;

export function stateWords({ status, took_ms }: Pick<Enrichment, 'status' | 'took_ms'>): string {
  if (status === 'queued') return 'Queued';
  if (status === 'running') return 'Reading';
  const time = took_ms === null ? '' : ` in ${secondsWords(took_ms)}`;
  return status === 'done' ? `Read${time}` : `Failed${time}`;
}

export function secondsWords(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

export function sizeWords(bytes: number | null): string {
  if (bytes === null) return '';
  return bytes < 1_024 ? `${bytes} B` : `${Math.round(bytes / 1_024).toLocaleString('en-US')} KB`;
}
