import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './web/node/precompress.ts';

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
        codeSplittingOptions: { defaultBehavior: [['component', 'pendingComponent'], ['loader']] },
      },
      server: { entry: 'node/server.tsx' },
      client: { entry: 'client.tsx' },
    }),
    react(),
    precompress(),
  ],
  // Their packages hold thousands of icons: bundled, the server loads only those in use.
  ssr: { noExternal: ['lucide-react', 'simple-icons'] },
  build: { target: 'es2022', sourcemap: false },
});
