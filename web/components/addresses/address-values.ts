import { type MailingAddress, STATES, type State, ZIP_PATTERN } from '#domain/accounts/mailing-address.ts';

/** In the order they are checked. */
export const ADDRESS_FIELDS = ['recipient_name', 'street', 'unit', 'city', 'state', 'zip'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
type Typed = Record<AddressField, string>;

export function addressOf({ state, unit, ...typed }: Typed): MailingAddress {
  const code = (state in STATES ? state : 'NY') as State;
  return { ...typed, unit: unit.trim() || null, state: code };
}

export function checkAddress({ recipient_name, street, city, zip }: Typed): Partial<Typed> {
  return {
    ...(recipient_name.trim() === '' && { recipient_name: 'Enter a name' }),
    ...(street.trim() === '' && { street: 'Enter a street address' }),
    ...(city.trim() === '' && { city: 'Enter a city' }),
    ...(!ZIP_PATTERN.test(zip.trim()) && { zip: 'Enter a 5-digit ZIP code' }),
  };
}
