import type { MailTemplate } from '../template.ts';
import { waitingListMail } from './waiting-list-mail.ts';

export const MAIL_TEMPLATES: readonly MailTemplate[] = [waitingListMail];
