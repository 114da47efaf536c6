// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LocalPreview } from './local-preview.tsx';

it('shows its stand-in where the browser can’t read the picture, and not a broken image', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.body);
  const show = (src: string | null) =>
    act(() =>
      root.render(
        <LocalPreview src={src} className="">
          a film
        </LocalPreview>,
      ),
    );
  show('blob:one');
  expect(document.body.textContent).toBe('');
  act(() => document.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(document.body.textContent).toBe('a film');
  show('blob:two');
  expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:two');
  act(() => root.unmount());
});
