import { moveAnnouncements } from '#server/areas/accounts/announcements/jobs/move-announcements.ts';
import { resetDueFactors } from '#server/areas/accounts/factors/jobs/reset-due-factors.ts';
import { sweepFactors } from '#server/areas/accounts/factors/jobs/sweep-factors.ts';
import { sendDeviceCode } from '#server/areas/accounts/guessing/jobs/send-device-code.ts';
import { sweepGuesses } from '#server/areas/accounts/guessing/jobs/sweep-guesses.ts';
import { mailAttempts } from '#server/areas/accounts/guessing/jobs/warn-of-guesses.ts';
import { sendLink } from '#server/areas/accounts/links/jobs/send-link.ts';
import { sweepLinks } from '#server/areas/accounts/links/jobs/sweep-links.ts';
import { announceOpeningJob } from '#server/areas/accounts/waitlist/jobs/announce-opening.ts';
import { sweepExports } from '#server/areas/admin/exports/jobs/sweep-exports.ts';
import { writeExport } from '#server/areas/admin/exports/jobs/write-export.ts';
import { sumMarketDays } from '#server/areas/admin/market/jobs/sum-market-days.ts';
import { countDays } from '#server/areas/admin/overview/jobs/count-days.ts';
import { mailMorningSummary } from '#server/areas/admin/overview/jobs/mail-morning-summary.ts';
import { copyMediaFile } from '#server/areas/base/media/jobs/copy-media.ts';
import { sweepOrphansJob } from '#server/areas/base/media/jobs/sweep-orphans.ts';
import { sweepNotifications } from '#server/areas/base/notifications/jobs/sweep-notifications.ts';
import { sweepUploads } from '#server/areas/base/uploads/jobs/sweep-uploads.ts';
import { takeInMedia } from '#server/areas/base/uploads/jobs/take-in-media.ts';
import { sweepDeliveries } from '#server/areas/base/webhook-endpoints/jobs/sweep-deliveries.ts';
import { enrichBusiness } from '#server/areas/businesses/enrichments/jobs/enrich-business.ts';
import { sweepInvitations } from '#server/areas/businesses/invitations/jobs/sweep-invitations.ts';
import { closeDueCampaigns } from '#server/areas/campaigns/campaigns/jobs/close-due-campaigns.ts';
import { remindBusinesses } from '#server/areas/campaigns/campaigns/jobs/remind-businesses.ts';
import { mailNewMatches } from '#server/areas/campaigns/saved-searches/jobs/mail-new-matches.ts';
import { refreshDirectory } from '#server/areas/creators/directory/jobs/refresh-directory.ts';
import { checkLink } from '#server/areas/creators/profiles/jobs/check-link.ts';
import { notifyAboutLateVetting } from '#server/areas/creators/profiles/jobs/notify-about-late-vetting.ts';
import { sweepSocial } from '#server/areas/creators/social-accounts/jobs/sweep-social.ts';
import { syncDue } from '#server/areas/creators/social-accounts/jobs/sync-due.ts';
import { mailApplicationSummary } from '#server/areas/hiring/applications/jobs/mail-application-summary.ts';
import { sendInvitations } from '#server/areas/hiring/waiting-invitations/jobs/send-invitations.ts';
import { mailUnreadMessages } from '#server/areas/messages/conversations/jobs/mail-unread-messages.ts';
import { wakeRequests } from '#server/areas/messages/support/jobs/wake-requests.ts';
import { checkAlarms } from '#server/areas/money/alarms/jobs/check-alarms.ts';
import { mailStatements } from '#server/areas/money/business-statements/jobs/mail-statements.ts';
import { clearEarnings } from '#server/areas/money/earnings/jobs/clear-earnings.ts';
import { endCheckout } from '#server/areas/money/fundings/commands/close-checkouts.ts';
import { sendRefund } from '#server/areas/money/fundings/commands/send-refund.ts';
import { closePages } from '#server/areas/money/fundings/jobs/close-pages.ts';
import { reconcilePayments } from '#server/areas/money/fundings/jobs/reconcile-payments.ts';
import { payDifferenceBack } from '#server/areas/money/fundings/jobs/return-difference.ts';
import { checkLedgerNightly } from '#server/areas/money/ledger-checks/jobs/check-ledger-nightly.ts';
import { runCheck } from '#server/areas/money/ledger-checks/jobs/run-check.ts';
import { makeWeeklyPayouts } from '#server/areas/money/payouts/jobs/make-weekly-payouts.ts';
import { reconcilePayouts } from '#server/areas/money/payouts/jobs/reconcile-payouts.ts';
import { sendPayout } from '#server/areas/money/payouts/jobs/send-payout.ts';
import { sendPayouts } from '#server/areas/money/payouts/jobs/send-payouts.ts';
import { readProviderStatement } from '#server/areas/money/provider-balance/jobs/read-statement.ts';
import { eraseOldStatements } from '#server/areas/money/tax-statements/jobs/erase-old-statements.ts';
import { makeTaxStatements } from '#server/areas/money/tax-statements/jobs/make-tax-statements.ts';
import { remindAboutW9s } from '#server/areas/money/tax-statements/jobs/remind-about-w9s.ts';
import { eraseOldW9sJob } from '#server/areas/money/w9s/jobs/erase-old-w9s.ts';
import { applyWebhook } from '#server/areas/money/webhooks/jobs/apply-webhook.ts';
import { sweepWebhooks } from '#server/areas/money/webhooks/jobs/sweep-webhooks.ts';
import { mailReports } from '#server/areas/work/campaign-report/jobs/mail-reports.ts';
import { moveShipments } from '#server/areas/work/collaborations/jobs/move-shipments.ts';
import { passDueWork } from '#server/areas/work/collaborations/jobs/pass-due-work.ts';
import { remindAboutWork } from '#server/areas/work/collaborations/jobs/remind-about-work.ts';
import { eraseOldParties } from '#server/areas/work/contracts/jobs/erase-old-parties.ts';
import { moveDisputesOn } from '#server/areas/work/disputes/jobs/dispute-clock.ts';
import { remindDeciders } from '#server/areas/work/disputes/jobs/remind-deciders.ts';
import { readDuePosts } from '#server/areas/work/post-watches/jobs/read-due-posts.ts';
import { openRatings } from '#server/areas/work/ratings/jobs/open-ratings.ts';
import { settleDecision } from '#server/flows/accept-applicant/settle-decision.ts';
import { closeDueSelections } from '#server/flows/close-selection/close-due-selections.ts';
import { deliverWebhooksJob } from '#server/flows/deliver-webhooks/deliver-due.ts';
import { expireQuotes } from '#server/flows/end-quote/expire-quotes.ts';
import { mailDigests } from '#server/flows/mail-digests/mail-digests.ts';
import { sweepMedia } from '#server/flows/remove-media/sweep-media.ts';
import { sweepUnverified } from '#server/flows/sign-up/sweep-unverified.ts';
import { sweepIdempotencyKeys } from '#server/platform/http/idempotency.ts';
import { sweepRateLimits } from '#server/platform/http/rate-limits.ts';
import './handed-in.ts';
import './mails.ts';
import { detachCard } from '#server/areas/money/saved-cards/detach-card.ts';
import { endStrayCards } from '#server/areas/money/saved-cards/jobs/end-stray-cards.ts';
import { keepCard } from '#server/areas/money/saved-cards/jobs/keep-card.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { openSandboxChargeback } from '#server/platform/payments/sandbox-chargebacks.ts';
import { clearSandboxCheckout } from '#server/platform/payments/sandbox-checkouts.ts';
import { deliverSandboxEvent } from '#server/platform/payments/sandbox-events.ts';
import { clearSandboxPayee } from '#server/platform/payments/sandbox-payee-page.ts';
import { clearSandboxPayout } from '#server/platform/payments/sandbox-payouts.ts';
import { returnSandboxRefund } from '#server/platform/payments/sandbox-refunds.ts';
import { drawDemoPictures } from '#server/seed/demo/draw-pictures.ts';

/** All jobs. */
export const JOBS: readonly Job[] = [
  announceOpeningJob,
  moveAnnouncements,
  applyWebhook,
  checkAlarms,
  mailAttempts,
  sendDeviceCode,
  checkLedgerNightly,
  refreshDirectory,
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
  detachCard,
  endStrayCards,
  keepCard,
  closePages,
  enrichBusiness,
  makeWeeklyPayouts,
  openSandboxChargeback,
  payDifferenceBack,
  readProviderStatement,
  reconcilePayments,
  moveShipments,
  passDueWork,
  readDuePosts,
  eraseOldParties,
  eraseOldW9sJob,
  eraseOldStatements,
  makeTaxStatements,
  remindAboutW9s,
  remindAboutWork,
  reconcilePayouts,
  remindBusinesses,
  remindDeciders,
  moveDisputesOn,
  sendInvitations,
  expireQuotes,
  mailApplicationSummary,
  mailMorningSummary,
  mailReports,
  mailStatements,
  mailDigests,
  openRatings,
  mailNewMatches,
  mailUnreadMessages,
  sendLink,
  sendMail,
  sendPayout,
  sendPayouts,
  sendRefund,
  sweepIdempotencyKeys,
  countDays,
  sumMarketDays,
  closeDueCampaigns,
  closeDueSelections,
  settleDecision,
  resetDueFactors,
  sweepFactors,
  sweepGuesses,
  sweepInvitations,
  sweepLinks,
  sweepMedia,
  sweepNotifications,
  sweepOrphansJob,
  sweepRateLimits,
  sweepSocial,
  sweepUnverified,
  sweepUploads,
  sweepWebhooks,
  sweepDeliveries,
  deliverWebhooksJob,
  sweepExports,
  syncDue,
  takeInMedia,
  copyMediaFile,
  notifyAboutLateVetting,
  wakeRequests,
  writeExport,
];
