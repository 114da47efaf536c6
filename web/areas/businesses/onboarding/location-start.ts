import type { Finding, FoundAddress } from '#contract/businesses/enrichments.ts';
import type { Onboarding } from '#contract/businesses/onboarding.ts';
import type { OpeningHours } from '#domain/businesses/opening-hours.ts';
import { shortAddress } from '#domain/businesses/website.ts';
import { EMPTY_DRAFT, type LocationDraft } from '#web/components/locations/location-draft.ts';

export interface LocationStart {
  initial: LocationDraft;
  /** The page the address came from; null if the owner typed it. */
  source: string | null;
}

/** The initial location: the saved one, else the address and hours from the website. */
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

/** The accepted finding; without a decision, the only one that nothing contradicts. */
function findingOf(findings: readonly Finding[], field: Finding['field']): Finding | null {
  const ofField = findings.filter((finding) => finding.field === field && finding.decision !== 'dismissed');
  const settled = ofField.find(({ decision }) => decision !== null);
  return settled ?? (ofField.length === 1 ? (ofField[0] ?? null) : null);
}

function settledOrOnly(findings: readonly Finding[], field: Finding['field']): Finding['value'] | null {
  const finding = findingOf(findings, field);
  return finding && (finding.chosen ?? finding.value);
}
