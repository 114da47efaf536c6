import { z } from 'zod';
import { WAITING_KINDS } from '#domain/admin/overview.ts';
import { headline, WAITING_TITLES } from '#domain/admin/waiting.ts';
import { formatCount } from '#domain/format/count.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

const count = z.number().int();

export const morningSummaryMail = defineMail({
  name: 'morning-summary',
  facts: z.object({
    waiting: z
      .array(z.object({ kind: z.enum(WAITING_KINDS), count }))
      .min(1)
      .max(WAITING_KINDS.length),
    applicants: z.object({ overdue: count, due_soon: count }),
  }),
  subject: (facts) => headline(facts).replace(/\.$/, ''),
  compose: (facts, { config }) => {
    const queues = facts.waiting.map(
      ({ kind, count: things }) => `${WAITING_TITLES[kind]}: ${formatCount(things)}`,
    );
    return {
      letter: {
        preview: queues.join(', '),
        parts: [
          heading('Good morning.'),
          text(headline(facts)),
          ...queues.map((queue) => text(queue)),
          action('Open overview', `${config.app_url}/admin`),
        ],
      },
    };
  },
});
