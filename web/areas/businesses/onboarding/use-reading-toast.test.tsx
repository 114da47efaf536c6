// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Enrichment } from '#contract/businesses/enrichments.ts';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { useReadingToast } from './use-reading-toast.ts';

let page: ShownPage;
afterEach(() => page.remove());

it('says what a website gave in the toast for what we suggest, once [UI-15, decision: website enrichment]', async () => {
  const show = await onPage(reading('running', []));
  show(reading('done', ['name', 'hours', 'hours', 'phone']));
  show(reading('done', ['name', 'hours']));
  expect(page.toasts).toEqual([
    {
      title: 'We found 2 details on your website',
      description: 'Creators see nothing until you accept it.',
      variant: 'ai',
    },
  ]);
});

it.each([
  ['a site that gave nothing', reading('done', [])],
  ['a reading that failed', reading('failed', [])],
])('says nothing about %s', async (_, last) => {
  const show = await onPage(reading('running', []));
  show(last);
  expect(page.toasts).toEqual([]);
});

it('says nothing about a site that was read before the page was opened', async () => {
  const show = await onPage(reading('done', ['name']));
  show(reading('done', ['name', 'hours']));
  expect(page.toasts).toEqual([]);
});

function reading(status: Enrichment['status'], fields: string[]): Enrichment {
  return { id: 'e1', status, findings: fields.map((field) => ({ field })) } as Enrichment;
}

async function onPage(first: Enrichment) {
  let set = (_: Enrichment) => {};
  page = await showPage(() => {
    const [enrichment, setEnrichment] = useState(first);
    set = setEnrichment;
    useReadingToast(enrichment);
    return <p>{enrichment.status}</p>;
  });
  await vi.waitFor(() => expect(document.querySelector('p')).not.toBeNull());
  return (next: Enrichment) => act(() => set(next));
}
