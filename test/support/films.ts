/** A film with an index and no pictures, as far as one has to read to know what it is. */
export function film({ brand = 'isom', hasSecrets = false, seconds = 31, bytes = 4096 } = {}): Buffer {
  const secrets = hasSecrets
    ? [box('udta', box('\u00a9xyz', text('+40.7282-073.9488/'))), box('meta', text('PRIVATE'))]
    : [];
  return Buffer.concat([
    box('ftyp', text(`${brand}\0\0\u0002\0isommp41`)),
    box(
      'moov',
      mvhd(seconds),
      box('trak', tkhd(1080, 1920), box('mdia', hdlr('vide'))),
      ...gps(hasSecrets),
      ...secrets,
    ),
    box('mdat', Buffer.alloc(bytes, 7)),
  ]);
}

/** A WebM as browsers record it, with sizes left open; on request with what must not be kept. */
export function webmFilm({ hasSecrets = false, kind = 1, blocks = 40 } = {}): Buffer {
  const secret = (id: number, value: string) => (hasSecrets ? [element(id, text(value))] : []);
  const info = [element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40])), ...secret(0x7ba9, 'TITLE OF MINE')];
  const track = [element(0xd7, Buffer.from([1])), element(0x83, Buffer.from([kind]))];
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, text('webm'))),
    open(0x18538067),
    element(0x1549a966, ...info, ...secret(0x4461, '\0\0\0\0\0DAY')),
    element(0x1654ae6b, element(0xae, ...track, ...secret(0x536e, 'NAME OF MINE'))),
    open(0x1f43b675),
    element(0xe7, Buffer.from([0])),
    ...Array.from({ length: blocks }, () => element(0xa3, Buffer.alloc(100, 7))),
    ...secret(0x1941a469, 'ATTACHED'.repeat(50)),
    ...secret(0x1254c367, 'LOCATION +40.7282-073.9488/'),
  ]);
}

export const webm = webmFilm();

/** An element of WebM: id, size in four bytes, content. */
export function element(id: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + body.length);
  return Buffer.concat([idOf(id), size, body]);
}

function open(id: number): Buffer {
  return Buffer.concat([idOf(id), Buffer.from([0x01, 255, 255, 255, 255, 255, 255, 255])]);
}

function idOf(id: number): Buffer {
  const hex = id.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

function gps(isWanted: boolean): Buffer[] {
  return isWanted ? [box('trak', box('mdia', hdlr('meta')), text('TRACKED'))] : [];
}

function mvhd(seconds: number): Buffer {
  const body = Buffer.alloc(100);
  body.writeUInt32BE(1000, 12);
  body.writeUInt32BE(seconds * 1000, 16);
  return box('mvhd', body);
}

function tkhd(width: number, height: number): Buffer {
  const body = Buffer.alloc(84);
  body.writeInt32BE(0x10000, 40);
  body.writeUInt32BE(width * 65536, 76);
  body.writeUInt32BE(height * 65536, 80);
  return box('tkhd', body);
}

function hdlr(kind: string): Buffer {
  return box('hdlr', Buffer.concat([Buffer.alloc(8), text(kind), Buffer.alloc(12)]));
}

export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
