import { z } from 'zod';
import { APPEAL_DAYS, DECISIONS_PATH } from '#domain/admin/reports.ts';
import { action as button, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

const facts = z.object({
  action: z.enum(['hide_message', 'hide_campaign', 'hide_media_file', 'warn']),
  words: z.string(),
});
export type DecisionFacts = z.infer<typeof facts>;

/** Suspensions have a mail of their own. */
export const reportDecidedMail = defineMail({
  name: 'report-decided',
  facts,
  subject: ({ action }) => WORDS[action].subject,
  compose: ({ action, words }, { config }) => ({
    letter: {
      preview: 'The reason, and how to appeal.',
      parts: [
        heading(`${WORDS[action].subject}.`),
        text(WORDS[action].meaning),
        text(words),
        text(`Disagree? You can appeal once within ${APPEAL_DAYS} days. A person reads every appeal.`),
        button('Read the decision', `${config.app_url}${DECISIONS_PATH}`),
      ],
    },
  }),
});

const WORDS: Record<DecisionFacts['action'], { subject: string; meaning: string }> = {
  hide_message: {
    subject: 'We removed a message you sent',
    meaning: 'Neither side can read it anymore. Your conversation is still open.',
  },
  hide_campaign: {
    subject: 'We paused your campaign after a review',
    meaning: 'It isn’t listed, and nobody can apply. Work that’s already agreed continues.',
  },
  hide_media_file: {
    subject: 'We removed a picture or video of yours',
    meaning: 'Nobody else can see it anymore.',
  },
  warn: {
    subject: 'A warning about your Bizmeet account',
    meaning: 'Nothing changes for now. If it happens again, we may suspend your account.',
  },
};
