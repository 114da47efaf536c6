import { z } from 'zod';
import { mailingAddress } from '#contract/accounts/mailing-addresses.ts';
import { ownSocialAccount } from '#contract/creators/social-accounts.ts';
import { ownW9 } from '#contract/money/w9s.ts';
import { FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';

const moment = z.string().nullable();

/** The first part of an export, field by field; the records follow it. */
export const myData = z.object({
  user: z
    .object({ id: z.string(), email: z.string(), email_verified: z.boolean(), created_at: z.string() })
    .nullable(),
  profile: z
    .object({
      full_name: z.string().nullable(),
      role: z.string().nullable(),
      account_status: z.string(),
      status_reason: z.string().nullable(),
      is_business_onboarding: z.boolean(),
      terms_accepted_at: moment,
      first_login_at: moment,
      last_login_at: moment,
      created_at: z.string(),
    })
    .nullable(),
  creator: z
    .object({
      status: z.string().nullable(),
      status_note: z.string().nullable(),
      decided_at: moment,
      handle: z.string().nullable(),
      bio: z.string().nullable(),
      languages: z.array(z.string()),
      availability: z.string().nullable(),
      /** Whether shops find them in the directory. */
      is_listed: z.boolean(),
      home_neighborhood: z.string().nullable(),
      niches: z.array(z.string()),
      rates: z.array(z.object({ kind: z.string(), price_cents: z.number().int() })),
      links: z.array(z.object({ url: z.string() })),
      decisions: z.array(
        z.object({ decision: z.string(), note: z.string().nullable(), created_at: z.string() }),
      ),
      agreed_at: moment,
      submitted_at: moment,
      created_at: z.string(),
      updated_at: z.string(),
    })
    .nullable(),
  social_accounts: z.array(ownSocialAccount),
  businesses: z.array(
    z.object({
      business_name: z.string(),
      website: z.string().nullable(),
      industry: z.string().nullable(),
      role: z.string(),
      status: z.string(),
      /** The locations a manager is limited to; null without a limit. */
      limited_to: z.array(z.string()).nullable(),
    }),
  ),
  sessions: z.array(
    z.object({
      ip_address: z.string().nullable(),
      user_agent: z.string().nullable(),
      created_at: z.string(),
      expires_at: z.string(),
    }),
  ),
  mailing_address: mailingAddress.nullable(),
  w9: ownW9.nullable(),
  notification_preferences: z.array(z.object({ kind: z.string(), in_app: z.boolean(), email: z.boolean() })),
});

export const dataExportEndpoints = endpoints({
  exportMyData: {
    method: 'GET',
    url: '/api/me/export',
    access: 'signed_in',
    summary: 'Download everything kept about my account',
    produces: 'application/json',
    response: FILE,
  },
  exportMyDataAsPage: {
    method: 'GET',
    url: '/api/me/export-page',
    access: 'signed_in',
    summary: 'Download everything kept about my account as a page',
    produces: 'text/html',
    response: FILE,
  },
});
