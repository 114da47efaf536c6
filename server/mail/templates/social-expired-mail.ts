import { z } from 'zod';
import { HANDLE_MAX_LENGTH, PLATFORM_NAMES, SOCIAL_PLATFORMS } from '#domain/social-platforms.ts';
import { action, heading, note, text } from '../letter.ts';
import { defineMail } from '../template.ts';

export const socialExpiredMail = defineMail({
  name: 'social-expired',
  facts: z.object({ platform: z.enum(SOCIAL_PLATFORMS), handle: z.string().max(2 * HANDLE_MAX_LENGTH) }),
  subject: ({ platform }) => `Connect ${PLATFORM_NAMES[platform]} again`,
  compose: ({ platform, handle }, { config }) => {
    const name = PLATFORM_NAMES[platform];
    return {
      letter: {
        preview: `${name} no longer tells us the numbers of @${handle}.`,
        parts: [
          heading(`Connect ${name} again.`),
          text(
            `The connection to @${handle} ran out or was taken back, so we cannot read its numbers any more. ` +
              'Businesses see the last ones, with their date.',
          ),
          action(`Connect ${name}`, `${config.app_url}/settings#social`),
          note('You took it back on purpose? Then there is nothing to do.'),
        ],
      },
    };
  },
});
