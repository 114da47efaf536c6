import { createHash } from 'node:crypto';

/** Every seeded id carries this time, so rows made by people always sort after them. */
const SEEDED_AT = Date.UTC(2026, 0, 1);

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const PUBLIC_ID_LENGTH = 10;

/** A UUIDv7 that is the same on every machine: seedId('business', 'crumb-co'). */
export function seedId(kind: string, name: string): string {
  const bytes = digest(`${kind}:${name}`).subarray(0, 16);
  return idOf(bytes, bytes.readUInt16BE(6) & 0x0fff);
}

/** The same for what is told in order: a later place sorts after an earlier one. */
export function seedIdInOrder(kind: string, name: string, place: number): string {
  return idOf(digest(`${kind}:${name}:${place}`).subarray(0, 16), place);
}

function idOf(bytes: Buffer, place: number): string {
  bytes.writeUIntBE(SEEDED_AT, 0, 6);
  bytes.writeUInt16BE(0x7000 | place, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Short enough for an address, and tells nothing of the name it comes from. */
export function publicId(name: string): string {
  const base = BigInt(BASE58.length);
  let rest = BigInt(`0x${digest(`public:${name}`).toString('hex')}`);
  let id = '';
  while (id.length < PUBLIC_ID_LENGTH) {
    id += BASE58.charAt(Number(rest % base));
    rest /= base;
  }
  return id;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
