import { type UploadClaim, uploadClaim } from '#contract/base/uploads.ts';
import {
  isPictureType,
  isVideoType,
  MEDIA_LIMITS,
  type MediaLimits,
  maxBytes,
  PDF_TYPE,
} from '#domain/base/media.ts';
import { Problem } from '#server/platform/errors.ts';

const MIB = 1024 * 1024;

/** Makes all checks that need no database. */
export function checkClaim(
  metadata: Record<string, string | null>,
  byteSize: number | null,
): { claim: UploadClaim; limits: MediaLimits } {
  const claim = readClaim(metadata);
  const limits = MEDIA_LIMITS[claim.entity_type][claim.role];
  if (limits === undefined) {
    throw new Problem('invalid_input', `A ${claim.entity_type} has no files with the role ${claim.role}.`);
  }
  checkType(claim, limits);
  checkSize(claim, limits, byteSize);
  return { claim, limits };
}

function readClaim(metadata: Record<string, string | null>): UploadClaim {
  const { data, error } = uploadClaim.safeParse(metadata);
  if (data !== undefined) return data;
  const fields = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Problem('invalid_input', `${fields[0]?.path}: ${fields[0]?.message}`, fields);
}

function checkType({ filetype }: UploadClaim, { takes_video, takes_pdf }: MediaLimits): void {
  if (isPictureType(filetype) || (takes_video && isVideoType(filetype))) return;
  if (takes_pdf && filetype === PDF_TYPE) return;
  const films = takes_video ? 'JPG, PNG, WebP, MP4, MOV or WebM' : 'JPG, PNG or WebP';
  const accepted = takes_pdf ? 'JPG, PNG, WebP, MP4, MOV, WebM or PDF' : films;
  throw new Problem('unsupported_content_type', `You can’t upload this type of file here. Use ${accepted}.`);
}

function checkSize({ filetype }: UploadClaim, limits: MediaLimits, byteSize: number | null): void {
  if (byteSize === null) throw new Problem('invalid_input', 'Say how large the file is, in Upload-Length.');
  if (byteSize === 0) throw new Problem('invalid_input', 'This file is empty. Choose another one.');
  const most = maxBytes(limits, filetype);
  if (byteSize <= most) return;
  const kind = isVideoType(filetype) ? 'Videos' : filetype === PDF_TYPE ? 'PDFs' : 'Pictures';
  throw new Problem('body_too_large', `${kind} can be up to ${inWords(most)} here. Make this one smaller.`);
}

function inWords(bytes: number): string {
  return bytes >= 1024 * MIB ? `${bytes / (1024 * MIB)} GB` : `${bytes / MIB} MB`;
}
