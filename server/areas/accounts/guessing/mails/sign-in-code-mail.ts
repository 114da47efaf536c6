import { z } from 'zod';
import { DEVICE_CODE_MINUTES } from '#domain/accounts/limits.ts';
import { heading, note, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';
import { mintDeviceCode } from '../device-code.ts';

export const signInCodeMail = defineMail({
  name: 'sign-in-code',
  is_always_sent: true,
  facts: z.object({ user_id: z.uuid() }),
  subject: () => 'Your Bizmeet sign-in code',
  compose: async ({ user_id }, context, email) => ({
    letter: {
      preview: 'Enter it where you’re signing in.',
      parts: [
        heading(await mintDeviceCode(context, { user_id, email })),
        text(
          'Enter this code where you’re signing in. It confirms that the browser is yours. You still need your password.',
        ),
        note(
          `The code works once, for ${DEVICE_CODE_MINUTES} minutes. We’ll never ask for it by phone or message. Not you? Ignore this email: the code doesn’t work without your password.`,
        ),
      ],
    },
  }),
});
