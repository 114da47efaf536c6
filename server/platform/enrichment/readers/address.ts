import type { FoundAddress } from '#contract/businesses/enrichments.ts';
import { squeeze } from '../short-text.ts';
import { pageReader } from '../site.ts';
import { boroughOf, NYC_ZIP } from './postal-address.ts';

/** Addresses written for people: "731 Manhattan Avenue, Brooklyn, NY 11222". */
export const addressReader = pageReader('address', ({ text, url, updated_at }) =>
  [...text.matchAll(STATE_AND_ZIP)].slice(0, 5).flatMap((match) => {
    const zip = match[1] ?? '';
    const value = readStreet(text.slice(Math.max(0, match.index - LOOK_BACK), match.index), zip);
    if (value === null) return [];
    const note = updated_at && `updated in ${MONTH.format(new Date(updated_at))}`;
    return [
      {
        field: 'address',
        value,
        source_url: url,
        source_kind: 'text',
        confidence: 0.75,
        ...(note && { note }),
      },
    ];
  }),
);

export const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'America/New_York' });
const LOOK_BACK = 120;
const STATE_AND_ZIP = /\b(?:NY|N\.Y\.|New York),?\s+(1\d{4})(?:-\d{4})?\b/g;
const STREET_WORD =
  'Street|St|Avenue|Ave|Av|Road|Rd|Boulevard|Blvd|Place|Pl|Lane|Ln|Drive|Dr|Court|Ct|Parkway|Pkwy|Terrace|Ter|Square|Sq|Plaza|Broadway|Bowery|Slip|Alley|Highway|Hwy|Turnpike|Expressway|Concourse|Way|Walk|Row';
const NUMBERED = /(?:^|\s)(\d{1,5}(?:-\d{1,5})?[A-Za-z]?\s+(?=.*[A-Za-z])[^,]{2,60})$/;
const STREET_THEN_CITY = new RegExp(`^(.*\\b(?:${STREET_WORD})\\b\\.?)\\s+([A-Za-z][A-Za-z .'’-]{2,40})$`);

/** Reads backwards from the state: the city, then the nearest piece that begins with a house number. */
function readStreet(before: string, zip: string): FoundAddress | null {
  if (!NYC_ZIP.test(zip)) return null;
  const pieces = before
    .split(/[,\n|•·]/)
    .map(squeeze)
    .filter(Boolean);
  const last = pieces.at(-1) ?? '';
  const joined = STREET_THEN_CITY.exec(NUMBERED.exec(last)?.[1] ?? '');
  if (joined) return found(joined[1] ?? '', joined[2] ?? '', zip);
  if (NUMBERED.test(last)) return found(NUMBERED.exec(last)?.[1] ?? '', boroughOf(zip), zip);
  for (const piece of pieces.slice(-4, -1).reverse()) {
    const street = NUMBERED.exec(piece)?.[1];
    if (street) return found(street, last, zip);
  }
  return null;
}

function found(street: string, city: string, zip: string): FoundAddress | null {
  return street.length > 200 || /\d{4}/.test(city) ? null : { street, city: city.slice(0, 60), zip };
}
