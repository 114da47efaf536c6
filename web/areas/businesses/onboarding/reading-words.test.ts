import { expect, it } from 'vitest';
import type { Enrichment } from '#contract/businesses/enrichments.ts';
import { readingIntro } from './reading-words.ts';

it.each([
  ['that is going on', reading('running'), true, 'Reading your website'],
  ['that found something', reading('done', ['name']), false, 'Here’s what we found'],
  ['that found something before it failed', reading('failed', ['name']), false, 'Here’s what we found'],
  ['that failed', reading('failed'), false, 'We couldn’t read your website'],
  ['of a site without anything on it', reading('done'), false, 'We found nothing we can use'],
])('gives a reading %s its own heading', (_, enrichment, isBusy, title) => {
  expect(readingIntro(enrichment, isBusy).title).toBe(title);
});

it('promises sources for the lines only where there are findings', () => {
  expect(readingIntro(reading('done', ['name']), false).lead).toContain(
    'Each line shows where it came from.',
  );
  expect(readingIntro(reading('failed'), false).lead).toBe(
    'Fill in the lines yourself, or try another address.',
  );
});

function reading(status: Enrichment['status'], fields: string[] = []): Enrichment {
  return { status, findings: fields.map((field) => ({ field })) } as Enrichment;
}
