import { z } from 'zod';
import { postTotals } from '#contract/base/post-totals.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { DELIVERABLE_KINDS } from '#domain/campaigns/deliverables.ts';
import { NUMBERS_SOURCES } from '#domain/creators/social-account-states.ts';
import { MOST_COUNTED, SOCIAL_PLATFORMS } from '#domain/creators/social-platforms.ts';
import { READ_FAILURES } from '#domain/work/post-numbers.ts';
import { collaborationParams } from './collaborations.ts';
import { deliverableParams, workFile } from './deliverables.ts';

const moment = z.string();
const count = z.number().int().nullable();
/** Null for what is not known. */
const counts = { views: count, reach: count, likes: count, comments: count, saves: count, shares: count };

/** The numbers of a post on a day in New York. */
const dayNumbers = z
  .object({
    /** The day, as in "2026-11-26". */
    day: z.string(),
    source: z.enum(NUMBERS_SOURCES),
    read_at: moment,
    ...counts,
  })
  .meta({ id: 'PostDayNumbers' });

export const postNumbers = z
  .object({
    deliverable_id: z.string(),
    kind: z.enum(DELIVERABLE_KINDS),
    quantity: z.number().int(),
    platform: z.enum(SOCIAL_PLATFORMS),
    post_url: z.string(),
    posted_at: moment,
    /** The newest numbers; null as long as there are none. */
    current: dayNumbers.nullable(),
    /** The creator's first name, for numbers that were typed. */
    said_by: z.string(),
    /** The screenshot of the newest numbers. */
    screenshot: workFile.nullable(),
    /** One entry per day that has numbers, the first day first. */
    days: z.array(dayNumbers).max(100),
    /** Whether the platform is still read every day. */
    is_being_read: z.boolean(),
    reading_ends_at: moment,
    /** Why it can't be read now, and since when a reading failed; null if it can. */
    failure: z.enum(READ_FAILURES).nullable(),
    failing_since: moment.nullable(),
    /** Why the creator can't type numbers now; null if they can. */
    typing_refusal: z.string().nullable(),
    typing_ends_at: moment,
  })
  .meta({ id: 'PostNumbers' });
export type PostNumbersView = z.infer<typeof postNumbers>;

export const workNumbers = z.object({ posts: z.array(postNumbers).max(20) }).meta({ id: 'WorkNumbers' });
export type WorkNumbers = z.infer<typeof workNumbers>;

const typed = z
  .number()
  .int('Enter a whole number')
  .min(0, 'Enter 0 or more')
  .max(MOST_COUNTED, 'Enter a smaller number');
const known = typed.nullable().default(null);

/** Numbers as the creator sees them in the app, with a screenshot that shows them. */
export const typedNumbers = z
  .object({
    views: typed,
    reach: known,
    likes: known,
    comments: known,
    saves: known,
    shares: known,
    screenshot_id: z.uuid('Add a screenshot'),
  })
  .meta({ id: 'TypedNumbers' });
export type TypedNumbers = z.output<typeof typedNumbers>;

export const postNumberEndpoints = endpoints({
  getWorkNumbers: {
    method: 'GET',
    url: '/api/collaborations/:id/numbers',
    access: 'agreement',
    is_viewable: true,
    summary: "Get the numbers of a collaboration's posts, with source and time",
    params: collaborationParams,
    response: workNumbers,
  },
  getOwnPostTotals: {
    method: 'GET',
    url: '/api/me/post-totals',
    access: 'creator',
    is_viewable: true,
    summary: 'Get the views of my verified posts, by where the numbers are from',
    response: postTotals,
  },
  typePostNumbers: {
    method: 'PUT',
    url: '/api/deliverables/:id/numbers',
    access: 'creator',
    summary: 'Update the numbers of a post that can’t be read, with a screenshot',
    params: deliverableParams,
    body: typedNumbers,
    response: workNumbers,
  },
});
