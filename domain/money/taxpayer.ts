import type { State } from '#domain/accounts/mailing-address.ts';

/** A street address in the US, as on a tax form. */
export interface TaxAddress {
  street: string;
  unit: string | null;
  city: string;
  state: State;
  zip: string;
}

/** The company that files the forms. The EIN is written "12-3456789". */
export interface TaxPayer extends TaxAddress {
  name: string;
  ein: string;
  phone: string;
}

/** "(212) 555-0142" of a US number as people type it; null if it isn't one. */
export function readUsPhone(typed: string): string | null {
  const digits = typed.replace(/[\s().+-]/g, '').replace(/^1(?=\d{10}$)/, '');
  const [, area, exchange, line] = /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : null;
}

/** The last four digits: all that is shown of a number once it was entered. */
export function lastFour(number: string): string {
  return number.replace(/\D/g, '').slice(-4);
}
