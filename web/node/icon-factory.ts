import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('../ui/icons/create-icon.tsx', import.meta.url));

/**
 * Lets the icons of `lucide-react` be made by our own function. Only where pages are built: from their source, the browser
 * gets the library ready-made.
 */
export function iconFactory(): Plugin {
  return {
    name: 'icon-factory',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_id, importer) => (importer?.includes('/lucide-react/') ? OURS : null),
    },
  };
}
