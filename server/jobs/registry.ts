import { sendLink } from '../features/account-links/send-link.ts';
import { sweepLinks } from '../features/account-links/sweep-links.ts';
import { settleDecision } from '../features/applications/settle-decision.ts';
import { closeDueCampaigns } from '../features/campaigns/close-due-campaigns.ts';
import { endPicks } from '../features/campaigns/end-picks.ts';
import { remindBusinesses } from '../features/campaigns/remind-businesses.ts';
import { checkLink } from '../features/creators/check-link.ts';
import { tellOfLateReviews } from '../features/creators/tell-of-late-reviews.ts';
import { enrichBusiness } from '../features/enrichments/enrich-business.ts';
import { endCheckout } from '../features/fundings/close-checkouts.ts';
import { reconcilePayments } from '../features/fundings/reconcile-payments.ts';
import { payDifferenceBack } from '../features/fundings/return-difference.ts';
import { sendRefund } from '../features/fundings/send-refund.ts';
import { sweepInvitations } from '../features/invitations/sweep-invitations.ts';
import { sweepMedia } from '../features/media/sweep-media.ts';
import { sweepOrphansJob } from '../features/media/sweep-orphans.ts';
import { countDays } from '../features/overview/count-days.ts';
import { expireQuotes } from '../features/quotes/expire-quotes.ts';
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
import { clearSandboxCheckout } from '../payments/sandbox-checkouts.ts';
import { deliverSandboxEvent } from '../payments/sandbox-events.ts';
import { drawDemoPictures } from '../seed/demo/draw-pictures.ts';
import type { Job } from './job.ts';

/** Every job there is. */
export const JOBS: readonly Job[] = [
  applyWebhook,
  checkLink,
  clearSandboxCheckout,
  deliverSandboxEvent,
  drawDemoPictures,
  endCheckout,
  enrichBusiness,
  payDifferenceBack,
  reconcilePayments,
  remindBusinesses,
  expireQuotes,
  mailNewMatches,
  sendLink,
  sendMail,
  sendRefund,
  sweepIdempotencyKeys,
  countDays,
  closeDueCampaigns,
  endPicks,
  settleDecision,
  sweepInvitations,
  sweepLinks,
  sweepMedia,
  sweepOrphansJob,
  sweepRateLimits,
  sweepSocial,
  sweepUnverified,
  sweepUploads,
  syncDue,
  takeInMedia,
  tellOfLateReviews,
];
