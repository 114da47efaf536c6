import type { FoundAddress } from '#contract/enrichments.ts';
import type { OpeningHours } from '#domain/opening-hours.ts';
import { shortAddress } from '#domain/website.ts';
import type { Finding, Onboarding } from '#web/api/generated/types.gen.ts';
import { EMPTY_DRAFT, type LocationDraft } from '#web/components/locations/location-draft.ts';

export interface LocationStart {
  initial: LocationDraft;
  /** Where the address came from; null where nobody but the owner said it. */
  source: string | null;
}

/** What the map begins with: what was saved, else the address and the hours of the site. */
export function startOf({
  location,
  enrichment,
}: Pick<Onboarding, 'location' | 'enrichment'>): LocationStart {
  const findings = enrichment?.findings ?? [];
  const hours = (settledOrOnly(findings, 'hours') as OpeningHours | null) ?? [];
  if (location) {
    const { address, zip, neighborhood_id, latitude, longitude, address_visibility, placed_by } = location;
    return {
      initial: {
        ...EMPTY_DRAFT,
        ...{ address, neighborhood_id, latitude, longitude, address_visibility, placed_by },
        zip: zip ?? '',
        hours: location.hours ?? hours,
      },
      source: null,
    };
  }
  const found = findingOf(findings, 'address');
  if (found === null) return { initial: { ...EMPTY_DRAFT, hours }, source: null };
  const { street, zip } = (found.chosen ?? found.value) as FoundAddress;
  const source = found.decision === 'changed' ? null : `From ${shortAddress(found.source_url)}`;
  return { initial: { ...EMPTY_DRAFT, address: street, zip, hours }, source };
}

/** What was said yes to; where nobody decided, only what nothing contradicts. */
function findingOf(findings: readonly Finding[], field: Finding['field']): Finding | null {
  const ofField = findings.filter((finding) => finding.field === field && finding.decision !== 'dismissed');
  const settled = ofField.find(({ decision }) => decision !== null);
  return settled ?? (ofField.length === 1 ? (ofField[0] ?? null) : null);
}

function settledOrOnly(findings: readonly Finding[], field: Finding['field']): Finding['value'] | null {
  const finding = findingOf(findings, field);
  return finding && (finding.chosen ?? finding.value);
}
