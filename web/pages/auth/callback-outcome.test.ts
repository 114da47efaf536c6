import { expect, it } from 'vitest';
import { callbackWords, readArrival, troubleWords } from './callback-outcome.ts';

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
    title: 'Nothing from TikTok to finish.',
    canRetry: false,
  });
});

it('says what the server said, and to whoever was signed out what to do', () => {
  const detail = 'TikTok did not answer. Try again in a few minutes.';
  expect(troubleWords('TikTok', { code: 'unavailable', detail })).toMatchObject({
    text: detail,
    canRetry: true,
  });
  expect(troubleWords('TikTok', { code: 'authentication_required' })).toMatchObject({ canRetry: false });
  expect(troubleWords('TikTok', new TypeError('fetch failed')).text).toContain('Check your connection');
});
