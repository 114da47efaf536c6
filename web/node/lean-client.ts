import type { Plugin } from 'vite';

const NO_LINK = '\0no-link';
const CHILDREN = /\b(const \w+Children)(?:: \w+)? = \{([^}]*)\}/g;
const PATH = /createFileRoute\((['"])[^'"]*\1\)/;

/**
 * Leaves out of the browser's first load of every page what nothing there reads: the router's link component (ours are plain
 * anchors), the path a route's file names (its tree does too), and the names of the children in that tree.
 */
export function leanClient(): Plugin[] {
  return [
    {
      name: 'lean-client:tree',
      enforce: 'pre',
      ...browserBuild,
      resolveId: {
        filter: { id: /^\.\/link\.js$/ },
        handler: (_id, importer) => (importer?.endsWith('/react-router/dist/esm/route.js') ? NO_LINK : null),
      },
      load: { filter: { id: /^\0no-link$/ }, handler: () => 'export const Link = null;' },
      transform: {
        filter: { id: /route-tree\.gen\.ts$/ },
        handler: (code) => withoutNames(code),
      },
    },
    {
      name: 'lean-client:paths',
      enforce: 'post',
      ...browserBuild,
      transform: {
        filter: { id: /route\.tsx$/, code: PATH },
        handler: (code) => ({ code: code.replace(PATH, 'createFileRoute()'), map: null }),
      },
    },
  ];
}

const browserBuild: Pick<Plugin, 'apply' | 'applyToEnvironment'> = {
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
};

/** The router takes the values only, so a list of them does the same. */
export function withoutNames(tree: string): string {
  const lean = tree.replace(
    CHILDREN,
    (_found, name: string, children: string) => `${name} = [${children.replace(/\w+:\s*(?=\w)/g, '')}]`,
  );
  if (lean === tree) throw new Error(`The tree of routes is written in another way: adapt lean-client.ts.`);
  return lean;
}
