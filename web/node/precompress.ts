import { Buffer } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|ico)$/;
const SMALLEST_BYTES = 1024;

/** Writes a brotli and a gzip copy of each file at build time, at settings too slow for requests. */
export function precompress(): Plugin {
  return {
    name: 'bizmeet:precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle)
          .filter(({ fileName }) => COMPRESSIBLE.test(fileName))
          .map((file) => ({
            name: file.fileName,
            bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source),
          }))
          .filter(({ bytes }) => bytes.length >= SMALLEST_BYTES);
        // All at once: each takes one thread of the few that Node has for it.
        const copies = await Promise.all(
          files.map(async ({ name, bytes }) => [
            { fileName: `${name}.br`, source: await smallestBrotli(bytes) },
            { fileName: `${name}.gz`, source: await smallestGzip(bytes) },
          ]),
        );
        for (const copy of copies.flat()) this.emitFile({ type: 'asset', ...copy });
      },
    },
  };
}

function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

function smallestGzip(bytes: Buffer): Promise<Buffer> {
  return promisify(gzip)(bytes, { level: 9 });
}
