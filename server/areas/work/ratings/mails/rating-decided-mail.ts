import { z } from 'zod';
import { REPORT_DECISIONS } from '#domain/work/ratings.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

export const ratingDecidedMail = defineMail({
  name: 'rating-decided',
  facts: z.object({
    decision: z.enum(REPORT_DECISIONS),
    words: z.string(),
    headline: z.string(),
    href: z.string(),
  }),
  subject: ({ headline }) => headline,
  compose: ({ decision, words, headline, href }, { config }) => ({
    letter: {
      preview: WHAT_HAPPENED[decision],
      parts: [
        heading(`${headline}.`),
        text(WHAT_HAPPENED[decision]),
        text(`What we’d like you to know: ${words}`),
        action('Open Bizmeet', `${config.app_url}${href}`),
      ],
    },
  }),
});

const WHAT_HAPPENED = {
  keep: 'Someone reported this review. We read it, and it stays where it is.',
  hide: 'Someone reported this review. We read it and hid it. It no longer counts toward the rating.',
} as const;
