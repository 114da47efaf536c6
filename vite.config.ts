import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconFactory } from '#web/node/icon-factory.ts';
import { leanClient } from '#web/node/lean-client.ts';
import { precompress } from '#web/node/precompress.ts';
import { retryImports } from '#web/node/retry-imports.ts';
import { routes } from '#web/routes.ts';

const BASE =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store)|use-sync-external-store)\//;

/** Frame and small parts of the landing page that most pages share: a file for each would cost more than they weigh. */
const SHELL = new RegExp(
  [
    /web\/components\/(plain-layout|platform-icon|themed-art|role-choice|campaigns\/deadline-label)\.tsx$/,
    /web\/session\/(use-bar|search-readers)\.ts$/,
    /web\/ui\/(badge|receipt|slots)\.tsx$/,
    /web\/ui\/icons\//,
    /art\/catalogue\.ts$/,
    /domain\/(base\/city|campaigns\/deliverables|format\/(deadlines|money))\.ts$/,
    /lucide-react\/.*\/(arrow-right|bell|check|lock)\.m?js$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * Icons that many signed-in pages show. They come as one file, because a file for each would cost twenty requests.
 * The icons of public pages stay separate, so that visitors load no others.
 */
const OPEN_ICONS =
  'arrow-left|badge-check|camera|circle-exclamation-point|eye|eye-off|hourglass|key-round|mail';
const MEMBER_ICONS = new RegExp(`lucide-react/dist/esm/icons/(?!(index|${OPEN_ICONS})\\.)`);
const MANY_PAGES = 8;

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'web',
      router: {
        routesDirectory: '.',
        virtualRouteConfig: routes,
        generatedRouteTree: 'route-tree.gen.ts',
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: true,
        // One file a page: every import stands in the first load of all pages.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'pendingComponent', 'loader'], ['notFoundComponent']],
        },
      },
      server: { entry: 'node/server.tsx' },
      client: { entry: 'client.tsx' },
    }),
    react(),
    iconFactory(),
    leanClient(),
    retryImports(),
    precompress(),
  ],
  // The package holds thousands of icons: bundled, the server loads only those in use.
  ssr: { noExternal: ['lucide-react'] },
  // React has the hook that this package brings to its older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Otherwise, each of two builds reads the 2,400 icons of a package of which we show 150.
    rolldownOptions: { experimental: { lazyBarrel: true } },
    modulePreload: {
      // Lists of what each page imports made a tenth of every first load. Pages are fetched on approach instead; only
      // style sheets have to be there before what they style.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((name) => name.endsWith('.css')) : needed,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every file names those it imports: with words before the hash, that is 1 to 3 kB of a page.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                // The code that every page needs, in one file: it compresses better together, and stays cached when
                // pages change.
                { name: 'base', test: BASE, priority: 2 },
                { name: 'shell', test: SHELL, priority: 1 },
                { name: 'icons', test: MEMBER_ICONS, minShareCount: MANY_PAGES },
              ],
            },
          },
        },
      },
    },
  },
});
