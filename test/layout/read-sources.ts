import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Source {
  /** From the root of the repository. */
  path: string;
  text: string;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const LEFT_OUT = /\.(test|gen|d)\.tsx?$/;

/** The source files of the product, without tests and generated code. */
export function readSources(folder: string): Source[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
    .map((file) => path.posix.join(folder, file))
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

/** Every table of the database, as the migrations add up. */
export function readTables(): string[] {
  const schema = readFileSync(path.join(ROOT, 'db/schema.sql'), 'utf8');
  return [...schema.matchAll(/^create table (\w+)/gim)].map(([, table = '']) => table);
}
