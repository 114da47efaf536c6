import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { ForgedReport } from '#server/platform/mail/reports/mail-report.ts';
import { requireSecret } from '#server/platform/mail/reports/postmark-secret.ts';
import { type InboundMail, takeInReply } from './commands/take-in-reply.ts';

/** Attachments count, and aren't kept. */
const MOST_BYTES = 2 * 1024 * 1024;

/** The webhook endpoint for replies by email. The secret is checked before the body is read. */
export async function serveInboundMail(app: FastifyInstance, context: Context): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post<{ Params: { provider: string } }>(
    '/api/webhooks/inbound-mail/:provider',
    {
      schema: { hide: true },
      config: { access: 'everyone', rateLimit: false, is_never_shed: true },
      bodyLimit: MOST_BYTES,
      onRequest: async ({ params, headers }) => {
        const { inbound_mail } = context.config;
        if (inbound_mail === null || params.provider !== 'postmark') {
          throw new Problem('not_found', 'There’s nothing at this address.');
        }
        try {
          requireSecret(inbound_mail.postmark_secrets, headers);
        } catch (cause) {
          if (cause instanceof ForgedReport) throw new Problem('access_denied', cause.message);
          throw cause;
        }
      },
    },
    async ({ body }, reply) => {
      await takeInReply(context, readMail(typeof body === 'string' ? body : ''));
      return reply.send({ is_received: true });
    },
  );
}

const address = z.object({ Email: z.string().max(400) });
const addresses = z.array(address).max(100).default([]);

const postmarkMail = z.object({
  MessageID: z.string().min(1).max(400),
  FromFull: address,
  OriginalRecipient: z.string().max(400).default(''),
  ToFull: addresses,
  CcFull: addresses,
  TextBody: z.string().default(''),
  HtmlBody: z.string().default(''),
  Headers: z
    .array(z.object({ Name: z.string(), Value: z.string() }))
    .max(500)
    .default([]),
});

function readMail(body: string): InboundMail {
  let mail: z.output<typeof postmarkMail>;
  try {
    mail = postmarkMail.parse(JSON.parse(body));
  } catch {
    throw new Problem('invalid_input', 'This is no email of Postmark’s.');
  }
  const header = (wanted: string) =>
    mail.Headers.find(({ Name }) => Name.toLowerCase() === wanted)?.Value.trim() ?? '';
  return {
    message_id: header('message-id') || mail.MessageID,
    from: mail.FromFull.Email,
    recipients: [mail.OriginalRecipient, ...[...mail.ToFull, ...mail.CcFull].map(({ Email }) => Email)],
    text: mail.TextBody,
    html: mail.HtmlBody,
    is_automatic:
      !/^(no\b.*)?$/i.test(header('auto-submitted')) || /^(bulk|junk|list)$/i.test(header('precedence')),
  };
}
