import { sendLink } from '../features/account-links/send-link.ts';
import { sweepLinks } from '../features/account-links/sweep-links.ts';
import { mailApplicationSummary } from '../features/applications/mail-application-summary.ts';
import { settleDecision } from '../features/applications/settle-decision.ts';
import { closeDueCampaigns } from '../features/campaigns/close-due-campaigns.ts';
import { endPicks } from '../features/campaigns/end-picks.ts';
import { remindBusinesses } from '../features/campaigns/remind-businesses.ts';
import { passDueWork } from '../features/collaborations/pass-due-work.ts';
import { remindAboutWork } from '../features/collaborations/remind-about-work.ts';
import { mailUnreadMessages } from '../features/conversations/mail-unread-messages.ts';
import { checkLink } from '../features/creators/check-link.ts';
import { tellOfLateReviews } from '../features/creators/tell-of-late-reviews.ts';
import { moveDisputesOn } from '../features/disputes/dispute-clock.ts';
import { clearEarnings } from '../features/earnings/clear-earnings.ts';
import { enrichBusiness } from '../features/enrichments/enrich-business.ts';
import { endCheckout } from '../features/fundings/close-checkouts.ts';
import { reconcilePayments } from '../features/fundings/reconcile-payments.ts';
import { payDifferenceBack } from '../features/fundings/return-difference.ts';
import { sendRefund } from '../features/fundings/send-refund.ts';
import { sweepInvitations } from '../features/invitations/sweep-invitations.ts';
import { checkLedgerNightly } from '../features/ledger-checks/check-ledger-nightly.ts';
import { runCheck } from '../features/ledger-checks/run-check.ts';
import { sweepMedia } from '../features/media/sweep-media.ts';
import { sweepOrphansJob } from '../features/media/sweep-orphans.ts';
import { sweepNotices } from '../features/notices/sweep-notices.ts';
import { countDays } from '../features/overview/count-days.ts';
import { makeWeeklyPayouts } from '../features/payouts/make-weekly-payouts.ts';
import { reconcilePayouts } from '../features/payouts/reconcile-payouts.ts';
import { sendPayout } from '../features/payouts/send-payout.ts';
import { sendPayouts } from '../features/payouts/send-payouts.ts';
import { expireQuotes } from '../features/quotes/expire-quotes.ts';
import { openReviews } from '../features/reviews/open-reviews.ts';
import { mailNewMatches } from '../features/saved-searches/mail-new-matches.ts';
import { sweepUnverified } from '../features/sign-up/sweep-unverified.ts';
import { sweepSocial } from '../features/social-accounts/sweep-social.ts';
import { syncDue } from '../features/social-accounts/sync-due.ts';
import { sweepUploads } from '../features/uploads/sweep-uploads.ts';
import { takeInMedia } from '../features/uploads/take-in-media.ts';
import { applyWebhook } from '../features/webhooks/apply-webhook.ts';
import { sweepIdempotencyKeys } from '../http/idempotency.ts';
import { sweepRateLimits } from '../http/rate-limits.ts';
import { sendMail } from '../mail/send-mail.ts';
import { openSandboxChargeback } from '../payments/sandbox-chargebacks.ts';
import { clearSandboxCheckout } from '../payments/sandbox-checkouts.ts';
import { deliverSandboxEvent } from '../payments/sandbox-events.ts';
import { clearSandboxPayee } from '../payments/sandbox-payee-page.ts';
import { clearSandboxPayout } from '../payments/sandbox-payouts.ts';
import { returnSandboxRefund } from '../payments/sandbox-refunds.ts';
import { drawDemoPictures } from '../seed/demo/draw-pictures.ts';
import type { Job } from './job.ts';

/** Every job there is. */
export const JOBS: readonly Job[] = [
  applyWebhook,
  checkLedgerNightly,
  checkLink,
  clearEarnings,
  runCheck,
  clearSandboxCheckout,
  clearSandboxPayee,
  clearSandboxPayout,
  returnSandboxRefund,
  deliverSandboxEvent,
  drawDemoPictures,
  endCheckout,
  enrichBusiness,
  makeWeeklyPayouts,
  openSandboxChargeback,
  payDifferenceBack,
  reconcilePayments,
  passDueWork,
  remindAboutWork,
  reconcilePayouts,
  remindBusinesses,
  moveDisputesOn,
  expireQuotes,
  mailApplicationSummary,
  openReviews,
  mailNewMatches,
  mailUnreadMessages,
  sendLink,
  sendMail,
  sendPayout,
  sendPayouts,
  sendRefund,
  sweepIdempotencyKeys,
  countDays,
  closeDueCampaigns,
  endPicks,
  settleDecision,
  sweepInvitations,
  sweepLinks,
  sweepMedia,
  sweepNotices,
  sweepOrphansJob,
  sweepRateLimits,
  sweepSocial,
  sweepUnverified,
  sweepUploads,
  syncDue,
  takeInMedia,
  tellOfLateReviews,
];
