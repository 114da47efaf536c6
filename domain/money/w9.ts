import { readEin } from '#domain/businesses/ein.ts';
import type { TaxAddress } from './taxpayer.ts';

/** The boxes of line 3a of Form W-9. A single-member LLC that is taxed as its owner counts as an individual. */
export const TAX_CLASSES = [
  'individual',
  'c_corporation',
  's_corporation',
  'partnership',
  'trust',
  'llc_c',
  'llc_s',
  'llc_p',
] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

export const TAX_CLASS_NAMES: Record<TaxClass, string> = {
  individual: 'Individual, sole proprietor or single-member LLC',
  c_corporation: 'C corporation',
  s_corporation: 'S corporation',
  partnership: 'Partnership',
  trust: 'Trust or estate',
  llc_c: 'LLC taxed as a C corporation',
  llc_s: 'LLC taxed as an S corporation',
  llc_p: 'LLC taxed as a partnership',
};

/** A Social Security number, or an ITIN in its place, and an employer's number. */
export const TIN_KINDS = ['ssn', 'ein'] as const;
export type TinKind = (typeof TIN_KINDS)[number];

export const TIN_NAMES: Record<TinKind, string> = { ssn: 'SSN or ITIN', ein: 'EIN' };

export interface W9Details extends TaxAddress {
  name: string;
  business_name: string | null;
  tax_class: TaxClass;
  tin_kind: TinKind;
  /** Nine digits. */
  tin: string;
}

/** Only an individual may use a Social Security number. */
export function mayUse(kind: TinKind, taxClass: TaxClass): boolean {
  return kind === 'ein' || taxClass === 'individual';
}

/** The nine digits of what was typed; null if no such number is ever given out. */
export function readTin(kind: TinKind, typed: string): string | null {
  const digits = kind === 'ein' ? readEin(typed)?.replace('-', '') : readPersonal(typed);
  return digits && !/^(\d)\1{8}$/.test(digits) && digits !== '123456789' ? digits : null;
}

/** Areas 000 and 666 and zeros in a part are never given out. Numbers that begin with 9 are ITINs. */
function readPersonal(typed: string): string | null {
  const [, area = '', group = '', serial = ''] = /^(\d{3})[- ]?(\d{2})[- ]?(\d{4})$/.exec(typed.trim()) ?? [];
  if (area === '' || area === '000' || area === '666' || group === '00' || serial === '0000') return null;
  return area.startsWith('9') && !isItinGroup(Number(group)) ? null : `${area}${group}${serial}`;
}

function isItinGroup(group: number): boolean {
  return (group >= 50 && group <= 65) || (group >= 70 && group <= 88) || (group >= 90 && group !== 93);
}

/** "XXX-XX-1234" and "XX-XXX1234": the number as it may be printed on what a recipient gets. */
export function maskedTin(kind: TinKind, last4: string): string {
  return kind === 'ein' ? `XX-XXX${last4}` : `XXX-XX-${last4}`;
}
