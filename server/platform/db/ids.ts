import { randomBytes } from 'node:crypto';

const MOST_IN_A_MILLISECOND = 0xfff;
let last = { ms: 0, place: 0 };

/**
 * UUIDv7: sorts by time of making, so new rows land at the end of every index. Those of one process sort in the order in which
 * they were made, also within a millisecond: timelines and statements are read in the order of their ids.
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

/** Never goes back, even where the clock of the machine does. */
function nextMoment(): { ms: number; place: number } {
  const ms = Date.now();
  if (ms > last.ms) last = { ms, place: 0 };
  else if (last.place < MOST_IN_A_MILLISECOND) last = { ms: last.ms, place: last.place + 1 };
  else last = { ms: last.ms + 1, place: 0 };
  return last;
}
