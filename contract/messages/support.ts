import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { choiceCounts, cursor, searchText, sortedBy } from '#contract/platform/lists.ts';
import { oneLine } from '#contract/platform/one-line.ts';
import { ACCOUNT_STATUSES } from '#domain/accounts/account-states.ts';
import { ROLES } from '#domain/accounts/roles.ts';
import {
  MOST_OTHER_REQUESTS,
  MOST_SNOOZE_DAYS,
  MOST_SUPPORT_MESSAGES,
  OWN_SUPPORT_STATUSES,
  QUEUE_MOVES,
  SUPPORT_BODY_MAX_LENGTH,
  SUPPORT_MESSAGE_KINDS,
  SUPPORT_RECORDS,
  SUPPORT_STATUSES,
  SUPPORT_SUBJECT_MAX_LENGTH,
} from '#domain/messages/support.ts';

const subject = oneLine('Enter a subject')
  .min(1, 'Enter a subject')
  .max(SUPPORT_SUBJECT_MAX_LENGTH, `The subject can be at most ${SUPPORT_SUBJECT_MAX_LENGTH} characters`);
const body = z
  .string('Write a message')
  .trim()
  .min(1, 'Write a message')
  .max(SUPPORT_BODY_MAX_LENGTH, `The message can be at most ${SUPPORT_BODY_MAX_LENGTH} characters`);

const recordKey = z.object({ type: z.enum(SUPPORT_RECORDS), id: z.uuid() });
export type SupportRecordKey = z.output<typeof recordKey>;

/** The record a request is about, as its owner sees it. */
const supportRecord = z
  .object({ type: z.enum(SUPPORT_RECORDS), id: z.string(), label: z.string(), href: z.string() })
  .meta({ id: 'SupportRecord' });
export type SupportRecord = z.infer<typeof supportRecord>;

/** The id comes from the sender, so that a request that is repeated is the same one. */
const newSupportRequest = z
  .object({ id: z.uuid(), subject, body, record: recordKey.nullable() })
  .meta({ id: 'NewSupportRequest' });
export type NewSupportRequest = z.output<typeof newSupportRequest>;

const newSupportMessage = z.object({ id: z.uuid(), body }).meta({ id: 'NewSupportMessage' });
export type NewSupportMessage = z.output<typeof newSupportMessage>;

const ownSupportRequest = z
  .object({
    id: z.string(),
    subject: z.string(),
    status: z.enum(OWN_SUPPORT_STATUSES),
    last_message_at: z.string(),
  })
  .meta({ id: 'OwnSupportRequest' });

const ownSupportRequests = z
  .object({ requests: z.array(ownSupportRequest).max(20), next_cursor: z.string().nullable() })
  .meta({ id: 'OwnSupportRequests' });

const ownSupportMessage = z.object({
  id: z.string(),
  kind: z.enum(['question', 'answer']),
  body: z.string(),
  created_at: z.string(),
});

export const ownSupportThread = ownSupportRequest
  .extend({
    record: supportRecord.nullable(),
    messages: z.array(ownSupportMessage).max(MOST_SUPPORT_MESSAGES),
  })
  .meta({ id: 'OwnSupportThread' });
export type OwnSupportThread = z.infer<typeof ownSupportThread>;

const supportPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES).nullable(),
  account_status: z.enum(ACCOUNT_STATUSES),
});

const supportRow = z.object({
  id: z.string(),
  subject: z.string(),
  status: z.enum(SUPPORT_STATUSES),
  snoozed_until: z.string().nullable(),
  last_message_at: z.string(),
});

export const supportQueueQuery = z.object({
  status: z.enum(SUPPORT_STATUSES).optional(),
  /** Part of a subject, or the beginning of a name or an email. */
  search: searchText,
  ...sortedBy(['last_message', 'asked']),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(50).default(20),
});
export type SupportQueueQuery = z.output<typeof supportQueueQuery>;

export const supportEntry = supportRow.extend({ person: supportPerson }).meta({ id: 'SupportEntry' });
export type SupportEntry = z.infer<typeof supportEntry>;

const supportQueue = z
  .object({
    requests: z.array(supportEntry).max(50),
    next_cursor: z.string().nullable(),
    counts: choiceCounts,
  })
  .meta({ id: 'SupportQueue' });
export type SupportQueue = z.infer<typeof supportQueue>;

export const supportThread = supportEntry
  .extend({
    /** With the record of the admin area that shows it. */
    record: z
      .object({
        type: z.enum(SUPPORT_RECORDS),
        id: z.string(),
        shown_in: z.object({ kind: z.enum(['campaign', 'payment', 'payout']), id: z.string() }),
      })
      .nullable(),
    merged_into_id: z.string().nullable(),
    messages: z
      .array(
        z.object({
          id: z.string(),
          kind: z.enum(SUPPORT_MESSAGE_KINDS),
          author_name: z.string(),
          body: z.string(),
          created_at: z.string(),
        }),
      )
      .max(MOST_SUPPORT_MESSAGES),
    /** Other requests of the same person, newest first. */
    others: z.array(supportRow).max(MOST_OTHER_REQUESTS),
  })
  .meta({ id: 'SupportThread' });
export type SupportThread = z.infer<typeof supportThread>;

const params = z.object({ id: z.uuid() });

export const supportEndpoints = endpoints({
  getSupportRecord: {
    method: 'GET',
    url: '/api/support-record',
    access: 'signed_in',
    summary: 'Check a record of mine before asking about it',
    query: recordKey,
    response: supportRecord,
  },
  listOwnSupportRequests: {
    method: 'GET',
    url: '/api/support-requests',
    access: 'signed_in',
    summary: 'List my support requests, most recent first',
    query: z.object({ cursor }),
    response: ownSupportRequests,
  },
  createSupportRequest: {
    method: 'POST',
    url: '/api/support-requests',
    access: 'signed_in',
    summary: 'Send a support request, with a record attached if there is one',
    body: newSupportRequest,
    response: ownSupportThread,
    status: 201,
  },
  getOwnSupportRequest: {
    method: 'GET',
    url: '/api/support-requests/:id',
    access: 'signed_in',
    summary: 'Get a support request of mine with its messages',
    params,
    response: ownSupportThread,
  },
  writeSupportMessage: {
    method: 'POST',
    url: '/api/support-requests/:id/messages',
    access: 'signed_in',
    summary: 'Add a message to a support request of mine; a closed one reopens',
    params,
    body: newSupportMessage,
    response: ownSupportThread,
  },
  listSupportRequests: {
    method: 'GET',
    url: '/api/admin/support-requests',
    access: 'admin',
    summary: 'List support requests; unless sorted, open ones start with the oldest, others with the latest',
    query: supportQueueQuery,
    response: supportQueue,
  },
  getSupportRequest: {
    method: 'GET',
    url: '/api/admin/support-requests/:id',
    access: 'admin',
    summary: 'Get a support request with its messages and notes',
    params,
    response: supportThread,
  },
  answerSupportRequest: {
    method: 'POST',
    url: '/api/admin/support-requests/:id/messages',
    access: 'admin_support',
    summary: 'Answer a support request, or add a note for admins',
    params,
    body: newSupportMessage.extend({ kind: z.enum(['answer', 'note']) }),
    response: supportThread,
  },
  moveSupportRequest: {
    method: 'POST',
    url: '/api/admin/support-requests/:id/status',
    access: 'admin_support',
    summary: 'Close, reopen or snooze a support request',
    params,
    body: z
      .object({
        move: z.enum(QUEUE_MOVES),
        /** For a snooze: it comes back after this many days. */
        days: z.number().int().min(1).max(MOST_SNOOZE_DAYS).optional(),
      })
      .refine(({ move, days }) => (move === 'snooze') === (days !== undefined), {
        path: ['days'],
        message: 'Choose for how many days to snooze',
      }),
    response: supportThread,
  },
  mergeSupportRequest: {
    method: 'POST',
    url: '/api/admin/support-requests/:id/merge',
    access: 'admin_support',
    summary: 'Make a support request part of another one of the same person',
    params,
    body: z.object({ into_id: z.uuid() }),
    response: supportThread,
  },
});
