// @vitest-environment happy-dom
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type ShownPage, showPage } from '#web/session/show-page.tsx';
import { useReplies } from './use-replies.ts';

let page: ShownPage;
afterEach(() => page.remove());

// The code of the list may still be on its way when someone types on.
it('keeps what is typed while the list opens out of the field, so that Enter can’t send it', async () => {
  const field = await showField();
  expect(press(field, 'h')).toBe('kept');
  expect(press(field, '/')).toBe('prevented');
  await vi.waitFor(() => expect(field.dataset.open).toBe('true'));
  expect(press(field, 'h')).toBe('prevented');
  expect(press(field, 'Enter')).toBe('prevented');
  expect(press(field, 'Tab')).toBe('kept');
  expect(press(field, 'c', { metaKey: true })).toBe('kept');
});

it('gives the field back on Escape', async () => {
  const field = await showField();
  press(field, '/');
  await vi.waitFor(() => expect(field.dataset.open).toBe('true'));
  press(field, 'Escape');
  await vi.waitFor(() => expect(field.dataset.open).toBe('false'));
  expect(press(field, 'Enter')).toBe('kept');
});

async function showField(): Promise<HTMLTextAreaElement> {
  page = await showPage(Field);
  return await vi.waitFor(() => {
    const field = document.querySelector('textarea');
    if (field === null) throw new Error('The page hasn’t been drawn yet.');
    return field;
  });
}

function Field() {
  const field = useRef<HTMLTextAreaElement>(null);
  const replies = useReplies({ field, text: '', write: () => undefined, values: {} });
  return <textarea ref={field} data-open={replies.isOpen} onKeyDown={replies.onKeyDown} />;
}

function press(field: HTMLElement, key: string, more: KeyboardEventInit = {}): 'kept' | 'prevented' {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  return field.dispatchEvent(event) ? 'kept' : 'prevented';
}
