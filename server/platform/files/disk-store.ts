import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileStore as UploadFolder } from '@tus/file-store';
import type { Secrets } from '#server/platform/secrets/derive-key.ts';
import { sealAddress } from './address-seal.ts';
import { type FileStore, requireKey, type StoredFile } from './file-store.ts';

/** Files in a folder of this machine. Unfinished ones are in `.partial` until they are moved to their place. */
export async function openDiskStore(folder: string, secret: Secrets): Promise<FileStore> {
  const partial = join(folder, '.partial');
  await mkdir(partial, { recursive: true });
  const pathOf = (key: string) => join(folder, requireKey(key));

  async function settle(from: string, key: string): Promise<void> {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await rename(from, path);
  }

  return {
    kind: 'disk',
    origin: null,
    uploads: new UploadFolder({ directory: folder }),
    put: async (key, body) => {
      const draft = join(partial, randomUUID());
      requireKey(key);
      try {
        if (body instanceof Uint8Array) await writeFile(draft, body);
        else await pipeline(body.stream, createWriteStream(draft));
        await settle(draft, key);
      } catch (cause) {
        await rm(draft, { force: true });
        throw cause;
      }
    },
    read: async (key, range) => {
      const handle = await open(pathOf(key), 'r').catch(ifMissing(null));
      if (handle === null) return null;
      return createReadStream('', { fd: handle, start: range?.start ?? 0, end: range?.end });
    },
    stat: (key) => look(key, pathOf(key)),
    list: (prefix) => walk(folder, prefix),
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    move: (from, to) => settle(pathOf(from), to),
    address: async (key, expiresAt) => sealAddress(secret, requireKey(key), expiresAt),
    usedShare: async () => {
      const { blocks, bavail } = await statfs(folder);
      return 1 - bavail / blocks;
    },
    close: () => undefined,
  };
}

async function look(key: string, path: string): Promise<StoredFile | null> {
  const found = await stat(path).catch(ifMissing(null));
  if (!found?.isFile()) return null;
  return { key, byte_size: found.size, modified_at: found.mtime };
}

/** A prefix may end anywhere, so the folder to walk is the part up to its last slash. */
async function* walk(folder: string, prefix: string): AsyncIterable<StoredFile> {
  const top = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const entries = await opendir(join(folder, top), { recursive: true }).catch(ifMissing(null));
  if (entries === null) return;
  for await (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = path.slice(folder.length + 1).replaceAll(sep, '/');
    const found = key.startsWith(prefix) && !key.startsWith('.') ? await look(key, path) : null;
    if (found !== null) yield found;
  }
}

function ifMissing<T>(instead: T) {
  return (cause: NodeJS.ErrnoException): T => {
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR' || cause.code === 'EISDIR') return instead;
    throw cause;
  };
}
