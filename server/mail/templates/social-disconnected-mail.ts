import { z } from 'zod';
import { HANDLE_MAX_LENGTH, PLATFORM_NAMES, SOCIAL_PLATFORMS } from '#domain/social-platforms.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const socialDisconnectedMail = defineMail({
  name: 'social-disconnected',
  facts: z.object({
    platform: z.enum(SOCIAL_PLATFORMS),
    handle: z.string().max(2 * HANDLE_MAX_LENGTH),
    reason: z.string().max(500),
  }),
  subject: ({ platform }) => `We disconnected your ${PLATFORM_NAMES[platform]}`,
  compose: ({ platform, handle, reason }, { config }) => ({
    letter: {
      preview: `@${handle} counts as not proven until you connect it again.`,
      parts: [
        heading(`We disconnected ${PLATFORM_NAMES[platform]}.`),
        text(reason),
        text(`@${handle} counts as not proven until you connect it again or put a code into your bio.`),
        action('See your accounts', `${config.app_url}/settings#social`),
        note(`Something is wrong here? Write to ${config.contact_email}.`),
      ],
    },
  }),
});
