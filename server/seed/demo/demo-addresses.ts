import type { MailingAddress } from '#domain/accounts/mailing-address.ts';
import { pickNumber, pickOne } from './pick.ts';

/** Streets that exist, with house numbers that are made up. */
const STREETS = [
  { street: 'Bedford Ave', city: 'Brooklyn', zip: '11211' },
  { street: 'Steinway St', city: 'Queens', zip: '11103' },
  { street: 'Fordham Rd', city: 'Bronx', zip: '10458' },
  { street: 'Rivington St', city: 'New York', zip: '10002' },
  { street: 'Bay St', city: 'Staten Island', zip: '10301' },
] as const;

/** The mailing address of a demo creator, the same on every machine. */
export function demoAddress(userId: string, name: string): MailingAddress {
  const { street, city, zip } = pickOne(STREETS, `${userId}/street`);
  const number = 10 + pickNumber(890, `${userId}/number`);
  return { recipient_name: name, street: `${number} ${street}`, unit: null, city, state: 'NY', zip };
}
