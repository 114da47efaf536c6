import { expect, it } from 'vitest';
import type { Message } from '#contract/messages/conversations.ts';
import { addNewest, markDeleted, mergeNewest } from './newest-messages.ts';

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  side: 'creator',
  is_own: false,
  sender_name: 'Maya',
  body: id,
  is_deleted: false,
  is_removed: false,
  files: [],
  created_at: '2026-06-09T13:00:00.000Z',
  ...more,
});
const page = (ids: string[], next_cursor: string | null = null) => ({
  messages: ids.map((id) => message(id)),
  next_cursor,
});
const known = { pages: [page(['d', 'c'], 'c'), page(['b', 'a'])], pageParams: ['', 'c'] };
const idsOf = ({ pages }: typeof known) => pages.map(({ messages }) => messages.map(({ id }) => id).join(''));

it('puts what is new before what is known, and keeps what was fetched of earlier days', () => {
  const merged = mergeNewest(known, page(['f', 'e', 'd'], 'd'));
  expect(idsOf(merged as typeof known)).toEqual(['fedc', 'ba']);
  expect(merged.pages[0]?.next_cursor).toBe('c');
});

it('starts over when more is new than fits on a page', () => {
  const merged = mergeNewest(known, page(['z', 'y'], 'y'));
  expect(idsOf(merged as typeof known)).toEqual(['zy']);
  expect(merged.pageParams).toEqual(['']);
});

it('takes over the first messages of a thread that had none', () => {
  const merged = mergeNewest({ pages: [page([])], pageParams: [''] }, page(['a']));
  expect(merged.pages[0]?.messages).toHaveLength(1);
});

it('shows what was deleted since as deleted, and leaves the rest the very same', () => {
  const fresh = { messages: [message('d', { is_deleted: true, body: '' }), message('c')], next_cursor: 'c' };
  const [first] = mergeNewest(known, fresh).pages;
  expect(first?.messages[0]).toMatchObject({ is_deleted: true, body: '' });
  expect(first?.messages[1]).toBe(known.pages[0]?.messages[1]);
});

it('adds one message once, and takes the words of a deleted one', () => {
  const added = addNewest(known, message('e'));
  expect(idsOf(addNewest(added, message('e')) as typeof known)).toEqual(['edc', 'ba']);
  const [, earlier] = markDeleted(known, 'a').pages;
  expect(earlier?.messages.at(-1)).toMatchObject({ body: '', is_deleted: true });
});
