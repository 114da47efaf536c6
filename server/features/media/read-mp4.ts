/** What a film says of itself, and where in the file it says more than anybody should know. */
export interface FilmFacts {
  duration_seconds: number | null;
  width: number | null;
  height: number | null;
  /** Whole boxes inside `moov`, by offset from its start: places, names of phones, tracks that are no picture or sound. */
  private_boxes: { offset: number; size: number }[];
}

interface Box {
  type: string;
  offset: number;
  size: number;
  /** Where its content begins. */
  body: number;
}

/** Reads the index of an MP4 or MOV film. */
export function readMoov(moov: Buffer): FilmFacts {
  const inside = boxesIn(moov, 8, moov.length);
  const facts: FilmFacts = {
    duration_seconds: readDuration(moov, inside.find(isType('mvhd'))),
    width: null,
    height: null,
    private_boxes: inside.filter(isPrivate).map(toPlace),
  };
  for (const trak of inside.filter(isType('trak'))) readTrack(moov, trak, facts);
  return facts;
}

/** `null` where the numbers of the box do not fit the file. */
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

function readTrack(moov: Buffer, trak: Box, facts: FilmFacts): void {
  const inside = boxesIn(moov, trak.body, trak.offset + trak.size);
  const mdia = inside.find(isType('mdia'));
  const kind = mdia && handlerOf(moov, mdia);
  if (kind === 'meta') return void facts.private_boxes.push(toPlace(trak));
  facts.private_boxes.push(...inside.filter(isPrivate).map(toPlace));
  const tkhd = inside.find(isType('tkhd'));
  if (kind === 'vide' && tkhd && tkhd.size >= 92) {
    const end = tkhd.offset + tkhd.size;
    facts.width = moov.readUInt32BE(end - 8) >>> 16 || null;
    facts.height = moov.readUInt32BE(end - 4) >>> 16 || null;
    if (isTurned(moov, end)) [facts.width, facts.height] = [facts.height, facts.width];
  }
}

/** The matrix of a phone held upright turns the picture by a quarter: its first number is zero. */
function isTurned(moov: Buffer, endOfHeader: number): boolean {
  return moov.readInt32BE(endOfHeader - 44) === 0 && moov.readInt32BE(endOfHeader - 40) !== 0;
}

function handlerOf(moov: Buffer, mdia: Box): string | undefined {
  const hdlr = boxesIn(moov, mdia.body, mdia.offset + mdia.size).find(isType('hdlr'));
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

function boxesIn(buffer: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let offset = from; offset + 8 <= to; ) {
    const box = readBoxHead(buffer.subarray(offset, Math.min(offset + 16, to)), offset, to);
    if (box === null) break;
    boxes.push(box);
    offset += box.size;
  }
  return boxes;
}

const isType = (type: string) => (box: Box) => box.type === type;
const isPrivate = ({ type }: Box) => ['udta', 'meta', 'uuid'].includes(type);
const toPlace = ({ offset, size }: Box) => ({ offset, size });
