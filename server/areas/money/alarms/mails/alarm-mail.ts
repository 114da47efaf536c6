import { z } from 'zod';
import { ALARM_KINDS, ALARM_WORDS } from '#domain/money/alarms.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

/** Tells admins about a fault before it costs money. */
export const alarmMail = defineMail({
  name: 'alarm',
  facts: z.object({ kind: z.enum(ALARM_KINDS), detail: z.string().max(300) }),
  subject: ({ kind }) => ALARM_WORDS[kind].title,
  compose: ({ kind, detail }, { config }) => {
    const { title, advice, path, action: label } = ALARM_WORDS[kind];
    return {
      letter: {
        preview: detail,
        parts: [
          heading(`${title}.`),
          text(detail),
          text(advice),
          text('We’ll remind you every three days until it’s resolved.'),
          action(label, `${config.app_url}${path}`),
        ],
      },
    };
  },
});
