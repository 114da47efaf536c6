import { expect, it } from 'vitest';
import { addressLines, type MailingAddress } from './mailing-address.ts';

const ADDRESS: MailingAddress = {
  recipient_name: 'Maya Okafor',
  street: '214 Bedford Ave',
  unit: null,
  city: 'Brooklyn',
  state: 'NY',
  zip: '11211',
};

it('is written as on a label, with the apartment behind the street', () => {
  expect(addressLines(ADDRESS)).toEqual(['Maya Okafor', '214 Bedford Ave', 'Brooklyn, NY 11211']);
  expect(addressLines({ ...ADDRESS, unit: 'Apt 4B' })[1]).toBe('214 Bedford Ave, Apt 4B');
});
