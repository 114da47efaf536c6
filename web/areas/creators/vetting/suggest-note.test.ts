import { expect, it } from 'vitest';
import { suggestNote } from './suggest-note.ts';

type Shown = Parameters<typeof suggestNote>[1];

const account = {
  platform: 'instagram',
  followers: 6284,
  claimed_followers: 6300,
  avg_views: 2910,
  claimed_avg_views: 4000,
};
const applicant = { accounts: [account], work: [{}], profile: { links: [] } } as unknown as Shown;

it('names the number that is off, and leaves out the one that is not', () => {
  expect(suggestNote('numbers', applicant)).toBe(
    'Instagram shows 2,910 average views, but you entered 4,000. Please correct it and send it again.',
  );
});

it('says what to do where nothing was read, and how many pieces there are', () => {
  expect(suggestNote('numbers', { ...applicant, accounts: [] })).toContain('connect the account');
  expect(suggestNote('pieces', applicant)).toContain('you have 1.');
  expect(suggestNote('other', applicant)).toBe('');
});
