import { expect, it } from 'vitest';
import { hideContact } from './hide-contact.ts';

it.each([
  ['Write to jo+film@mail.crumb.co.uk today', 'Write to [hidden] today'],
  ['Call (212) 555-0148 or 212.555.0148', 'Call [hidden] or [hidden]'],
  ['WhatsApp +44 20 7946 0958', 'WhatsApp [hidden]'],
  ['Follow @maya.films, 2026-11-27, 1,250 loaves', 'Follow @maya.films, 2026-11-27, 1,250 loaves'],
])('hides contact details in “%s”', (text, shown) => {
  expect(hideContact(text)).toBe(shown);
});

it('hides given words in any case and takes them literally', () => {
  expect(hideContact('Come to 12 MAIN ST. (back), $350.', ['12 Main St. (back)', '$350', ' '])).toBe(
    'Come to [hidden], [hidden].',
  );
});
