import { expect, it } from 'vitest';
import { callbackWords, failureWords, readArrival } from './callback-outcome.ts';

it.each([
  [{}, { kind: 'nothing' }],
  [{ error: 'access_denied', state: 's' }, { kind: 'refused' }],
  [{ error: 'server_error', state: 's' }, { kind: 'broken' }],
  [{ code: 'c' }, { kind: 'broken' }],
  [{ state: 's' }, { kind: 'broken' }],
  [{ code: '', state: 's' }, { kind: 'broken' }],
  [
    { code: 'c', state: 's' },
    { kind: 'code', code: 'c', state: 's' },
  ],
])('reads %j as %j', (search, arrival) => {
  expect(readArrival(search)).toEqual(arrival);
});

it('a refusal changes nothing and can be thought over', () => {
  expect(callbackWords('Instagram', { kind: 'refused' })).toMatchObject({ canRetry: true });
  expect(callbackWords('TikTok', { kind: 'nothing' })).toMatchObject({
    title: 'No TikTok connection in progress.',
    canRetry: false,
  });
});

it('says what the server said, and tells a signed-out person what to do', () => {
  const detail = 'TikTok didn’t respond. Try again in a few minutes.';
  expect(failureWords('TikTok', { code: 'unavailable', detail })).toMatchObject({
    text: detail,
    canRetry: true,
  });
  expect(failureWords('TikTok', { code: 'authentication_required' })).toMatchObject({ canRetry: false });
  expect(failureWords('TikTok', new TypeError('fetch failed')).text).toContain('Check your connection');
});
