import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/errors.ts';
import { applyReport } from '#server/platform/mail/apply-report.ts';
import {
  ForgedReport,
  type IncomingReport,
  type MailReport,
  type ReportReader,
  UnreadableReport,
} from '#server/platform/mail/reports/mail-report.ts';
import { reportReaders } from '#server/platform/mail/reports/report-readers.ts';
import { openSnsWeb, type SnsWeb } from '#server/platform/mail/reports/sns-web.ts';

/**
 * The webhook endpoint for mail providers, which report what became of an email. Signatures cover the raw bytes, so the
 * body is read as text.
 */
export async function serveMailWebhooks(
  app: FastifyInstance,
  context: Context,
  web: SnsWeb = openSnsWeb(),
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const readers = reportReaders(context.config, web, context.now);

  app.post<{ Params: { provider: string } }>(
    '/api/webhooks/mail/:provider',
    { schema: { hide: true }, config: { access: 'everyone', rateLimit: false, is_never_shed: true } },
    async ({ params, body, headers }, reply) => {
      const reader = readers.get(params.provider);
      if (reader === undefined) throw new Problem('not_found', 'There’s nothing at this address.');
      const reports = await read(reader, { body: typeof body === 'string' ? body : '', headers });
      for (const report of reports) await applyReport(context, report);
      return reply.send({ is_received: true });
    },
  );
}

async function read(reader: ReportReader, incoming: IncomingReport): Promise<MailReport[]> {
  try {
    return await reader(incoming);
  } catch (cause) {
    if (cause instanceof ForgedReport) throw new Problem('access_denied', cause.message);
    if (cause instanceof UnreadableReport) throw new Problem('invalid_input', cause.message);
    throw cause;
  }
}
