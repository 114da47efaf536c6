import { randomBytes } from 'node:crypto';

const MOST_IN_A_MILLISECOND = 0xfff;
let last = { ms: 0, place: 0 };

/**
 * UUIDv7: sorts by creation time, so new rows land at the end of every index. Ids of one process sort in the order
 * they were created, even within a millisecond, because timelines and statements are read in that order.
 */
export function newId(at?: number): string {
  const bytes = randomBytes(16);
  const { ms, place } =
    at === undefined ? nextMoment() : { ms: at, place: bytes.readUInt16BE(6) & MOST_IN_A_MILLISECOND };
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | place, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Never goes back, even if the machine's clock does. */
function nextMoment(): { ms: number; place: number } {
  const ms = Date.now();
  if (ms > last.ms) last = { ms, place: 0 };
  else if (last.place < MOST_IN_A_MILLISECOND) last = { ms: last.ms, place: last.place + 1 };
  else last = { ms: last.ms + 1, place: 0 };
  return last;
}
