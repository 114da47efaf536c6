// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Early } from '#web/capture-early-input.ts';
import { useWideLayout } from './wide-layout.ts';

/** Two layouts with a form of their own each, as on /login and /signup. */
function Page({ onServer }: { onServer: boolean }) {
  return useWideLayout(onServer) ? (
    <section data-layout="wide">
      <input />
    </section>
  ) : (
    <main data-layout="narrow">
      <input />
    </main>
  );
}

let root: Root | undefined;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
  delete (document.documentElement as Early).typed;
});

const layout = () => document.querySelector<HTMLElement>('[data-layout]')?.dataset.layout;
const field = () => document.querySelector('input') as HTMLInputElement;

function resize(width: number): void {
  act(() => {
    Object.assign(window, { innerWidth: width });
    window.dispatchEvent(new Event('resize'));
  });
}

function open(onServer: boolean, beforeHydration = () => {}): void {
  document.body.innerHTML = renderToString(<Page onServer={onServer} />);
  beforeHydration();
  act(() => {
    root = hydrateRoot(document.body, <Page onServer={onServer} />);
  });
}

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

it('the layout follows the window until somebody types, and then keeps the form', () => {
  resize(1280);
  open(true);
  resize(1000);
  expect(layout()).toBe('narrow');
  resize(1280);
  expect(layout()).toBe('wide');
  type('maya@example.com');
  resize(1000);
  expect([layout(), field().value]).toEqual(['wide', 'maya@example.com']);
});

it('what was typed before hydration keeps the layout it was typed into', () => {
  resize(1000);
  open(true, () => {
    field().value = 'maya@example.com';
    (document.documentElement as Early).typed = new Map([[field(), 'maya@example.com']]);
  });
  expect(layout()).toBe('wide');
});

it('nothing typed, the guess of the server gives way to the window', () => {
  resize(1000);
  open(true);
  expect(layout()).toBe('narrow');
});
