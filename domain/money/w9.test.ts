import { expect, it } from 'vitest';
import { maskedTin, mayUse, readTin } from './w9.ts';

it.each([
  ['ssn', '219-09-9999', '219099999'],
  ['ssn', '219 09 9999', '219099999'],
  ['ssn', ' 219099999 ', '219099999'],
  ['ssn', '912-70-1234', '912701234'],
  ['ein', '12-3456780', '123456780'],
  ['ein', '123456780', '123456780'],
] as const)('reads the %s in "%s"', (kind, typed, digits) => {
  expect(readTin(kind, typed)).toBe(digits);
});

it.each([
  ['ssn', '000-12-3456'],
  ['ssn', '666-12-3456'],
  ['ssn', '219-00-9999'],
  ['ssn', '219-09-0000'],
  ['ssn', '912-12-1234'],
  ['ssn', '912-93-1234'],
  ['ssn', '21-9099999'],
  ['ssn', '219-09-999'],
  ['ssn', '111-11-1111'],
  ['ssn', '123-45-6789'],
  ['ssn', 'XXX-XX-9999'],
  ['ein', '219-09-9999'],
  ['ein', '00-0000000'],
  ['ein', ''],
] as const)('refuses the %s "%s"', (kind, typed) => {
  expect(readTin(kind, typed)).toBeNull();
});

it('lets only individuals use a Social Security number', () => {
  expect([mayUse('ssn', 'individual'), mayUse('ssn', 'partnership'), mayUse('ein', 'trust')]).toEqual([
    true,
    false,
    true,
  ]);
});

it('prints the last four digits', () => {
  expect([maskedTin('ssn', '9999'), maskedTin('ein', '6780')]).toEqual(['XXX-XX-9999', 'XX-XXX6780']);
});
