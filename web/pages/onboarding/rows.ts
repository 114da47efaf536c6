import type { Finding, Onboarding } from '#web/api/generated/types.gen.ts';

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
   * `settled`: the owner said yes, or typed it. `open`: one proposal waits. `choice`: several that contradict each other.
   * `reading`: may still come. `missing`: nothing was found, and it can be typed.
   */
  state: 'settled' | 'open' | 'choice' | 'reading' | 'missing';
  /** What is shown: the settled one alone, else every proposal, surest first. */
  findings: readonly Finding[];
}

const FIELDS = Object.keys(ROW_LABELS) as RowField[];
/** Asked for also where the site says nothing; the others are asked for later, or not at all. */
const ALWAYS_ASKED: readonly RowField[] = ['name', 'logo', 'description', 'industry'];
const PICTURES: readonly RowField[] = ['logo', 'photo'];

/** What was found, as the rows it is checked in. */
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
    // The words of all pages come at once; pictures come one by one after them.
    if (isReading && (findings.length === 0 || PICTURES.includes(field)))
      return [{ field, state: 'reading', findings: [] }];
    return ALWAYS_ASKED.includes(field) ? [{ field, state: 'missing', findings: [] }] : [];
  });
}

/** What "Accept the others" accepts: everything that is not a choice. */
export function openFindings(rows: readonly Row[]): Finding[] {
  return rows.filter(({ state }) => state === 'open').flatMap(({ findings }) => findings);
}
