import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReadyMade, withoutMarkers } from './ready-made.tsx';

let drawn: string[] = [];

function Row({ title, isSaved }: { title: string; isSaved: boolean }) {
  drawn.push(title);
  return (
    <li title={title}>
      {title} {isSaved ? 'saved' : 'not saved'}
    </li>
  );
}

/** A list as the server sends it, and the titles that were drawn for it. */
function list(...rows: { title: string; isSaved: boolean }[]): { html: string; drawn: string[] } {
  drawn = [];
  const html = withoutMarkers(
    renderToString(
      <ul>
        {rows.map((row) => (
          <ReadyMade key={row.title} by={() => ['row', row]}>
            {() => <Row {...row} />}
          </ReadyMade>
        ))}
      </ul>,
    ),
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
  const page = () =>
    withoutMarkers(renderToString(<ReadyMade by={() => null}>{() => <Row {...COFFEE} />}</ReadyMade>));
  drawn = [];
  expect([page(), page()]).toEqual(Array(2).fill(renderToString(<Row {...COFFEE} />)));
  expect(drawn).toHaveLength(3);
});
