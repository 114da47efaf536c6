import type { Finding } from '#contract/businesses/enrichments.ts';
import type { Onboarding } from '#contract/businesses/onboarding.ts';

export const ROW_LABELS = {
  name: 'Name',
  logo: 'Logo',
  address: 'Address',
  description: 'Description',
  industry: 'Industry',
  hours: 'Hours',
  social_links: 'Socials',
  photo: 'Photos',
} as const;
export type RowField = keyof typeof ROW_LABELS;

export interface Row {
  field: RowField;
  /**
   * `settled`: the owner accepted or typed it. `open`: one proposal to accept. `choice`: several that contradict each
   * other. `reading`: may still be found. `missing`: not found, but it can be typed.
   */
  state: 'settled' | 'open' | 'choice' | 'reading' | 'missing';
  /** The settled finding alone, else every proposal, most certain first. */
  findings: readonly Finding[];
}

const FIELDS = Object.keys(ROW_LABELS) as RowField[];
/** Shown even if the site says nothing about them; the other fields are asked for later or not at all. */
const ALWAYS_ASKED: readonly RowField[] = ['name', 'logo', 'description', 'industry'];
const PICTURES: readonly RowField[] = ['logo', 'photo'];

/** The findings as rows to check. */
export function rowsOf(
  { business, enrichment }: Pick<Onboarding, 'business' | 'enrichment'>,
  hasLogo: boolean,
): Row[] {
  const findings = enrichment?.findings ?? [];
  const isReading = enrichment?.status === 'queued' || enrichment?.status === 'running';
  const typed: Partial<Record<RowField, boolean>> = {
    name: business?.has_name ?? false,
    description: Boolean(business?.description),
    industry: Boolean(business?.industry),
    logo: hasLogo,
  };
  return FIELDS.flatMap((field): Row[] => {
    const ofField = findings.filter((finding) => finding.field === field);
    const settled = ofField.filter(({ decision }) => decision === 'accepted' || decision === 'changed');
    const waiting = ofField.filter(({ decision }) => decision === null);
    if (settled.length > 0) return [{ field, state: 'settled', findings: settled }];
    if (typed[field]) return [{ field, state: 'settled', findings: [] }];
    if (waiting.length > 1 && field !== 'photo') return [{ field, state: 'choice', findings: waiting }];
    if (waiting.length > 0) return [{ field, state: 'open', findings: waiting }];
    // The text of all pages arrives at once; pictures follow individually.
    if (isReading && (findings.length === 0 || PICTURES.includes(field)))
      return [{ field, state: 'reading', findings: [] }];
    return ALWAYS_ASKED.includes(field) ? [{ field, state: 'missing', findings: [] }] : [];
  });
}

/** The findings that "Accept the others" accepts: everything that isn't a choice. */
export function openFindings(rows: readonly Row[]): Finding[] {
  return rows.filter(({ state }) => state === 'open').flatMap(({ findings }) => findings);
}

/** "Accept all 8", or "Accept the other 3" once something is accepted. */
export function acceptVerb(open: number, hasAccepted: boolean): string {
  if (hasAccepted) return open === 1 ? 'Accept the last one' : `Accept the other ${open}`;
  return open === 1 ? 'Accept it' : `Accept all ${open}`;
}
