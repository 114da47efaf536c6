import { cleanDetail, type MailReport, readMessageId, UnreadableReport } from './mail-report.ts';

/** A report has three parts; those with attachments are not ours to read. */
const MOST_PARTS = 8;
const MOST_HEADERS = 200;
const MOST_RECIPIENTS = 10;

type Fields = ReadonlyMap<string, string>;

/**
 * Reads a `multipart/report`: how an email was delivered (RFC 3464) or that its reader complained (RFC 5965). The email
 * it is about is the last part, whole or only its headers.
 */
export function readReportMessage(message: string): MailReport[] {
  const { fields, rest } = splitHeaders(message.replaceAll('\r\n', '\n'));
  const type = fields.get('content-type') ?? '';
  const boundary = /\bboundary=(?:"([^"\n]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  if (!/^multipart\/report\b/i.test(type) || boundary === null) {
    throw new UnreadableReport('This is no multipart/report.');
  }
  const parts = splitParts(rest, boundary[1] ?? boundary[2] ?? '');
  const message_id = readMessageId(originalOf(parts)?.get('message-id'));
  if (message_id === null) return [];
  const status = parts.find(({ type: own }) => own.startsWith('message/delivery-status'));
  const feedback = parts.find(({ type: own }) => own.startsWith('message/feedback-report'));
  const about = status ? deliveryOf(status.rest) : feedback && complaintOf(feedback.rest);
  return about ? [{ message_id, ...about }] : [];
}

interface Part {
  type: string;
  rest: string;
}

function splitParts(body: string, boundary: string): Part[] {
  const pieces = `\n${body}`.split(`\n--${boundary}`, MOST_PARTS + 1).slice(1);
  return pieces
    .filter((piece) => !piece.startsWith('--'))
    .map((piece) => {
      const { fields, rest } = splitHeaders(piece.slice(piece.indexOf('\n') + 1));
      return { type: (fields.get('content-type') ?? 'text/plain').trim().toLowerCase(), rest };
    });
}

function originalOf(parts: readonly Part[]): Fields | undefined {
  const original = parts.find(({ type }) => /^(message\/rfc822|text\/rfc822-headers)\b/.test(type));
  return original && splitHeaders(original.rest.trimStart()).fields;
}

/** One group of fields for the message, then one for each recipient. Ours have one recipient. */
function deliveryOf(text: string): Omit<MailReport, 'message_id'> | null {
  const groups = text
    .trim()
    .split(/\n[ \t]*\n/, MOST_RECIPIENTS + 1)
    .map((group) => readFields(group));
  const recipient = groups.find((group) => group.has('action'));
  const status = recipient?.get('status') ?? '';
  switch (recipient?.get('action')?.toLowerCase()) {
    case 'delivered':
      return { kind: 'delivered', is_permanent: false, detail: null };
    case 'failed':
      return {
        kind: 'bounced',
        is_permanent: isPermanent(status),
        detail: cleanDetail(recipient.get('diagnostic-code') ?? status),
      };
    default:
      return null;
  }
}

/**
 * 5.1.x says that there is no such address, 5.2.1 that it is closed, 5.0.0 no more than that it failed for good. A full
 * mailbox (5.2.2) and what a server thinks of the content or of us (5.3 to 5.7) is no reason to give the address up.
 */
function isPermanent(status: string): boolean {
  return /^5\.(1\.\d{1,3}|2\.1|0\.0)\b/.test(status.trim());
}

function complaintOf(text: string): Omit<MailReport, 'message_id'> | null {
  const kind = readFields(text.trim()).get('feedback-type')?.toLowerCase();
  return kind === undefined || kind === 'not-spam'
    ? null
    : { kind: 'complained', is_permanent: false, detail: cleanDetail(kind) };
}

function splitHeaders(text: string): { fields: Fields; rest: string } {
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n');
  if (end === -1) return { fields: readFields(text), rest: '' };
  return { fields: readFields(text.slice(0, end)), rest: text.slice(end).replace(/^\n{1,2}/, '') };
}

/** Lines that begin with white space continue the one before. The first of two fields with one name counts. */
function readFields(text: string): Fields {
  const fields = new Map<string, string>();
  let last: string | null = null;
  for (const line of text.split('\n', MOST_HEADERS)) {
    if (/^[ \t]/.test(line)) {
      if (last !== null) fields.set(last, `${fields.get(last)} ${line.trim()}`.slice(0, 4_000));
      continue;
    }
    const [, name, value = ''] = /^([!-9;-~]{1,100}):(.*)$/.exec(line) ?? [];
    last = name === undefined || fields.has(name.toLowerCase()) ? null : name.toLowerCase();
    if (last !== null) fields.set(last, value.trim().slice(0, 4_000));
  }
  return fields;
}
