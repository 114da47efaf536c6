import { expect, it } from 'vitest';
import { waitlistRequest } from '#contract/accounts/waitlist.ts';
import { NEW_YORK_CITY_ID } from '#domain/base/city.ts';
import { emailProblem } from './email-problem.ts';

it.each(['', '   '])('asks for an email when the field holds %j [VAL-02]', (typed) => {
  expect(emailProblem(typed)).toBe('Email is required');
});

const WRONG = ['abc', 'abc@', '@abc.com', 'a b@abc.com', 'abc@abc', 'a..b@abc.com', '.a@abc.com', 'a@abc.c'];
const RIGHT = ['maya@okafor.studio', "o'neil+list@sub.example.co", 'A_1-b@example.museum'];

it.each(WRONG)('refuses %j as no address [VAL-03]', (typed) => {
  expect(emailProblem(typed)).toBe('Please enter a valid email address');
});

it.each(RIGHT)('takes %j, with spaces around it too', (typed) => {
  expect(emailProblem(` ${typed} `)).toBeNull();
});

it.each([...WRONG, ...RIGHT])('judges %j as the API does', (email) => {
  const { success } = waitlistRequest.safeParse({ city_id: NEW_YORK_CITY_ID, email });
  expect(success).toBe(emailProblem(email) === null);
});
