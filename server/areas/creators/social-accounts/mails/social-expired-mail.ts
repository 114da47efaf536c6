import { z } from 'zod';
import { HANDLE_MAX_LENGTH, PLATFORM_NAMES, SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { action, heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const socialExpiredMail = defineMail({
  name: 'social-expired',
  facts: z.object({ platform: z.enum(SOCIAL_PLATFORMS), handle: z.string().max(2 * HANDLE_MAX_LENGTH) }),
  subject: ({ platform }) => `Reconnect ${PLATFORM_NAMES[platform]}`,
  compose: ({ platform, handle }, { config }) => {
    const name = PLATFORM_NAMES[platform];
    return {
      letter: {
        preview: `We can’t read the numbers of @${handle} anymore.`,
        parts: [
          heading(`Reconnect ${name}.`),
          text(
            `The connection to @${handle} expired or was removed, so we can’t update its numbers. ` +
              'Businesses still see the last numbers, with their date.',
          ),
          action(`Reconnect ${name}`, `${config.app_url}/settings#social`),
          note('Removed it on purpose? Then there’s nothing to do.'),
        ],
      },
    };
  },
});
