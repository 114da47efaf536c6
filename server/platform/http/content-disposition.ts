import { sanitizeFileName } from '#domain/format/file-name.ts';

/** Saves the answer under this name: as it is for today's browsers, folded to ASCII for older programs (RFC 6266). */
export function attachment(name: string): string {
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${sanitizeFileName(name)}"; filename*=UTF-8''${exact}`;
}
