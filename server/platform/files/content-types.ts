/** The content types of stored files by file extension. Nothing else has an address; the parts of an export have none. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

export function contentTypeOf(key: string): string {
  const ending = key.slice(key.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(CONTENT_TYPES, ending) ? (CONTENT_TYPES[ending] ?? BYTES) : BYTES;
}

/** Pictures and videos are shown; documents can contain programs, so they are downloaded. */
export function dispositionOf(key: string): string {
  const how = contentTypeOf(key) === 'application/pdf' ? 'attachment' : 'inline';
  return `${how}; filename="${key.slice(key.lastIndexOf('/') + 1)}"`;
}

const BYTES = 'application/octet-stream';
