import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fillParts, ReadyMade, type ShownPart, ShownParts } from './ready-made.tsx';

let drawn: string[] = [];

function Row({ title, isSaved }: { title: string; isSaved: boolean }) {
  drawn.push(title);
  return (
    <li title={title}>
      {title} {isSaved ? 'saved' : 'not saved'}
    </li>
  );
}

/** A page as the server sends it. */
function send(page: ReactNode): string {
  const shown: ShownPart[] = [];
  const html = renderToString(<ShownParts value={shown}>{page}</ShownParts>);
  const pieces = fillParts(html, shown);
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece.bytes)))
    .join('');
}

/** A list as the server sends it, and the titles that were drawn for it. */
function list(...rows: { title: string; isSaved: boolean }[]): { html: string; drawn: string[] } {
  drawn = [];
  const html = send(
    <ul>
      {rows.map((row) => (
        <ReadyMade key={row.title} by={() => ['row', row]}>
          {() => <Row {...row} />}
        </ReadyMade>
      ))}
    </ul>,
  );
  return { html, drawn: [...drawn] };
}

const plain = (...rows: { title: string; isSaved: boolean }[]) =>
  renderToString(
    <ul>
      {rows.map((row) => (
        <Row key={row.title} {...row} />
      ))}
    </ul>,
  );

const BREAD = { title: `Film <b>“the baker's”</b> & $& 100% rye`, isSaved: false };
const COFFEE = { title: 'Coffee at midnight', isSaved: true };

it('sends the same HTML as without it, the first time and from memory', () => {
  const [first, second] = [list(BREAD, COFFEE), list(BREAD, COFFEE)];
  expect(first).toEqual({ html: plain(BREAD, COFFEE), drawn: [BREAD.title, COFFEE.title] });
  expect(second).toEqual({ html: first.html, drawn: [] });
});

it('draws a part again for whoever sees something else in it', () => {
  list(BREAD);
  const saved = { ...BREAD, isSaved: true };
  expect(list(saved)).toEqual({ html: plain(saved), drawn: [BREAD.title] });
  expect(list(BREAD)).toEqual({ html: plain(BREAD), drawn: [] });
});

it('forgets the oldest parts beyond a few megabytes', () => {
  const first = { title: 'The first of many', isSaved: false };
  list(first);
  for (let at = 0; at < 50; at += 1) list({ title: `${at}`.padEnd(100_000, 'x'), isSaved: false });
  expect(list(first).drawn).toEqual([first.title]);
});

it('draws a part each time if its caller says so', () => {
  const page = () => send(<ReadyMade by={() => null}>{() => <Row {...COFFEE} />}</ReadyMade>);
  drawn = [];
  expect([page(), page()]).toEqual(Array(2).fill(renderToString(<Row {...COFFEE} />)));
  expect(drawn).toHaveLength(3);
});

it('names the drawings that a part refers to, from memory too', () => {
  const icon = { __html: '<use href="#d-clock"/>' };
  const page = () => {
    const shown: ShownPart[] = [];
    const part = (
      <ReadyMade by={() => ['clock']}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        {() => <svg dangerouslySetInnerHTML={icon} />}
      </ReadyMade>
    );
    const html = renderToString(<ShownParts value={shown}>{part}</ShownParts>);
    return fillParts(html, shown).flatMap((piece) => (typeof piece === 'string' ? [] : piece.drawings));
  };
  expect([page(), page()]).toEqual([['d-clock'], ['d-clock']]);
});
