import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/**
 * Where bytes lie. A key is a bucket and a path, as in `business_media/{id}/logo/{name}`; what is kept about a file
 * is in the database, and who may read it is decided before an address is given out.
 */
export interface FileStore {
  readonly kind: 'disk' | 's3';
  /** Where browsers fetch files from, when that is not this server. */
  readonly origin: string | null;
  /** Keeps uploads under way, by keys of the same kind; what is finished is read like any other file. */
  readonly uploads: DataStore;
  /** Replaces what was there. A reader sees the old bytes or the new ones, never a mixture. */
  put(key: string, body: FileBody, contentType: string): Promise<void>;
  /** Null where there is nothing. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  stat(key: string): Promise<StoredFile | null>;
  /** Every file whose key begins so, in no order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Nothing happens to keys that hold nothing. */
  remove(keys: readonly string[]): Promise<void>;
  move(from: string, to: string, contentType: string): Promise<void>;
  /** Anyone with the address can read this one file until then. */
  address(key: string, expiresAt: Date): Promise<string>;
  /** How much of the disk is used, from 0 to 1; null where there is no disk of ours. */
  usedShare(): Promise<number | null>;
  close(): void;
}

/** A stream comes with its size: S3 wants to know before the first byte. */
export type FileBody = Uint8Array | { stream: Readable; byte_size: number };

/** Both ends belong to it; without `end` it goes to the last byte. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface StoredFile {
  key: string;
  byte_size: number;
  modified_at: Date;
}

/** Letters, digits and a few signs in every part, and no part that begins with a dot: nothing can climb out. */
const KEY = /^[a-z_]+(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

export function isKey(key: string): boolean {
  return key.length <= 500 && KEY.test(key);
}

export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error('A file key with a part that is not allowed');
  return key;
}
