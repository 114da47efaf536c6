import type { MailTemplate } from '../template.ts';
import { accountDeletedMail } from './account-deleted-mail.ts';
import { accountSuspendedMail } from './account-suspended-mail.ts';
import { applicationApprovedMail } from './application-approved-mail.ts';
import { applicationChangesMail } from './application-changes-mail.ts';
import { applicationReceivedMail } from './application-received-mail.ts';
import { applicationRejectedMail } from './application-rejected-mail.ts';
import { businessHandedOverMail } from './business-handed-over-mail.ts';
import { businessInvitationMail } from './business-invitation-mail.ts';
import { confirmEmailChangeMail } from './confirm-email-change-mail.ts';
import { creatorReinstatedMail } from './creator-reinstated-mail.ts';
import { creatorSuspendedMail } from './creator-suspended-mail.ts';
import { emailChangedMail } from './email-changed-mail.ts';
import { memberRemovedMail } from './member-removed-mail.ts';
import { moneyPaidInMail } from './money-paid-in-mail.ts';
import { moneyRefundedMail } from './money-refunded-mail.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { paymentFailedMail } from './payment-failed-mail.ts';
import { resetPasswordMail } from './reset-password-mail.ts';
import { reviewLateMail } from './review-late-mail.ts';
import { shopOpenMail } from './shop-open-mail.ts';
import { signInLinkMail } from './sign-in-link-mail.ts';
import { socialDisconnectedMail } from './social-disconnected-mail.ts';
import { socialExpiredMail } from './social-expired-mail.ts';
import { verifyEmailMail } from './verify-email-mail.ts';
import { verifyNewEmailMail } from './verify-new-email-mail.ts';
import { waitingListMail } from './waiting-list-mail.ts';
import { welcomeBusinessMail } from './welcome-business-mail.ts';
import { welcomeCreatorMail } from './welcome-creator-mail.ts';

export const MAIL_TEMPLATES: readonly MailTemplate[] = [
  accountDeletedMail,
  accountSuspendedMail,
  businessHandedOverMail,
  businessInvitationMail,
  applicationApprovedMail,
  applicationChangesMail,
  applicationReceivedMail,
  applicationRejectedMail,
  creatorReinstatedMail,
  creatorSuspendedMail,
  reviewLateMail,
  confirmEmailChangeMail,
  emailChangedMail,
  memberRemovedMail,
  moneyPaidInMail,
  moneyRefundedMail,
  passwordChangedMail,
  paymentFailedMail,
  resetPasswordMail,
  shopOpenMail,
  signInLinkMail,
  socialDisconnectedMail,
  socialExpiredMail,
  verifyEmailMail,
  verifyNewEmailMail,
  waitingListMail,
  welcomeBusinessMail,
  welcomeCreatorMail,
];
