import { z } from 'zod';
import { HANDLE_MAX_LENGTH, PLATFORM_NAMES, SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const socialDisconnectedMail = defineMail({
  name: 'social-disconnected',
  facts: z.object({
    platform: z.enum(SOCIAL_PLATFORMS),
    handle: z.string().max(2 * HANDLE_MAX_LENGTH),
    reason: z.string().max(500),
  }),
  subject: ({ platform }) => `We disconnected your ${PLATFORM_NAMES[platform]} account`,
  compose: ({ platform, handle, reason }, { config }) => ({
    letter: {
      preview: `@${handle} isn’t verified until you reconnect it.`,
      parts: [
        heading(`We disconnected your ${PLATFORM_NAMES[platform]} account.`),
        text(reason),
        text(`@${handle} isn’t verified until you reconnect it or add a code to your bio.`),
        action('See accounts', `${config.app_url}/settings#social`),
        note(`Think this is a mistake? Write to ${config.contact_email}.`),
      ],
    },
  }),
});
