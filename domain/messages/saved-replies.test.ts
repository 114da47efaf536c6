import { expect, it } from 'vitest';
import { fillBlanks, findBlankRefusal, findBlanks, isMadeFrom } from './saved-replies.ts';

const PITCH = 'I live near {shop} in {neighborhood} and would film your {dish}.';

it('fills in the blanks that have a value and leaves the others', () => {
  const filled = fillBlanks(PITCH, { shop: 'Crumb & Co.', neighborhood: 'Greenpoint' });
  expect(filled).toBe('I live near Crumb & Co. in Greenpoint and would film your {dish}.');
  expect(fillBlanks('{Shop}, {shop}', { shop: '$& {dish}' })).toBe('$& {dish}, $& {dish}');
  expect(fillBlanks(PITCH, { shop: 'Crumb', neighborhood: null })).toContain('{neighborhood}');
});

it('names each blank that is left, and refuses to send it', () => {
  expect(findBlanks('{dish} and {dish} and {my line}')).toEqual(['{dish}', '{my line}']);
  expect(findBlankRefusal('Your {dish}, please')).toBe('Fill in {dish} before you send it');
  expect(findBlankRefusal('Your rye, please')).toBeNull();
  expect(findBlanks('{} {1} { dish}')).toEqual([]);
});

it.each([
  [PITCH, 'I live near Crumb in Greenpoint and would film your rye.', true],
  [PITCH, '  I live near Crumb in Greenpoint and would film your rye.\n', true],
  [PITCH, `I live near Crumb in Greenpoint and would film your ${'rye and '.repeat(11)}rye.`, false],
  [PITCH, 'I live near Crumb in Greenpoint and would film your rye. See you', false],
  [PITCH, 'I would film your rye.', false],
  ['Hello!', 'Hello!', true],
  ['Hello!', 'Hello', false],
  ['{dish}', 'Anything at all', false],
  ['ab{dish}ba', 'aba', false],
])('knows what was made from a saved text: %j, %j', (body, text, isMade) => {
  expect(isMadeFrom(body, text)).toBe(isMade);
});
