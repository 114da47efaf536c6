import type { AnyRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { scriptPreloads } from './script-preloads.ts';

const manifest = {
  routes: {
    __root__: { preloads: ['/assets/base.js'], css: ['/assets/app.css'] },
    '/campaigns': { preloads: ['/assets/list.js', '/assets/row.js'] },
    '/help': { preloads: ['/assets/help.js'] },
  },
};

const routerAt = (...ids: string[]) =>
  ({
    ssr: { manifest },
    stores: { matches: { get: () => ids.map((routeId) => ({ routeId })) } },
  }) as unknown as AnyRouter;

it('names the scripts of the page’s routes in order, for each page', () => {
  const line = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js" fetchPriority="low"/>`;
  for (const _ of ['the first page', 'the next']) {
    expect(scriptPreloads(routerAt('__root__', '/campaigns'))).toBe(
      line('base') + line('list') + line('row'),
    );
  }
  expect(scriptPreloads(routerAt('__root__', '/nowhere'))).toBe(line('base'));
});

it('leaves nothing of them to be rendered or sent again, and the styles as they are', () => {
  scriptPreloads(routerAt('__root__'));
  expect(manifest.routes).toEqual({ __root__: { css: ['/assets/app.css'] }, '/campaigns': {}, '/help': {} });
});
