import { PERSONA_NAMES, type PersonaName } from './personas.ts';

/** Each persona sees the page (`ok`), is refused in place (`denied`), or is redirected to an address. */
export type PageAnswer = 'ok' | 'denied' | `/${string}`;

/** A row is a persona, a column a group of pages. A single answer holds for all of them. */
type Rows = Record<PersonaName, PageAnswer | readonly PageAnswer[]>;
type Column = readonly [path: string, answers: Record<PersonaName, PageAnswer>];

/** The answer of every page to every persona, written by hand from the requirements and decisions alone. */
export const PAGE_EXPECTATIONS: Readonly<Record<string, Record<PersonaName, PageAnswer>>> = allOf(
  table(
    [
      [
        '/',
        '/logout',
        '/auth/redirect',
        '/auth/verify',
        '/auth/link',
        '/auth/forgot',
        '/auth/reset',
        '/auth/email-change',
        '/auth/protect',
        '/auth/email-check',
        '/auth/not-me',
        '/auth/instagram/callback',
        '/auth/tiktok/callback',
        '/privacy-policy',
        '/terms-of-service',
        '/help',
        '/help/contact',
        '/help/{slug}',
        '/@{handle}',
        '/shops/{slug}',
        '/c/{public_id}',
        '/nyc/{slug}',
        '/for/{slug}',
        '/reports/{token}',
        '/waiting-list',
        '/saved-search-mail',
        '/unsubscribe',
        '/dev/social/{platform}',
        '/sandbox/checkout/{id}',
        '/sandbox/payee/{id}',
        '/invitations',
        '/dev/ui',
        '/dev/mailbox',
        '/dev/authenticator',
      ],
    ],
    'ok',
  ),

  /** Suspended people too: they need to reach us. */
  table([['/help/requests', '/help/requests/{id}']], {
    visitor: '/login?returnTo=/help/requests',
    role_less: 'ok',
    applicant_none: 'ok',
    applicant_draft: 'ok',
    applicant_pending_review: 'ok',
    applicant_changes_requested: 'ok',
    applicant_rejected: 'ok',
    applicant_rejected_long_ago: 'ok',
    creator_approved: 'ok',
    creator_active: 'ok',
    creator_suspended: 'ok',
    creator_pending: 'ok',
    creator_no_status: 'ok',
    account_suspended_creator: 'ok',
    business_onboarding: 'ok',
    business_active: 'ok',
    business_completed: 'ok',
    business_suspended: 'ok',
    business_manager: 'ok',
    business_limited: 'ok',
    business_ownerless: 'ok',
    admin_active: 'ok',
    admin_operations: 'ok',
    admin_money: 'ok',
    admin_support: 'ok',
    admin_read_only: 'ok',
    admin_not_active: 'ok',
    admin_suspended: 'ok',
  }),

  table([['/login', '/auth/second-step'], ['/signup'], ['/settings']], {
    visitor: ['ok', 'ok', '/login?returnTo=/settings'],
    role_less: ['/', '/', 'ok'],

    applicant_none: ['/apply', '/', '/apply?view=account'],
    applicant_draft: ['/apply', '/', '/apply?view=account'],
    applicant_pending_review: ['/apply/status', '/', '/apply/status?view=account'],
    applicant_changes_requested: ['/apply', '/', '/apply?view=account'],
    applicant_rejected: ['/apply/status', '/', '/apply/status?view=account'],
    applicant_rejected_long_ago: ['/apply', '/', '/apply?view=account'],

    creator_approved: ['/creator', '/', '/creator/settings'],
    creator_active: ['/creator', '/', '/creator/settings'],
    creator_suspended: ['/apply/status', '/', '/creator/settings'],
    creator_pending: ['/apply', '/', '/creator/settings'],
    creator_no_status: ['/apply', '/', '/creator/settings'],
    account_suspended_creator: ['/', '/', '/'],

    business_onboarding: ['/onboarding', '/', '/business/settings'],
    business_active: ['/business', '/', '/business/settings'],
    business_completed: ['/business', '/', '/business/settings'],
    business_suspended: ['/', '/', '/'],
    business_manager: ['/business', '/', '/business/settings'],
    business_limited: ['/business', '/', '/business/settings'],
    business_ownerless: ['/onboarding', '/', '/business/settings'],

    admin_active: ['/admin', '/', '/admin/settings'],

    admin_operations: ['/admin', '/', '/admin/settings'],

    admin_money: ['/admin', '/', '/admin/settings'],

    admin_support: ['/admin', '/', '/admin/settings'],

    admin_read_only: ['/admin', '/', '/admin/settings'],
    admin_not_active: ['/', '/', '/'],
    admin_suspended: ['/', '/', '/'],
  }),

  table([['/developers']], {
    visitor: '/login?returnTo=/developers',
    role_less: '/',
    applicant_none: '/apply',
    applicant_draft: '/apply',
    applicant_pending_review: '/apply/status',
    applicant_changes_requested: '/apply',
    applicant_rejected: '/apply/status',
    applicant_rejected_long_ago: '/apply',
    creator_approved: 'ok',
    creator_active: 'ok',
    creator_suspended: 'denied',
    creator_pending: 'denied',
    creator_no_status: 'denied',
    account_suspended_creator: '/',
    business_onboarding: 'denied',
    business_active: 'ok',
    business_completed: 'ok',
    business_suspended: '/',
    business_manager: 'ok',
    business_limited: 'ok',
    business_ownerless: 'denied',
    admin_active: 'ok',
    admin_operations: 'ok',
    admin_money: 'ok',
    admin_support: 'ok',
    admin_read_only: 'ok',
    admin_not_active: '/',
    admin_suspended: '/',
  }),

  table([['/news']], {
    visitor: '/login?returnTo=/news',
    role_less: 'ok',
    applicant_none: 'ok',
    applicant_draft: 'ok',
    applicant_pending_review: 'ok',
    applicant_changes_requested: 'ok',
    applicant_rejected: 'ok',
    applicant_rejected_long_ago: 'ok',
    creator_approved: 'ok',
    creator_active: 'ok',
    creator_suspended: 'ok',
    creator_pending: 'ok',
    creator_no_status: 'ok',
    account_suspended_creator: '/',
    business_onboarding: 'ok',
    business_active: 'ok',
    business_completed: 'ok',
    business_suspended: '/',
    business_manager: 'ok',
    business_limited: 'ok',
    business_ownerless: 'ok',
    admin_active: 'ok',
    admin_operations: 'ok',
    admin_money: 'ok',
    admin_support: 'ok',
    admin_read_only: 'ok',
    admin_not_active: '/',
    admin_suspended: '/',
  }),

  table([['/decisions']], {
    visitor: '/login?returnTo=/decisions',
    role_less: 'ok',
    applicant_none: 'ok',
    applicant_draft: 'ok',
    applicant_pending_review: 'ok',
    applicant_changes_requested: 'ok',
    applicant_rejected: 'ok',
    applicant_rejected_long_ago: 'ok',
    creator_approved: 'ok',
    creator_active: 'ok',
    creator_suspended: 'ok',
    creator_pending: 'ok',
    creator_no_status: 'ok',
    account_suspended_creator: 'ok',
    business_onboarding: 'ok',
    business_active: 'ok',
    business_completed: 'ok',
    business_suspended: 'ok',
    business_manager: 'ok',
    business_limited: 'ok',
    business_ownerless: 'ok',
    admin_active: 'ok',
    admin_operations: 'ok',
    admin_money: 'ok',
    admin_support: 'ok',
    admin_read_only: 'ok',
    admin_not_active: 'ok',
    admin_suspended: 'ok',
  }),

  table([['/campaigns'], ['/campaigns/{identifier}']], {
    visitor: '/login?returnTo=/campaigns',
    role_less: ['ok', '/'],

    applicant_none: '/apply/status',
    applicant_draft: '/apply/status',
    applicant_pending_review: '/apply/status',
    applicant_changes_requested: '/apply/status',
    applicant_rejected: '/apply/status',
    applicant_rejected_long_ago: '/apply/status',

    creator_approved: 'ok',
    creator_active: 'ok',
    creator_suspended: '/apply/status',
    creator_pending: '/apply/status',
    creator_no_status: '/apply/status',
    account_suspended_creator: '/',

    business_onboarding: 'ok',
    business_active: 'ok',
    business_completed: 'ok',
    business_suspended: '/',
    business_manager: 'ok',
    business_limited: 'ok',
    business_ownerless: 'ok',

    admin_active: 'ok',

    admin_operations: 'ok',

    admin_money: 'ok',

    admin_support: '/admin',

    admin_read_only: 'ok',
    admin_not_active: '/',
    admin_suspended: '/',
  }),

  table([['/apply'], ['/apply/status'], ['/onboarding']], {
    visitor: ['/login?intent=creator-apply', '/login?intent=creator-apply', '/login?intent=business'],
    role_less: '/',

    applicant_none: ['ok', '/apply', '/apply'],
    applicant_draft: ['ok', '/apply', '/apply'],
    applicant_pending_review: ['/apply/status', 'ok', '/apply/status'],
    applicant_changes_requested: ['ok', '/apply', '/apply'],
    applicant_rejected: ['/apply/status', 'ok', '/apply/status'],
    applicant_rejected_long_ago: ['ok', '/apply', '/apply'],

    creator_approved: '/creator',
    creator_active: '/creator',
    creator_suspended: ['/apply/status', 'ok', '/apply/status'],
    creator_pending: ['ok', '/apply', '/apply'],
    creator_no_status: ['ok', '/apply', '/apply'],
    account_suspended_creator: '/',

    business_onboarding: ['/onboarding', '/onboarding', 'ok'],
    business_active: '/business',
    business_completed: '/business',
    business_suspended: '/',
    business_manager: '/business',
    business_limited: '/business',
    business_ownerless: ['/onboarding', '/onboarding', 'ok'],

    admin_active: '/admin',

    admin_operations: '/admin',

    admin_money: '/admin',

    admin_support: '/admin',

    admin_read_only: '/admin',
    admin_not_active: '/',
    admin_suspended: '/',
  }),

  table(
    [
      [
        '/business',
        '/business/overview',
        '/business/settings',
        '/business/creators/{id}',
        '/business/locations',
        '/business/creators',
        '/business/creator-lists',
        '/business/creator-lists/{id}',
        '/business/media',
        '/business/content',
        '/business/counter',
        '/business/campaigns/{identifier}/work/{id}',
        '/business/work/{id}',
        '/business/campaigns/{identifier}/fund',
        '/business/campaigns/{identifier}/report',
        '/business/receipts/{id}',
        '/business/campaigns',
        '/business/campaigns/{identifier}',
        '/business/campaigns/new',
        '/business/campaigns/{identifier}/edit',
        '/business/quotes',
        '/business/campaigns/{identifier}/work/{id}/dispute',
        '/business/messages',
        '/business/messages/{id}',
      ],
      ['/business/statements'],
      ['/business/settings/billing'],
      ['/business/settings/members'],
      ['/business/settings/deletion'],
      ['/business/*'],
    ],
    {
      visitor: '/login?intent=business',
      role_less: '/',

      applicant_none: '/apply',
      applicant_draft: '/apply',
      applicant_pending_review: '/apply/status',
      applicant_changes_requested: '/apply',
      applicant_rejected: '/apply/status',
      applicant_rejected_long_ago: '/apply',

      creator_approved: '/creator',
      creator_active: '/creator',
      creator_suspended: '/apply/status',
      creator_pending: '/apply',
      creator_no_status: '/apply',
      account_suspended_creator: '/',

      business_onboarding: '/onboarding',
      business_active: [
        'ok',
        'ok',
        '/business/settings#billing',
        '/business/settings#members',
        '/business/settings#leaving',
        '/business',
      ],
      business_completed: [
        'ok',
        'ok',
        '/business/settings#billing',
        '/business/settings#members',
        '/business/settings#leaving',
        '/business',
      ],
      business_suspended: '/',
      business_manager: ['ok', 'denied', 'denied', 'denied', 'denied', '/business'],
      business_limited: ['ok', 'denied', 'denied', 'denied', 'denied', '/business'],
      business_ownerless: '/onboarding',

      admin_active: '/admin',

      admin_operations: '/admin',

      admin_money: '/admin',

      admin_support: '/admin',

      admin_read_only: '/admin',
      admin_not_active: '/',
      admin_suspended: '/',
    },
  ),

  table(
    [
      [
        '/creator',
        '/creator/settings',
        '/creator/applications',
        '/creator/earnings',
        '/creator/work/{id}',
        '/creator/work/{id}/dispute',
        '/creator/messages',
        '/creator/messages/{id}',
      ],
      ['/creator/*'],
    ],
    {
      visitor: '/login?intent=creator',
      role_less: '/',

      applicant_none: '/apply/status',
      applicant_draft: '/apply/status',
      applicant_pending_review: '/apply/status',
      applicant_changes_requested: '/apply/status',
      applicant_rejected: '/apply/status',
      applicant_rejected_long_ago: '/apply/status',

      creator_approved: ['ok', '/creator'],
      creator_active: ['ok', '/creator'],
      creator_suspended: '/apply/status',
      creator_pending: '/apply/status',
      creator_no_status: '/apply/status',
      account_suspended_creator: '/',

      business_onboarding: '/onboarding',
      business_active: '/business',
      business_completed: '/business',
      business_suspended: '/',
      business_manager: '/business',
      business_limited: '/business',
      business_ownerless: '/onboarding',

      admin_active: '/admin',

      admin_operations: '/admin',

      admin_money: '/admin',

      admin_support: '/admin',

      admin_read_only: '/admin',
      admin_not_active: '/',
      admin_suspended: '/',
    },
  ),

  table(
    [
      [
        '/admin',
        '/admin/settings',
        '/admin/users',
        '/admin/admins',
        '/admin/businesses',
        '/admin/campaigns',
        '/admin/reports',
        '/admin/instagram',
        '/admin/support',
        '/admin/email-events',
        '/admin/announcements',
        '/admin/waitlist',
      ],
      ['/admin/*'],
      // They show amounts, or the system.
      [
        '/admin/applicants',
        '/admin/creators',
        '/admin/payouts',
        '/admin/taxes',
        '/admin/approvals',
        '/admin/enrichment-test',
        '/admin/packages',
        '/admin/payments',
        '/admin/storage',
        '/admin/audit-log',
        '/admin/exports',
        '/admin/market',
        '/admin/utilities',
      ],
    ],
    {
      visitor: '/login',
      role_less: '/',

      applicant_none: '/',
      applicant_draft: '/',
      applicant_pending_review: '/',
      applicant_changes_requested: '/',
      applicant_rejected: '/',
      applicant_rejected_long_ago: '/',

      creator_approved: '/',
      creator_active: '/',
      creator_suspended: '/',
      creator_pending: '/',
      creator_no_status: '/',
      account_suspended_creator: '/',

      business_onboarding: '/',
      business_active: '/',
      business_completed: '/',
      business_suspended: '/',
      business_manager: '/',
      business_limited: '/',
      business_ownerless: '/',

      admin_active: ['ok', '/admin', 'ok'],

      admin_operations: ['ok', '/admin', 'ok'],

      admin_money: ['ok', '/admin', 'ok'],

      admin_support: ['ok', '/admin', '/admin'],

      admin_read_only: ['ok', '/admin', 'ok'],
      admin_not_active: '/',
      admin_suspended: '/',
    },
  ),
);

function allOf(...tables: readonly Column[][]): Record<string, Record<PersonaName, PageAnswer>> {
  const columns = tables.flat();
  const twice = columns.find(([path], place) => columns.findIndex(([other]) => other === path) !== place);
  if (twice) throw new Error(`${twice[0]} is in two columns`);
  return Object.fromEntries(columns);
}

function table(columns: readonly (readonly string[])[], rows: Rows | PageAnswer): Column[] {
  return columns.flatMap((paths, column) => paths.map((path) => [path, columnOf(rows, column)] as const));
}

function columnOf(rows: Rows | PageAnswer, column: number): Record<PersonaName, PageAnswer> {
  const answers = PERSONA_NAMES.map((persona) => {
    const row = typeof rows === 'string' ? rows : rows[persona];
    const answer = typeof row === 'string' ? row : row[column];
    if (answer === undefined) throw new Error(`${persona} has no answer in column ${column + 1}`);
    return [persona, answer] as const;
  });
  return Object.fromEntries(answers) as Record<PersonaName, PageAnswer>;
}
