import { expect, it } from 'vitest';
import { holdWords } from './hold-words.ts';

it('says why a campaign is on hold, and nothing about one that isn’t', () => {
  expect(holdWords({ stop_cause: 'owner_suspended' })).toBe(
    'This campaign is on hold because the owner’s account is suspended. Nobody can apply, be accepted or pay until that’s settled. Contact us.',
  );
  expect(holdWords({ stop_cause: null })).toBeNull();
});
