import { expect, it } from 'vitest';
import { readCopy } from './read-copy.ts';

const textsOf = (text: string) => readCopy({ path: 'web/x.tsx', text }).map((copy) => copy.text);

it('finds the words of a page, with values in braces', () => {
  const page = `
    export function Row({ name }: Props) {
      return <p className="mt-2 flex text-sm">Paid to <b>{name}</b> by {day(row)}</p>;
    }`;
  expect(textsOf(page)).toEqual(['Paid to {name} by {day(row)}']);
});

it('finds labels, refusals and templates', () => {
  expect(textsOf(`const x = <Field label="Street address" name="street address" />;`)).toEqual([
    'Street address',
  ]);
  expect(textsOf("throw new Problem('conflict', 'Somebody else was faster.');")).toEqual([
    'Somebody else was faster.',
  ]);
  expect(textsOf('const title = `Paused until $' + '{day}`;')).toEqual(['Paused until {day}']);
});

it('leaves out what only programs read', () => {
  const code = `
    import { x } from '#web/some thing.ts';
    const rows = sql\`select id from campaigns where title is not null\`;
    cn('flex items-center gap-2', isOpen && 'rounded-lg border');
    throw new Error('Nothing opened the sheet');
    call(api, 'POST /api/quotes/:id/decline');
    const type = 'application/json; charset=utf-8';`;
  expect(textsOf(code)).toEqual([]);
});

it('leaves out style classes and names of tables, and keeps the words beside them', () => {
  const code = `
    const look = ['flex w-full items-center', isOn ? 'bg-accent text-white' : 'rounded-bl-[3px] border border-line'];
    const rows = db.selectFrom('payouts as later').innerJoin('media_files as m', 'm.id', 'later.id')
      .where('later.sent_at', 'is not', null);
    const words = isOver ? 'self-reported' : 'follow-up sent by the shop';`;
  expect(textsOf(code)).toEqual(['follow-up sent by the shop']);
});

it('reads a generic arrow function of a program as code', () => {
  const text = 'const ask = <T>(path: string) => send<T>(path);\nconst words = "Reconnect your account.";';
  expect(readCopy({ path: 'server/x.ts', text }).map((copy) => copy.text)).toEqual([
    'Reconnect your account.',
  ]);
});
