import { createVerify, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { ForgedReport, UnreadableReport } from './mail-report.ts';
import type { SnsWeb } from './sns-web.ts';

/** A message that Amazon SNS posts to its subscribers. */
const snsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string().min(1).max(200),
  TopicArn: z.string().max(300),
  Subject: z.string().max(1_000).optional(),
  Message: z.string(),
  Timestamp: z.string().max(50),
  Token: z.string().max(1_000).optional(),
  SubscribeURL: z.string().max(2_000).optional(),
  SignatureVersion: z.string().max(10),
  Signature: z.string().max(2_000),
  SigningCertURL: z.string().max(500),
});
export type SnsMessage = z.output<typeof snsMessage>;

const SIGNED_FIELDS: Record<SnsMessage['Type'], readonly (keyof SnsMessage)[]> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
};

/**
 * Reads a message of this topic that Amazon signed. Everybody with an account there has messages signed by the same
 * key, so the topic is checked first, and no address is asked for that the topic's region doesn't imply.
 */
export async function readSnsMessage(
  { topicArn, web, now }: { topicArn: string; web: SnsWeb; now: Date },
  body: string,
): Promise<SnsMessage> {
  const message = parse(body);
  if (message.TopicArn !== topicArn) throw new ForgedReport('The topic isn’t ours.');
  if (message.SignatureVersion !== '2') throw new ForgedReport('The topic must sign with SHA-256.');
  if (!isCertificateUrl(message.SigningCertURL, topicArn)) {
    throw new ForgedReport('The certificate isn’t Amazon’s.');
  }
  const certificate = readCertificate(await web.readCertificate(message.SigningCertURL), now);
  const verify = createVerify('sha256').update(signedText(message));
  if (!verify.verify(certificate.publicKey, message.Signature, 'base64')) {
    throw new ForgedReport('The signature doesn’t match.');
  }
  return message;
}

export function signedText(message: SnsMessage): string {
  return SIGNED_FIELDS[message.Type]
    .filter((field) => message[field] !== undefined)
    .map((field) => `${field}\n${message[field]}\n`)
    .join('');
}

/** `arn:aws:sns:us-east-1:…` is served by sns.us-east-1.amazonaws.com. */
export function snsHostOf(topicArn: string): string {
  const [, partition, , region] = topicArn.split(':');
  return `sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}`;
}

function isCertificateUrl(text: string, topicArn: string): boolean {
  return (
    text.startsWith(`https://${snsHostOf(topicArn)}/`) &&
    /^\/SimpleNotificationService-[0-9a-f]{8,64}\.pem$/.test(
      text.slice(`https://${snsHostOf(topicArn)}`.length),
    )
  );
}

function readCertificate(pem: string, now: Date): X509Certificate {
  const certificate = new X509Certificate(pem);
  if (now < new Date(certificate.validFrom) || now > new Date(certificate.validTo)) {
    throw new ForgedReport('The certificate isn’t valid today.');
  }
  return certificate;
}

function parse(body: string): SnsMessage {
  try {
    return snsMessage.parse(JSON.parse(body));
  } catch {
    throw new ForgedReport('This is no message of Amazon SNS.');
  }
}

/** The content of a message is JSON in a string. */
export function contentOf<T>({ Message }: SnsMessage, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(Message));
  } catch {
    throw new UnreadableReport('This is no report of Amazon SES.');
  }
}
