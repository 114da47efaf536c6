import type { FoundAddress } from '#contract/businesses/enrichments.ts';
import { type Thing, textOf } from './thing.ts';

/** The five boroughs by ZIP code. Addresses elsewhere aren't placed. */
export const NYC_ZIP = /^(?:10[0-4]\d\d|11[0-4]\d\d|116\d\d)$/;

export function readPostalAddress(place: Thing): FoundAddress | null {
  const street = textOf(place.streetAddress).replace(/,\s*$/, '');
  const zip = textOf(place.postalCode).slice(0, 5);
  if (street === '' || street.length > 200 || !NYC_ZIP.test(zip)) return null;
  return { street, city: textOf(place.addressLocality).slice(0, 60) || boroughOf(zip), zip };
}

export function boroughOf(zip: string): string {
  if (zip.startsWith('103')) return 'Staten Island';
  if (zip.startsWith('104')) return 'Bronx';
  if (zip.startsWith('112')) return 'Brooklyn';
  return zip.startsWith('10') ? 'New York' : 'Queens';
}
