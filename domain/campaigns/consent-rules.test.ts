import { expect, it } from 'vitest';
import type { BriefChange } from './brief-changes.ts';
import { lacksConsent, needConsent } from './consent-rules.ts';

const changed = (part: BriefChange['part'], before: string | null, after: string | null): BriefChange => ({
  part,
  kind: before === null ? 'added' : after === null ? 'removed' : 'changed',
  before,
  after,
});

it.each([
  ['Deliverables', '1 Instagram Reel', '2 Instagram Reels'],
  ['Paid ads', 'No', 'Yes'],
  ['Usage period', '3 months', '12 months'],
  ['Where', 'Astoria', 'Bay Ridge'],
  ['Content due', '14 days after acceptance', '3 days after acceptance'],
  ['Please show', null, 'The oven at 4 a.m.'],
  ['What to make', 'Show the rye.', 'Show the rye and the oven.'],
  ['What to make', 'Show 2 loaves.', 'Show 20 loaves.'],
  ['Good to know', 'Come at noon.', 'Don’t come at noon.'],
] as const)('a change of “%s” from %s to %s asks everyone again', (part, before, after) => {
  expect(needConsent([changed(part, before, after)])).toBe(true);
});

it.each([
  ['Title', 'Rye week', 'Rye month'],
  ['Applications close', 'December 1', 'December 5'],
  ['Followers', 'At least 5,000', 'Any number'],
  ['Questions', null, 'Do you bake?'],
  ['What to make', 'show the  rye', 'Show the rye!'],
] as const)('a change of “%s” from %s to %s asks nobody', (part, before, after) => {
  expect(needConsent([changed(part, before, after)])).toBe(false);
});

it('one change of the terms among others is enough', () => {
  const title = changed('Title', 'Rye week', 'Rye month');
  expect(needConsent([title, changed('Paid ads', 'No', 'Yes')])).toBe(true);
  expect(needConsent([])).toBe(false);
});

it('someone who agreed to the last change of the terms, or to a later version, is up to date', () => {
  expect(lacksConsent({ agreed_version: 2, consent_version: 3 })).toBe(true);
  expect(lacksConsent({ agreed_version: 3, consent_version: 3 })).toBe(false);
  expect(lacksConsent({ agreed_version: 4, consent_version: 3 })).toBe(false);
});
