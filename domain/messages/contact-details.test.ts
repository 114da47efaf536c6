import { describe, expect, it } from 'vitest';
import { type ContactDetail, findContactDetails } from './contact-details.ts';

describe('contact details', () => {
  it.each<[string, ContactDetail[]]>([
    ['Write to maya@okafor.example', ['email']],
    ['maya.okafor+film@mail.okafor.co.uk works best', ['email']],
    ['maya at gmail dot com', ['email']],
    ['It’s mayafilms (at) gmail (dot) com', ['email']],
    ['mayafilms @ icloud.com', ['email']],
    ['Call me at (212) 555-0148', ['phone']],
    ['212-555-0148', ['phone']],
    ['212.555.0148 after six', ['phone']],
    ['My number: 2125550148', ['phone']],
    ['text +1 212 555 0148.', ['phone']],
    ['WhatsApp +44 20 7946 0958', ['phone']],
    ['Are you on Venmo?', ['outside_payment']],
    ['Send it by Cash App', ['outside_payment']],
    ['Could you pay me in cash?', ['outside_payment']],
    ['Let us settle this in cash', ['outside_payment']],
    ['Let’s do the rest outside of Bizmeet', ['outside_payment']],
    ['we can take it off the platform', ['outside_payment']],
    ['That way we skip the fee', ['outside_payment']],
    ['Pay me directly next time', ['outside_payment']],
    ['Venmo me, or call 646-555-0199, or jo@x.co', ['email', 'phone', 'outside_payment']],
  ])('are found in “%s”', (text, found) => {
    expect(findContactDetails(text)).toEqual(found);
  });
});

describe('everyday messages have none', () => {
  it.each([
    ['a price', 'It’s $1,250.00 for all three, or $425 each'],
    ['a price in cents', 'The receipt says 3,552,500.00 in total'],
    ['dates', 'Between 2026-11-27 and 12/04/2026, or 11.27.2026'],
    ['times', 'Come at 5:40, we open at 6:00 and close 18:30'],
    ['a handle', 'I’m @maya.films on Instagram and @maya_okafor on TikTok'],
    ['two handles in a row', 'Tag @crumb.co @maya.films please'],
    ['an order number', 'Order number 2125550148 is ready'],
    ['an order number after a colon', 'Order: 6465550199'],
    ['a number with a hash', 'It’s ticket #2125550148'],
    ['a receipt', 'Receipt No. 3CA37777241A'],
    ['a tracking number', 'UPS 1Z999AA10123456784 and USPS 9400111899223197428490'],
    ['a tracking number that looks like a phone number', 'Tracking number is 6465550199'],
    ['follower counts', 'I have 212,555 followers and 1,014,800 views'],
    ['a growth', 'That reel had +3 000 000 views'],
    ['an address', '212 5th Avenue, Brooklyn, NY 11215-0148'],
    ['an id', '0192f4c2-2125-7555-8014-80aa00bb11cc'],
    ['a link', 'https://bizmeet.example/campaigns/2125550148'],
    ['a cash register', 'Please film the cash register and the bread'],
    ['cash at the counter', 'We’re a cash-only deli, so bring some for lunch'],
    ['the fee', 'Does the price include the fee?'],
    ['a payment here', 'The payment is released after you approve'],
    ['outside', 'Let’s shoot outside, the light is better off the main street'],
  ])('%s', (_what, text) => {
    expect(findContactDetails(text)).toEqual([]);
  });
});

it('reads a long message in no time', () => {
  const words = [
    'pay '.repeat(500),
    '1'.repeat(2000),
    'a@'.repeat(1000),
    '+1 '.repeat(600),
    '212 '.repeat(500),
  ];
  const before = performance.now();
  for (const text of words) for (let n = 0; n < 20; n += 1) findContactDetails(text);
  expect(performance.now() - before).toBeLessThan(60_000);
});
