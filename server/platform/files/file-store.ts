import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/**
 * Stores bytes. A key is a bucket and a path, as in `business_media/{id}/logo/{name}`. Records of files are in the
 * database, and access is decided before an address is given out.
 */
export interface FileStore {
  readonly kind: 'disk' | 's3';
  /** The origin that browsers load files from, if it isn't this server. */
  readonly origin: string | null;
  /** Stores unfinished uploads, with the same kind of keys; a finished one is read like any other file. */
  readonly uploads: DataStore;
  /** Replaces an existing file. A reader sees the old bytes or the new ones, never a mixture. */
  put(key: string, body: FileBody, contentType: string): Promise<void>;
  /** Null if there is no such file. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  stat(key: string): Promise<StoredFile | null>;
  /** Every file whose key has this prefix, in no order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Keys without a file are ignored. */
  remove(keys: readonly string[]): Promise<void>;
  move(from: string, to: string, contentType: string): Promise<void>;
  /** Anyone with the address can read this one file until then. */
  address(key: string, expiresAt: Date): Promise<string>;
  /** The used share of the disk, from 0 to 1; null if the disk isn't ours. */
  usedShare(): Promise<number | null>;
  close(): void;
}

/** A stream needs its size: S3 wants to know it before the first byte. */
export type FileBody = Uint8Array | { stream: Readable; byte_size: number };

/** Both ends are included; without `end` it goes to the last byte. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface StoredFile {
  key: string;
  byte_size: number;
  modified_at: Date;
}

/**
 * Every part consists of letters, digits and a few signs, and doesn't begin with a dot, so no key can leave the
 * folder.
 */
const KEY = /^[a-z_]+(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

export function isKey(key: string): boolean {
  return key.length <= 500 && KEY.test(key);
}

export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error('A file key with a part that is not allowed');
  return key;
}
