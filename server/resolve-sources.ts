import { registerHooks } from 'node:module';

const ROOT = new URL('../', import.meta.url).href;
const FROM_THE_ROOT = /^#(?:art|contract|domain|server)\/.*\.ts$/;
const RELATIVE = /^\.\.?\/.*\.ts$/;

/**
 * Node asks the file system and every package.json above about each import. Ours name a file as it is, so their address
 * follows from the name: that is a fifth of the time a start takes. Everything else resolves as usual.
 */
registerHooks({
  resolve(specifier, context, next) {
    const url = addressOf(specifier, context.parentURL);
    return url === null ? next(specifier, context) : { url, format: 'module-typescript', shortCircuit: true };
  },
});

function addressOf(specifier: string, importer: string | undefined): string | null {
  if (!importer?.startsWith(ROOT)) return null;
  if (FROM_THE_ROOT.test(specifier)) return ROOT + specifier.slice(1);
  return RELATIVE.test(specifier) ? new URL(specifier, importer).href : null;
}
