import { expect, it } from 'vitest';
import { repeatWords } from './repeat-words.ts';

it.each([
  [6, 'I film bread at Crumb & Co.', 'You sent this text to 6 shops this week. Add a line about this one.'],
  [5, 'I film bread at Crumb & Co.', null],
  [6, 'I film bread at Crumb & Co. And I live next door!', null],
  [6, '', null],
])('after %d shops in a week, says of “%s”: %s', (shops_this_week, text, words) => {
  const replies = [
    { body: 'Hello!', shops_this_week: 9 },
    { body: 'I film bread at {shop}.', shops_this_week },
  ];
  expect(repeatWords(replies, text)).toBe(words);
});
