import { crc32 } from 'node:zlib';

/** The files of a zip archive by their paths, read as other programs do: from the directory at its end. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('The directory of the archive is damaged');
    const [crc, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)];
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const content = readEntry(zip, zip.readUInt32LE(at + 42), size);
    if (crc32(content) !== crc) throw new Error(`${path} is damaged`);
    files.set(path, content);
    at += 46 + nameLength + extraLength;
  }
  return files;
}

function readEntry(zip: Buffer, at: number, size: number): Buffer {
  if (zip.readUInt32LE(at) !== 0x04034b50) throw new Error('An entry of the archive is damaged');
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  return zip.subarray(start, start + size);
}
