import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './web/node/precompress.ts';

const BASE =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store)|use-sync-external-store)\//;

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'web',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'route-tree.gen.ts',
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: true,
        // The first page comes with its data, so the browser needs a loader's code only once it navigates.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'pendingComponent'], ['notFoundComponent'], ['loader']],
        },
      },
      server: { entry: 'node/server.tsx' },
      client: { entry: 'client.tsx' },
    }),
    react(),
    precompress(),
  ],
  // Their packages hold thousands of icons: bundled, the server loads only those in use.
  ssr: { noExternal: ['lucide-react', 'simple-icons'] },
  build: {
    target: 'es2022',
    sourcemap: false,
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
            codeSplitting: {
              groups: [
                // What every page needs, in one file: compressed together it is smaller, and it stays when pages change.
                { name: 'base', test: BASE, priority: 2 },
                {
                  name: 'shell',
                  test: /web\/(components\/plain-layout\.tsx|session\/use-bar\.ts)$/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
});
