import type { Glyph } from './vary-font.ts';

/** A TrueType font as its parts; the first glyph stands for every character the font does not know. */
export interface PlainFont {
  name: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  weight: number;
  glyphs: readonly { character: number | null; advance: number; path: Glyph['path'] }[];
  /** By the two places of the glyphs. */
  kerning: readonly { left: number; right: number; by: number }[];
}

interface Box {
  xMin: number;
  yMin: number;
  xMax: number;
  yMax: number;
}

/** Only the tables a reader asks for. It holds no time, so that the same outlines give the same bytes. */
export function writeTtf(font: PlainFont): Buffer {
  const outlines = font.glyphs.map(({ path }) => writeGlyph(path));
  const boxes = outlines.flatMap(({ box }) => (box ? [box] : []));
  const whole: Box = {
    xMin: Math.min(...boxes.map(({ xMin }) => xMin)),
    yMin: Math.min(...boxes.map(({ yMin }) => yMin)),
    xMax: Math.max(...boxes.map(({ xMax }) => xMax)),
    yMax: Math.max(...boxes.map(({ yMax }) => yMax)),
  };
  const offsets = [0];
  for (const { bytes } of outlines) offsets.push((offsets.at(-1) ?? 0) + bytes.length);
  const widest = Math.max(...font.glyphs.map(({ advance }) => advance));
  const count = font.glyphs.length;
  return assemble({
    'OS/2': writeOs2(font),
    cmap: writeCmap(font),
    glyf: Buffer.concat(outlines.map(({ bytes }) => bytes)),
    head: pack(
      [u32(0x10000), u32(0x10000), u32(0), u32(0x5f0f3cf5), u16(0), u16(font.unitsPerEm)],
      Buffer.alloc(16),
      [
        ...[whole.xMin, whole.yMin, whole.xMax, whole.yMax].map(i16),
        ...[u16(0), u16(8), i16(2), i16(1), i16(0)],
      ],
    ),
    hhea: pack(
      [u32(0x10000), i16(font.ascent), i16(font.descent), i16(0), u16(widest), i16(whole.xMin)],
      [
        ...[
          i16(0),
          i16(whole.xMax),
          i16(1),
          i16(0),
          i16(0),
          i16(0),
          i16(0),
          i16(0),
          i16(0),
          i16(0),
          u16(count),
        ],
      ],
    ),
    hmtx: Buffer.concat(
      font.glyphs.flatMap(({ advance }, at) => [u16(advance), i16(outlines[at]?.box?.xMin ?? 0)]),
    ),
    kern: writeKern(font.kerning),
    loca: Buffer.concat(offsets.map(u32)),
    maxp: pack([u32(0x10000), u16(count)], Buffer.alloc(26)),
    name: writeName(font.name),
    post: pack([u32(0x30000)], Buffer.alloc(28)),
  });
}

interface Outline {
  bytes: Buffer;
  box: Box | null;
}

interface Point {
  x: number;
  y: number;
  isOn: boolean;
}

function writeGlyph({ commands }: Glyph['path']): Outline {
  const contours = toContours(commands);
  const points = contours.flat();
  if (points.length === 0) return { bytes: Buffer.alloc(0), box: null };
  const box = {
    xMin: Math.min(...points.map(({ x }) => x)),
    yMin: Math.min(...points.map(({ y }) => y)),
    xMax: Math.max(...points.map(({ x }) => x)),
    yMax: Math.max(...points.map(({ y }) => y)),
  };
  let last = -1;
  const ends = contours.map(({ length }) => {
    last += length;
    return u16(last);
  });
  const head = [i16(contours.length), i16(box.xMin), i16(box.yMin), i16(box.xMax), i16(box.yMax)];
  const bytes = Buffer.concat([...head, ...ends, u16(0), writePoints(points)]);
  return { bytes: Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]), box };
}

function toContours(commands: Glyph['path']['commands']): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    const contour = contours.at(-1);
    if (contour === undefined || command === 'closePath') continue;
    for (let at = 0; at < args.length; at += 2) {
      const [x, y] = [Math.round(args[at] ?? 0), Math.round(args[at + 1] ?? 0)];
      contour.push({ x, y, isOn: at + 2 === args.length });
    }
  }
  return contours.map(withoutRepeatedEnd).filter(({ length }) => length > 1);
}

function withoutRepeatedEnd(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const isRepeated = contour.length > 1 && last?.isOn && first?.x === last.x && first.y === last.y;
  return isRepeated ? contour.slice(0, -1) : contour;
}

const ON = 0x01;
const SHORT = { x: 0x02, y: 0x04 };
/** Of a short step that it is above zero, of none that the place stays. */
const SAME = { x: 0x10, y: 0x20 };

function writePoints(points: readonly Point[]): Buffer {
  const flags: number[] = [];
  const steps: Record<'x' | 'y', Buffer[]> = { x: [], y: [] };
  let before = { x: 0, y: 0 };
  for (const point of points) {
    let flag = point.isOn ? ON : 0;
    for (const axis of ['x', 'y'] as const) {
      const step = point[axis] - before[axis];
      if (step === 0) flag |= SAME[axis];
      else if (Math.abs(step) < 256) {
        flag |= SHORT[axis] | (step > 0 ? SAME[axis] : 0);
        steps[axis].push(Buffer.from([Math.abs(step)]));
      } else steps[axis].push(i16(step));
    }
    flags.push(flag);
    before = point;
  }
  return Buffer.concat([Buffer.from(flags), ...steps.x, ...steps.y]);
}

function writeCmap({ glyphs }: PlainFont): Buffer {
  const groups = glyphs
    .flatMap(({ character }, glyph) => (character === null ? [] : [{ character, glyph }]))
    .sort((one, other) => one.character - other.character);
  const rows = groups.flatMap(({ character, glyph }) => [u32(character), u32(character), u32(glyph)]);
  const head = [u16(0), u16(1), u16(3), u16(10), u32(12)];
  return pack(head, [u16(12), u16(0), u32(16 + 12 * groups.length), u32(0), u32(groups.length), ...rows]);
}

function writeKern(kerning: PlainFont['kerning']): Buffer {
  const pairs = [...kerning].sort((one, other) => one.left - other.left || one.right - other.right);
  const power = 2 ** Math.floor(Math.log2(Math.max(1, pairs.length)));
  const search = [u16(pairs.length), u16(power * 6), u16(Math.log2(power)), u16((pairs.length - power) * 6)];
  const rows = pairs.flatMap(({ left, right, by }) => [u16(left), u16(right), i16(by)]);
  return pack([u16(0), u16(1), u16(0), u16(14 + 6 * pairs.length), u16(1)], [...search, ...rows]);
}

function writeName(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16();
  const records = [1, 4, 6].flatMap((id) => [u16(3), u16(1), u16(0x409), u16(id), u16(text.length), u16(0)]);
  return pack([u16(0), u16(3), u16(6 + 3 * 12), ...records], text);
}

function writeOs2({ weight, ascent, descent, capHeight, xHeight }: PlainFont): Buffer {
  const table = Buffer.alloc(96);
  table.writeUInt16BE(4, 0);
  table.writeUInt16BE(weight, 4);
  table.writeUInt16BE(5, 6);
  table.writeInt16BE(ascent, 68);
  table.writeInt16BE(descent, 70);
  table.writeUInt16BE(ascent, 74);
  table.writeUInt16BE(-descent, 76);
  table.writeInt16BE(xHeight, 86);
  table.writeInt16BE(capHeight, 88);
  return table;
}

/** The directory, and every table at a multiple of four. */
function assemble(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables).sort();
  const power = 2 ** Math.floor(Math.log2(names.length));
  const head = [u32(0x10000), u16(names.length), u16(power * 16), u16(Math.log2(power))];
  const parts: Buffer[] = [...head, u16((names.length - power) * 16)];
  let offset = 12 + 16 * names.length;
  const bodies: Buffer[] = [];
  for (const name of names) {
    const table = tables[name] ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    parts.push(Buffer.from(name), u32(checksum(padded)), u32(offset), u32(table.length));
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([...parts, ...bodies]);
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

function pack(...parts: (Buffer | Buffer[])[]): Buffer {
  return Buffer.concat(parts.flat());
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function i16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
