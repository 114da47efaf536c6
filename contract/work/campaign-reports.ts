import { z } from 'zod';
import { ownCampaignParams } from '#contract/campaigns/own-campaigns.ts';
import { done, FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { CAMPAIGN_STATUSES } from '#domain/campaigns/campaign-states.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { MOST_REPORT_DAYS, MOST_REPORT_ROWS } from '#domain/work/campaign-results.ts';

const count = z.number().int();
const cents = z.number().int();

/** Null for a number nobody knows: no platform counts all of them. */
const postFigures = z.object({
  views: count.nullable(),
  reach: count.nullable(),
  likes: count.nullable(),
  comments: count.nullable(),
  saves: count.nullable(),
  shares: count.nullable(),
});

const results = postFigures.extend({
  taps: count,
  redemptions: count,
  /** Released for the work, including our fee. Null where it isn't shown. */
  spend_cents: cents.nullable(),
  /** Null without spend that is shown, or without anything to divide it by. */
  per_1000_views_cents: cents.nullable(),
  per_tap_cents: cents.nullable(),
  per_redemption_cents: cents.nullable(),
});

const reportPost = postFigures.extend({
  creator_name: z.string(),
  kind: z.enum(DELIVERABLE_KINDS),
  platform: z.enum(SOCIAL_PLATFORMS),
  url: z.string().nullable(),
  posted_at: z.string().nullable(),
  /** Redemptions of the creator's link, which counts for all their posts. */
  redemptions: count,
  /** The source and day of the numbers, such as "Read from Instagram, Nov 26"; null without numbers. */
  source: z.string().nullable(),
});
export type ReportPost = z.infer<typeof reportPost>;

const reportCreator = results.extend({
  name: z.string(),
  /** Null on a shared report. */
  collaboration_id: z.string().nullable(),
  post_count: count,
});
export type ReportCreator = z.infer<typeof reportCreator>;

const reportDay = z.object({
  day: z.iso.date(),
  /** The views of all posts at the end of the day. */
  views: count,
  taps: count,
  redemptions: count,
});
export type ReportDay = z.infer<typeof reportDay>;

/** The results of a campaign. A shared report has no spend per creator. */
const campaignReport = z
  .object({
    campaign_title: z.string(),
    business_name: z.string(),
    status: z.enum(CAMPAIGN_STATUSES),
    published_at: z.string().nullable(),
    first_post_at: z.string().nullable(),
    /** Numbers are read until this day; null before the first post. */
    numbers_until: z.iso.date().nullable(),
    /** The latest moment a number was read or counted, or money was released. */
    changed_at: z.string().nullable(),
    slots: count,
    filled_slots: count,
    /** Work that isn't finished, whose payouts aren't part of the spend yet. */
    open_work_count: count,
    has_links: z.boolean(),
    totals: results,
    /** Those who brought the most first. */
    creators: z.array(reportCreator).max(MOST_REPORT_ROWS),
    /** The best first. */
    posts: z.array(reportPost).max(MOST_REPORT_ROWS),
    /** Every day from the first to the last with a number. */
    days: z.array(reportDay).max(MOST_REPORT_DAYS),
  })
  .meta({ id: 'CampaignReport' });
export type CampaignReport = z.infer<typeof campaignReport>;

const reportShare = z
  .object({
    /** The link that shows the report without signing in; null while sharing is off. */
    url: z.string().nullable(),
    created_at: z.string().nullable(),
  })
  .meta({ id: 'ReportShare' });
export type ReportShare = z.infer<typeof reportShare>;

const PDF = 'application/pdf';
const CSV = 'text/csv; charset=utf-8';
const tokenParams = z.object({ token: z.string().min(1).max(200) });

export const campaignReportEndpoints = endpoints({
  getCampaignReport: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/report',
    access: 'business',
    summary: 'Get what a campaign brought and what it cost',
    params: ownCampaignParams,
    response: campaignReport,
  },
  getCampaignReportPdf: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/report/pdf',
    access: 'business',
    summary: "Download a campaign's report as PDF",
    params: ownCampaignParams,
    produces: PDF,
    response: FILE,
  },
  getCampaignReportCsv: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/report/csv',
    access: 'business',
    summary: "Download a campaign's report as CSV",
    params: ownCampaignParams,
    produces: CSV,
    response: FILE,
  },
  getReportShare: {
    method: 'GET',
    url: '/api/businesses/:id/campaigns/:identifier/report/share',
    access: 'business',
    summary: "Get the share link of a campaign's report",
    params: ownCampaignParams,
    response: reportShare,
  },
  shareCampaignReport: {
    method: 'PUT',
    url: '/api/businesses/:id/campaigns/:identifier/report/share',
    access: 'business',
    summary: "Turn on the share link of a campaign's report, or keep the one it has",
    params: ownCampaignParams,
    response: reportShare,
  },
  renewReportShare: {
    method: 'POST',
    url: '/api/businesses/:id/campaigns/:identifier/report/share/renewal',
    access: 'business',
    summary: "Replace the share link of a campaign's report; the old one stops working at once",
    params: ownCampaignParams,
    response: reportShare,
  },
  stopSharingReport: {
    method: 'DELETE',
    url: '/api/businesses/:id/campaigns/:identifier/report/share',
    access: 'business',
    summary: "Turn off the share link of a campaign's report",
    params: ownCampaignParams,
    response: done,
  },
  getSharedReport: {
    method: 'GET',
    url: '/api/public/reports/:token',
    access: 'everyone',
    summary: 'Get a shared campaign report, without the cost of each creator',
    params: tokenParams,
    response: campaignReport,
  },
  getSharedReportPdf: {
    method: 'GET',
    url: '/api/public/reports/:token/pdf',
    access: 'everyone',
    summary: 'Download a shared campaign report as PDF',
    params: tokenParams,
    produces: PDF,
    response: FILE,
  },
  getSharedReportCsv: {
    method: 'GET',
    url: '/api/public/reports/:token/csv',
    access: 'everyone',
    summary: 'Download a shared campaign report as CSV',
    params: tokenParams,
    produces: CSV,
    response: FILE,
  },
});
