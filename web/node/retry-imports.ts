import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const RETRY = fileURLToPath(new URL('../retry-import.ts', import.meta.url));
const CALL = 'return baseModule().catch(';

/** Vite wraps each `import()` of the browser in a helper, the one place where all of them can be retried. */
export function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(CALL))
          throw new Error('Vite changed its helper around import(): adapt retry-imports.ts.');
        return `import { importWithRetries } from ${JSON.stringify(RETRY)};\n${code.replace(CALL, 'return importWithRetries(baseModule).catch(')}`;
      },
    },
  };
}
