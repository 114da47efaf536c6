import type { ByteRange } from '../byte-ranges.ts';
import { UnusableFile } from '../unusable-file.ts';

/** Ids of WebM elements (RFC 9559). Containers are read; all other elements are skipped. */
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const OPENED = new Set([SEGMENT, 0x1549a966 /* info */, 0x1654ae6b /* tracks */, 0xae /* track */]);
const TRACK_TYPE = 0x83;
const PICTURE = 1;
/** Tags, attachments, chapters, title, date and names. Checksums too, because they would no longer match. */
const PRIVATE = new Set([
  0x1254c367, 0x1941a469, 0x1043a770, 0x7ba9, 0x4461, 0x7384, 0x3c83ab, 0x3e83bb, 0x536e, 0xbf,
]);

/** A recording browser writes every block as its own element, about eighty a second. */
const MOST_ELEMENTS = 3_000_000;
const MOST_PRIVATE = 2_000;

interface Element {
  id: number;
  head: number;
  /** Null if it ends where the next one of its kind begins, as in recordings made by browsers. */
  size: number | null;
}

/** Reads a WebM from its first byte to its last and finds the ranges with private data. */
export async function readWebm(
  pieces: AsyncIterable<Buffer>,
): Promise<{ private_elements: ByteRange[]; has_picture: boolean }> {
  const private_elements: ByteRange[] = [];
  let [position, skip, count] = [0, 0, 0];
  let [hasSegment, hasPicture] = [false, false];
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    if (skip >= piece.length && rest.length === 0) {
      skip -= piece.length;
      position += piece.length;
      continue;
    }
    const bytes = Buffer.concat([rest, piece]);
    let at = skip;
    skip = 0;
    for (let element = readElement(bytes, at); element !== null; element = readElement(bytes, at)) {
      const { id, head, size } = element;
      count += 1;
      if (count > MOST_ELEMENTS || private_elements.length > MOST_PRIVATE) throw tooManyParts();
      hasSegment ||= id === SEGMENT;
      hasPicture ||= id === TRACK_TYPE && bytes[at + head] === PICTURE;
      const isOpened = OPENED.has(id) || (id === CLUSTER && size === null);
      if (!isOpened && size === null) throw damaged();
      if (PRIVATE.has(id)) private_elements.push(blanked(position + at, head, size ?? 0));
      at += head + (isOpened ? 0 : (size ?? 0));
    }
    const end = Math.min(at, bytes.length);
    skip = at - end;
    rest = Buffer.from(bytes.subarray(end));
    position += end;
  }
  if (skip > 0 || rest.length > 0 || !hasSegment) throw damaged();
  return { private_elements, has_picture: hasPicture };
}

/** Null if its header, or the byte with the kind of a track, has not arrived yet. */
function readElement(bytes: Buffer, at: number): Element | null {
  const idLength = lengthOf(bytes, at, 4);
  const sizeLength = idLength === null ? null : lengthOf(bytes, at + idLength, 8);
  if (idLength === null || sizeLength === null) return null;
  const head = idLength + sizeLength;
  if (at + head > bytes.length) return null;
  const id = bytes.readUIntBE(at, idLength);
  if (id === TRACK_TYPE && at + head >= bytes.length) return null;
  return { id, head, size: sizeAt(bytes, at + idLength, sizeLength) };
}

/** The number of leading zero bits gives the length in bytes. Null if the bytes end first. */
function lengthOf(bytes: Buffer, at: number, most: number): number | null {
  const first = bytes[at];
  if (first === undefined) return null;
  const length = Math.clz32(first) - 23;
  if (length > most) throw damaged();
  return length;
}

function sizeAt(bytes: Buffer, at: number, length: number): number | null {
  let size = (bytes[at] ?? 0) & (0xff >> length);
  let isUnknown = size === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    isUnknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  if (isUnknown) return null;
  if (!Number.isSafeInteger(size)) throw damaged();
  return size;
}

const VOID = 0xec;

/** Replaces an element with a void element of the same size, or every later offset would be wrong. */
function blanked(offset: number, head: number, size: number): ByteRange {
  const width = Math.min(8, head - 1);
  const content = BigInt(size + head - 1 - width);
  const hex = (content | (1n << BigInt(7 * width))).toString(16).padStart(2 * width, '0');
  const bytes = Buffer.concat([Buffer.from([VOID]), Buffer.from(hex, 'hex')]);
  return { offset, size: head + size, head: { from: 0, bytes } };
}

function damaged(): UnusableFile {
  return new UnusableFile('This video is cut off or damaged. Export it again and retry.');
}

function tooManyParts(): UnusableFile {
  return new UnusableFile('We can’t read this video: it has too many parts. Export it again and retry.');
}
