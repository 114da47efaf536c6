import { PDF_TYPE, PICTURE_TYPES, type PictureType, type VideoType } from '#domain/base/media.ts';

/** The number of first bytes needed to detect the type. */
export const SNIFF_BYTES = 64;

export type SniffedType =
  | PictureType
  | VideoType
  | typeof PDF_TYPE
  | 'image/gif'
  | 'image/avif'
  | 'image/heic';

/** Detects the type from the first bytes. The file name and the declared type are not trusted. */
export function sniff(head: Buffer): SniffedType | null {
  if (head.subarray(0, 3).equals(JPEG)) return 'image/jpeg';
  if (head.subarray(0, 8).equals(PNG)) return 'image/png';
  const text = head.toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^%PDF-\d\.\d/.test(text)) return PDF_TYPE;
  if (head.subarray(0, 4).equals(EBML)) return text.includes('webm') ? 'video/webm' : null;
  const [, brand] = /^....ftyp(....)/s.exec(text) ?? [];
  if (brand !== undefined) return ofBrand(brand);
  // Early QuickTime files have no box that names the type.
  return /^....(moov|mdat|wide)/s.test(text) ? 'video/quicktime' : null;
}

export function isPicture(type: SniffedType): type is PictureType {
  return PICTURE_TYPES.some((known) => known === type);
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

const BRANDS: Readonly<Record<string, SniffedType>> = {
  'qt  ': 'video/quicktime',
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heix: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  hevc: 'image/heic',
  mif1: 'image/heic',
  msf1: 'image/heic',
};

function ofBrand(brand: string): SniffedType | null {
  if (Object.hasOwn(BRANDS, brand)) return BRANDS[brand] ?? null;
  return /^(iso[m2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV|3gp[4-7]|mmp4|XAVC)$/.test(brand) ? 'video/mp4' : null;
}
