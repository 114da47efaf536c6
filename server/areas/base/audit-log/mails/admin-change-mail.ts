import { z } from 'zod';
import { formatCents } from '#domain/format/money.ts';
import { action, heading, text } from '#server/platform/mail/letter.ts';
import { defineMail } from '#server/platform/mail/template.ts';

const facts = z.object({
  kind: z.enum(['new_admin', 'setting', 'taxes', 'approval']),
  actor: z.string(),
  /** The account, the setting or the action. */
  what: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
  amount_cents: z.number().int().optional(),
  reason: z.string(),
});
export type AdminChange = z.infer<typeof facts>;

const PATHS = {
  new_admin: '/admin/admins',
  setting: '/admin/utilities',
  taxes: '/admin/taxes',
  approval: '/admin/approvals',
} as const;

/** Goes to every admin when an admin gets a role, a setting changes, or a second admin is needed. */
export const adminChangeMail = defineMail({
  name: 'admin-change',
  reason: { why: 'You’re getting this email because you’re an admin of Bizmeet.' },
  facts,
  subject: subjectOf,
  compose: (change, { config }) => ({
    letter: {
      preview: subjectOf(change),
      parts: [
        heading(`${subjectOf(change)}.`),
        text(sentenceOf(change)),
        text(`Reason: ${change.reason}`),
        text(
          change.kind === 'approval'
            ? 'Nothing happens until a second admin approves it.'
            : 'Every admin who can see this gets this email. If it looks wrong, check it now.',
        ),
        action('Open Bizmeet', `${config.app_url}${PATHS[change.kind]}`),
      ],
    },
  }),
});

function subjectOf({ kind, what, after, amount_cents = 0 }: AdminChange): string {
  if (kind === 'new_admin') return `${what} is now an admin: ${after}`.slice(0, 120);
  if (kind === 'setting' || kind === 'taxes') return `${what} was changed`.slice(0, 120);
  return `${formatCents(amount_cents)} needs a second admin`;
}

function sentenceOf({ kind, actor, what, before, after }: AdminChange): string {
  if (kind === 'new_admin') return `${actor} gave ${what} the admin role “${after}”.`;
  if (kind === 'taxes') return `${actor} changed ${what.toLowerCase()} from “${before}” to “${after}”.`;
  if (kind === 'setting') return `${actor} changed “${what}” from ${before} to ${after}.`;
  return `${actor} asked to ${what.replaceAll('_', ' ')}.`;
}
