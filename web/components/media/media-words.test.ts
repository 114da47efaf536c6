import { expect, it } from 'vitest';
import type { MediaFile } from '#contract/base/media.ts';
import { kindWords, sizeWords, uploadWords } from './media-words.ts';
import { readRefusal, withoutTitle } from './upload-failure.ts';
import type { UploadView } from './upload-view.ts';

it.each([
  [900, '1 KB'],
  [640_000, '640 KB'],
  [1_530_903, '1.5 MB'],
  [9_960_000, '10 MB'],
  [68_400_000, '68 MB'],
  [1_400_000_000, '1.4 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

it('a film says how long it is, where it does', () => {
  const film = { content_type: 'video/mp4', duration_seconds: 31.2 } as MediaFile;
  expect(kindWords(film)).toBe('Video, 0:31');
  expect(kindWords({ ...film, duration_seconds: null })).toBe('Video');
  expect(kindWords({ ...film, duration_seconds: 601 })).toBe('Video, 10:01');
  expect(kindWords({ ...film, content_type: 'image/jpeg' })).toBe('Photo');
});

it('an upload says how far it is only while it moves', () => {
  const upload = {
    kind: 'video',
    sent_bytes: 42_000_000,
    byte_size: 68_000_000,
    state: 'sending',
  } as UploadView;
  expect(uploadWords(upload)).toBe('Video, 42 of 68 MB');
  expect(uploadWords({ ...upload, sent_bytes: 168_000, byte_size: 1_530_000 })).toBe('Video, 0.2 of 1.5 MB');
  expect(uploadWords({ ...upload, state: 'failed' })).toBe('Video, 68 MB');
});

it('a failed upload says why, in the words of the spec [ERR-24] [ERR-25]', () => {
  const detail = 'This file is empty. Choose another one.';
  expect(readRefusal(400, JSON.stringify({ detail }))).toBe(`Upload failed: ${detail}`);
  expect(readRefusal(500, 'Database error: writing it down failed. Retry.')).toBe(
    'Database error: writing it down failed. Retry.',
  );
  expect(readRefusal(0, '')).toBe('Upload failed: you lost your connection. Check it and try again.');
  expect(readRefusal(502, '<html>')).toBe('Upload failed: try again in a moment.');
  expect(withoutTitle('Upload failed: the file arrived.')).toBe('The file arrived.');
  expect(withoutTitle('Database error: no.')).toBe('Database error: no.');
});
