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

export const webm = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]),
  text('webm'),
  Buffer.alloc(400, 3),
]);

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

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
