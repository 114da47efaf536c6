import { readSources } from '#test/layout/read-sources.ts';
import { readCopy } from './read-copy.ts';

/**
 * Prints the product's texts by file, to be read from top to bottom. Arguments name the folders; the default is all
 * of them.
 */
const folders = process.argv.slice(2);
for (const folder of folders.length > 0 ? folders : ['web', 'domain', 'contract', 'server']) {
  for (const source of readSources(folder)) {
    const copy = readCopy(source);
    if (copy.length === 0) continue;
    process.stdout.write(`\n${source.path}\n`);
    for (const { line, text } of copy) process.stdout.write(`${String(line).padStart(5)}  ${text}\n`);
  }
}
