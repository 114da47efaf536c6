/** The facts about a business that its website can provide. */
export const FINDING_FIELDS = [
  'name',
  'logo',
  'address',
  'description',
  'industry',
  'hours',
  'social_links',
  'photo',
  'phone',
] as const;
export type FindingField = (typeof FINDING_FIELDS)[number];

export const SOURCE_KINDS = [
  'json_ld',
  'open_graph',
  'microdata',
  'meta',
  'title',
  'icon',
  'link',
  'text',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const FINDING_DECISIONS = ['accepted', 'changed', 'dismissed'] as const;
export type FindingDecision = (typeof FINDING_DECISIONS)[number];

export const ENRICHMENT_STATUSES = ['queued', 'running', 'done', 'failed'] as const;
export type EnrichmentStatus = (typeof ENRICHMENT_STATUSES)[number];

/** The sources of an enrichment. */
export const ENRICHMENT_SOURCES = ['website'] as const;
export type EnrichmentSource = (typeof ENRICHMENT_SOURCES)[number];

export const SOCIAL_PLATFORMS = ['instagram', 'tiktok', 'youtube', 'facebook'] as const;
export type SocialLinkPlatform = (typeof SOCIAL_PLATFORMS)[number];
