import { z } from 'zod';
import { ENTITY_TYPES, MEDIA_ROLES } from '#domain/base/media.ts';

/** An upload declares this before its first byte, as tus metadata. The server checks all of it. */
export const uploadClaim = z.object({
  entity_type: z.enum(ENTITY_TYPES),
  entity_id: z.uuid(),
  role: z.enum(MEDIA_ROLES),
  filename: z.string().trim().min(1).max(255),
  filetype: z.string().min(1).max(100),
});
export type UploadClaim = z.infer<typeof uploadClaim>;
