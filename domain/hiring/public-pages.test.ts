import { expect, it } from 'vitest';
import { publicPath, readPublicPath } from './public-pages.ts';

it('reads each address it makes', () => {
  for (const [kind, path] of Object.entries(publicPath)) {
    expect(readPublicPath(path('a.b'))).toEqual({ kind, name: 'a.b' });
  }
});

it.each(['/', '/@', '/shops', '/shops/', '/shops/a/b', '/help/fees', '//shops/a'])('%s is none', (path) => {
  expect(readPublicPath(path)).toBeNull();
});
