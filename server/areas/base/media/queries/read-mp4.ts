import { UnusableFile } from '../unusable-file.ts';

/** The metadata of a video, and the parts of the file that hold private data, such as the place it was filmed. */
export interface FilmFacts {
  duration_seconds: number | null;
  width: number | null;
  height: number | null;
  /** False if the video has only sound. */
  has_picture: boolean;
  /** Boxes inside `moov`, by offset from its start: locations, phone names, and tracks other than picture and sound. */
  private_boxes: { offset: number; size: number }[];
}

interface Box {
  type: string;
  offset: number;
  size: number;
  /** The offset of its content. */
  body: number;
}

/** Cameras write a few dozen. */
const MOST_BOXES = 2_000;

/** The number of boxes that may still be read in this index. */
interface Budget {
  boxes: number;
}

/** Reads the index of an MP4 or MOV video. */
export function readMoov(moov: Buffer): FilmFacts {
  const budget = { boxes: MOST_BOXES };
  const inside = boxesIn(moov, 8, moov.length, budget);
  const facts: FilmFacts = {
    duration_seconds: readDuration(moov, inside.find(isType('mvhd'))),
    width: null,
    height: null,
    has_picture: false,
    private_boxes: inside.filter(isPrivate).map(toPlace),
  };
  for (const trak of inside.filter(isType('trak'))) readTrack(moov, trak, facts, budget);
  return facts;
}

/** Null if the numbers of the box don't fit the file. */
export function readBoxHead(head: Buffer, offset: number, fileSize: number): (Box & { type: string }) | null {
  if (head.length < 8) return null;
  const short = head.readUInt32BE(0);
  const type = head.toString('latin1', 4, 8);
  const isLong = short === 1;
  if (isLong && head.length < 16) return null;
  const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? fileSize - offset : short;
  const body = isLong ? 16 : 8;
  return size >= body && offset + size <= fileSize ? { type, offset, size, body: offset + body } : null;
}

function readTrack(moov: Buffer, trak: Box, facts: FilmFacts, budget: Budget): void {
  const inside = boxesIn(moov, trak.body, trak.offset + trak.size, budget);
  const mdia = inside.find(isType('mdia'));
  const kind = mdia && handlerOf(moov, mdia, budget);
  if (kind === 'meta') return void facts.private_boxes.push(toPlace(trak));
  facts.private_boxes.push(...inside.filter(isPrivate).map(toPlace));
  if (kind === 'vide') facts.has_picture = true;
  const tkhd = inside.find(isType('tkhd'));
  if (kind === 'vide' && tkhd && tkhd.size >= 92) {
    const end = tkhd.offset + tkhd.size;
    facts.width = moov.readUInt32BE(end - 8) >>> 16 || null;
    facts.height = moov.readUInt32BE(end - 4) >>> 16 || null;
    if (isTurned(moov, end)) [facts.width, facts.height] = [facts.height, facts.width];
  }
}

/** A phone held upright records a matrix that rotates the picture by 90 degrees. Its first number is zero. */
function isTurned(moov: Buffer, endOfHeader: number): boolean {
  return moov.readInt32BE(endOfHeader - 44) === 0 && moov.readInt32BE(endOfHeader - 40) !== 0;
}

function handlerOf(moov: Buffer, mdia: Box, budget: Budget): string | undefined {
  const hdlr = boxesIn(moov, mdia.body, mdia.offset + mdia.size, budget).find(isType('hdlr'));
  return hdlr && hdlr.size >= 20 ? moov.toString('latin1', hdlr.body + 8, hdlr.body + 12) : undefined;
}

function readDuration(moov: Buffer, mvhd: Box | undefined): number | null {
  if (mvhd === undefined || mvhd.size < 32) return null;
  const isLong = moov.readUInt8(mvhd.body) === 1;
  if (isLong && mvhd.size < 44) return null;
  const scale = moov.readUInt32BE(mvhd.body + (isLong ? 20 : 12));
  const units = isLong ? Number(moov.readBigUInt64BE(mvhd.body + 24)) : moov.readUInt32BE(mvhd.body + 16);
  return scale > 0 && units > 0 && units < 0xffffffff ? Math.round((units / scale) * 100) / 100 : null;
}

function boxesIn(buffer: Buffer, from: number, to: number, budget: Budget): Box[] {
  const boxes: Box[] = [];
  for (let offset = from; offset + 8 <= to; ) {
    const box = readBoxHead(buffer.subarray(offset, Math.min(offset + 16, to)), offset, to);
    if (box === null) break;
    budget.boxes -= 1;
    if (budget.boxes < 0) {
      throw new UnusableFile(
        'We can’t read this video: its index has too many parts. Export it again and retry.',
      );
    }
    boxes.push(box);
    offset += box.size;
  }
  return boxes;
}

const isType = (type: string) => (box: Box) => box.type === type;
const isPrivate = ({ type }: Box) => ['udta', 'meta', 'uuid'].includes(type);
const toPlace = ({ offset, size }: Box) => ({ offset, size });
