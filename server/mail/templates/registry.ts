import type { MailTemplate } from '../template.ts';
import { accountDeletedMail } from './account-deleted-mail.ts';
import { accountSuspendedMail } from './account-suspended-mail.ts';
import { applicantLeftMail } from './applicant-left-mail.ts';
import { applicationApprovedMail } from './application-approved-mail.ts';
import { applicationChangesMail } from './application-changes-mail.ts';
import { applicationReceivedMail } from './application-received-mail.ts';
import { applicationRejectedMail } from './application-rejected-mail.ts';
import { applicationSummaryMail } from './application-summary-mail.ts';
import { booksFaultMail } from './books-fault-mail.ts';
import { briefChangedMail } from './brief-changed-mail.ts';
import { businessHandedOverMail } from './business-handed-over-mail.ts';
import { businessInvitationMail } from './business-invitation-mail.ts';
import { campaignTurnedMail } from './campaign-turned-mail.ts';
import { chargebackMail } from './chargeback-mail.ts';
import { confirmEmailChangeMail } from './confirm-email-change-mail.ts';
import { counterOfferedMail } from './counter-offered-mail.ts';
import { creatorInvitedMail } from './creator-invited-mail.ts';
import { creatorReinstatedMail } from './creator-reinstated-mail.ts';
import { creatorSuspendedMail } from './creator-suspended-mail.ts';
import { disputeTurnedMail } from './dispute-turned-mail.ts';
import { emailChangedMail } from './email-changed-mail.ts';
import { memberRemovedMail } from './member-removed-mail.ts';
import { messagesWaitingMail } from './messages-waiting-mail.ts';
import { moneyPaidInMail } from './money-paid-in-mail.ts';
import { moneyRefundedMail } from './money-refunded-mail.ts';
import { moneyReleasedMail } from './money-released-mail.ts';
import { newApplicantMail } from './new-applicant-mail.ts';
import { noDecisionMail } from './no-decision-mail.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { paymentFailedMail } from './payment-failed-mail.ts';
import { payoutAccountChangedMail } from './payout-account-changed-mail.ts';
import { payoutFailedMail } from './payout-failed-mail.ts';
import { payoutPaidMail } from './payout-paid-mail.ts';
import { payoutSentMail } from './payout-sent-mail.ts';
import { quoteAskedMail } from './quote-asked-mail.ts';
import { quoteSettledMail } from './quote-settled-mail.ts';
import { refundReturnedMail } from './refund-returned-mail.ts';
import { resetPasswordMail } from './reset-password-mail.ts';
import { reviewLateMail } from './review-late-mail.ts';
import { savedSearchMail } from './saved-search-mail.ts';
import { shopOpenMail } from './shop-open-mail.ts';
import { signInLinkMail } from './sign-in-link-mail.ts';
import { socialDisconnectedMail } from './social-disconnected-mail.ts';
import { socialExpiredMail } from './social-expired-mail.ts';
import { spotGivenMail } from './spot-given-mail.ts';
import { spotRefusedMail } from './spot-refused-mail.ts';
import { verifyEmailMail } from './verify-email-mail.ts';
import { verifyNewEmailMail } from './verify-new-email-mail.ts';
import { waitingListMail } from './waiting-list-mail.ts';
import { welcomeBusinessMail } from './welcome-business-mail.ts';
import { welcomeCreatorMail } from './welcome-creator-mail.ts';
import { workReviewedMail } from './work-reviewed-mail.ts';
import { workTurnedMail } from './work-turned-mail.ts';

export const MAIL_TEMPLATES: readonly MailTemplate[] = [
  applicantLeftMail,
  creatorInvitedMail,
  applicationSummaryMail,
  newApplicantMail,
  noDecisionMail,
  spotGivenMail,
  spotRefusedMail,
  accountDeletedMail,
  accountSuspendedMail,
  booksFaultMail,
  briefChangedMail,
  businessHandedOverMail,
  businessInvitationMail,
  applicationApprovedMail,
  applicationChangesMail,
  applicationReceivedMail,
  applicationRejectedMail,
  counterOfferedMail,
  creatorReinstatedMail,
  creatorSuspendedMail,
  reviewLateMail,
  campaignTurnedMail,
  chargebackMail,
  confirmEmailChangeMail,
  disputeTurnedMail,
  emailChangedMail,
  memberRemovedMail,
  messagesWaitingMail,
  moneyPaidInMail,
  moneyRefundedMail,
  moneyReleasedMail,
  passwordChangedMail,
  paymentFailedMail,
  payoutAccountChangedMail,
  payoutFailedMail,
  payoutPaidMail,
  payoutSentMail,
  quoteAskedMail,
  quoteSettledMail,
  refundReturnedMail,
  resetPasswordMail,
  savedSearchMail,
  shopOpenMail,
  signInLinkMail,
  socialDisconnectedMail,
  socialExpiredMail,
  verifyEmailMail,
  verifyNewEmailMail,
  waitingListMail,
  welcomeBusinessMail,
  welcomeCreatorMail,
  workReviewedMail,
  workTurnedMail,
];
