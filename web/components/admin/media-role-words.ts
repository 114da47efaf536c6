import type { MediaRole } from '#domain/base/media.ts';

export const MEDIA_ROLE_WORDS: Record<MediaRole, string> = {
  avatar: 'Profile photo',
  logo: 'Logo',
  hero: 'Cover',
  gallery: 'Gallery',
  portfolio: 'Portfolio',
  submission: 'Draft',
  attachment: 'Attachment',
};
