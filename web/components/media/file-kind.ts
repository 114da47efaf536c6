import { PDF_TYPE } from '#domain/base/media.ts';

/** By file extension, because the system often doesn't know the type of HEIC and MOV files. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  pdf: PDF_TYPE,
};

export const ACCEPTS_PICTURES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';
export const ACCEPTS_VIDEOS = 'video/mp4,video/quicktime,video/webm,.mov';
export const ACCEPTS_ALL = `${ACCEPTS_PICTURES},${ACCEPTS_VIDEOS}`;

export const ACCEPTS_PDF = `${PDF_TYPE},.pdf`;

export function typeOf(file: Pick<File, 'name' | 'type'>): string {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  const known = Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
  return file.type || known || 'application/octet-stream';
}

export function isHeic(type: string): boolean {
  return type === 'image/heic' || type === 'image/heif';
}

export function kindOf(type: string): 'picture' | 'video' | 'document' {
  if (type === PDF_TYPE) return 'document';
  return type.startsWith('video/') ? 'video' : 'picture';
}
