import type { MailTemplate } from '../template.ts';
import { accountDeletedMail } from './account-deleted-mail.ts';
import { accountSuspendedMail } from './account-suspended-mail.ts';
import { confirmEmailChangeMail } from './confirm-email-change-mail.ts';
import { emailChangedMail } from './email-changed-mail.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { resetPasswordMail } from './reset-password-mail.ts';
import { signInLinkMail } from './sign-in-link-mail.ts';
import { verifyEmailMail } from './verify-email-mail.ts';
import { verifyNewEmailMail } from './verify-new-email-mail.ts';
import { waitingListMail } from './waiting-list-mail.ts';
import { welcomeBusinessMail } from './welcome-business-mail.ts';
import { welcomeCreatorMail } from './welcome-creator-mail.ts';

export const MAIL_TEMPLATES: readonly MailTemplate[] = [
  accountDeletedMail,
  accountSuspendedMail,
  confirmEmailChangeMail,
  emailChangedMail,
  passwordChangedMail,
  resetPasswordMail,
  signInLinkMail,
  verifyEmailMail,
  verifyNewEmailMail,
  waitingListMail,
  welcomeBusinessMail,
  welcomeCreatorMail,
];
