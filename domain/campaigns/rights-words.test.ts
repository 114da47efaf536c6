import { expect, it } from 'vitest';
import { describeRights } from './rights-words.ts';

const read = (
  rights_channels: Parameters<typeof describeRights>[0]['rights_channels'],
  ads = false,
  months = 3,
) =>
  describeRights({ rights_channels, rights_paid_ads: ads, rights_months: months }, 'Crumb & Co.').map(
    ({ text }) => text,
  );

it('says where and how long the work may be shown again', () => {
  expect(read(['instagram', 'website'])[0]).toBe('On the Instagram and website of Crumb & Co., for 3 months');
  expect(read(['instagram', 'in_store'], false, 1)[0]).toBe(
    'On the Instagram of Crumb & Co., and in store, for one month',
  );
  expect(read(['in_store'])[0]).toBe('In store at Crumb & Co., for 3 months');
});

it('says what is not granted as plainly', () => {
  expect(read([])).toEqual([
    'Not included',
    'Not included. Paid boosting needs a new agreement',
    'None. You can work for other shops',
    'Stays with you',
  ]);
  expect(read([], true)[1]).toBe('Included for 3 months, within the payout');
});
