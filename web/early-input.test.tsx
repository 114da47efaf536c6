// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CAPTURE_EARLY_INPUT, type Early } from './capture-early-input.ts';
import { markHydrated, replayEarlyInput, restoreTyped } from './replay-early-input.ts';

const sent = vi.fn();

/** A form React controls: what it doesn't know of a field, it resets. */
function Form() {
  const [accepts, setAccepts] = useState(false);
  const [wantsNews, setWantsNews] = useState(true);
  const [side, setSide] = useState('none');
  const [name, setName] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input
        type="checkbox"
        name="terms"
        checked={accepts}
        onChange={({ target }) => setAccepts(target.checked)}
      />
      <input
        type="checkbox"
        name="news"
        checked={wantsNews}
        onChange={({ target }) => setWantsNews(target.checked)}
      />
      {['creator', 'business'].map((value) => (
        <input
          key={value}
          type="radio"
          name="side"
          value={value}
          checked={side === value}
          onChange={() => setSide(value)}
        />
      ))}
      <button type="button" onClick={() => sent({ name, accepts, wantsNews, side })}>
        Send
      </button>
    </form>
  );
}

const root = document.documentElement as unknown as Early & HTMLElement;
let hydrated: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent.mockClear();
  root.isHydrated = false;
  document.body.innerHTML = renderToString(<Form />);

  new Function(CAPTURE_EARLY_INPUT)();
});

afterEach(() => {
  act(() => hydrated?.unmount());
  // The next event of each kind takes its listener away.
  root.dataset.hydrated = '';
  for (const type of ['click', 'submit', 'input'])
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  delete root.dataset.hydrated;
  vi.unstubAllGlobals();
});

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector) as HTMLInputElement;

function hydrate(): void {
  act(() => {
    hydrated = hydrateRoot(document.body, <Form />);
  });
  act(() => {
    markHydrated();
    restoreTyped();
  });
}

async function finish(): Promise<void> {
  root.dataset.hydrated = '';
  await act(async () => replayEarlyInput());
  delete root.dataset.hydrated;
}

it('keeps boxes ticked and unticked before hydration, with the text and the press', async () => {
  field('[name=name]').value = 'Maya';
  field('[name=name]').dispatchEvent(new Event('input', { bubbles: true }));
  field('[name=terms]').click();
  field('[name=news]').click();
  field('[value=creator]').click();
  field('[value=business]').click();
  field('[value=creator]').click();
  document.querySelector('button')?.click();
  hydrate();
  expect([field('[name=terms]').checked, field('[name=news]').checked]).toEqual([true, false]);
  expect([field('[value=creator]').checked, field('[value=business]').checked]).toEqual([true, false]);
  await finish();
  expect(sent.mock.calls).toEqual([[{ name: 'Maya', accepts: true, wantsNews: false, side: 'creator' }]]);
});

it('leaves a box as it is that was ticked and unticked again', async () => {
  field('[name=terms]').click();
  field('[name=terms]').click();
  hydrate();
  await finish();
  expect(field('[name=terms]').checked).toBe(false);
});
