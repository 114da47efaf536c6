/**
 * The Message-ID of an email, known before it is sent, so that a report about it is recognized however early it comes.
 * Sending again after a lost answer keeps it, and mail programs then show the email once.
 */
export function messageIdOf(sender: string, emailEventId: string): string {
  const domain = /@([a-z0-9.-]+)/i.exec(sender)?.[1] ?? 'localhost';
  return `<${emailEventId}@${domain}>`;
}
