import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { newYorkDay, newYorkMoment } from '#domain/format/new-york-time.ts';
import { shortName } from '#server/platform/mail/short-name.ts';
import type { LockedDeliverable } from './lock.ts';

export type WorkUpdate =
  | 'sent'
  | 'approval_ends'
  | 'approved'
  | 'approved_by_clock'
  | 'changes_asked'
  | 'posted'
  | 'check_ends'
  | 'post_returned'
  | 'verified'
  | 'due_soon'
  | 'late'
  | 'past_grace'
  | 'extended';

type Named = Pick<LockedDeliverable, 'kind' | 'quantity' | 'status' | 'version' | 'due_at' | 'passes_at'>;

export interface WorkFacts {
  creator_name: string;
  business_name: string;
  one: Named;
  /** A message from the other side, if there is one. */
  words?: string | undefined;
}

export interface WorkNotification {
  to: 'creator' | 'business';
  kind: 'draft_to_review' | 'work_due' | 'changes_asked';
  title: string;
  body: string;
  quote: string | null;
  verb: string;
  /** False for news that needs no action, which is not mailed. */
  has_mail: boolean;
}

type Words = Pick<WorkNotification, 'title' | 'body' | 'verb'> & Partial<WorkNotification>;

/** The notifications about one turn of the work, and who gets each. */
export function workNotification(news: WorkUpdate, facts: WorkFacts): WorkNotification[] {
  return NOTIFICATIONS[news](facts).map((words) => ({
    to: 'creator',
    kind: words.to === 'business' ? 'draft_to_review' : 'work_due',
    quote: null,
    has_mail: true,
    ...words,
  }));
}

const NOTIFICATIONS: Record<WorkUpdate, (facts: WorkFacts) => Words[]> = {
  sent: ({ one, ...facts }) => [
    {
      to: 'business',
      title: `${creator(facts)} sent version ${one.version}`,
      body: `${nameDeliverable(one)}. ${passes(one)}`,
      verb: 'Review draft',
    },
  ],
  approval_ends: ({ one, ...facts }) => [
    {
      to: 'business',
      title: `${creator(facts)}’s draft needs your review`,
      body: `${nameDeliverable(one)}, version ${one.version}. ${passes(one)}`,
      verb: 'Review draft',
    },
  ],
  approved: ({ one, ...facts }) => [
    {
      title: `${business(facts)} approved version ${one.version}`,
      body: `${nameDeliverable(one)}. ${postBy(one)}`,
      verb: 'See what’s next',
      has_mail: one.due_at !== null,
    },
  ],
  approved_by_clock: ({ one, ...facts }) => [
    {
      title: `Version ${one.version} was approved`,
      body: `${nameDeliverable(one)}. The review deadline passed, so it was approved automatically. ${postBy(one)}`.trim(),
      verb: 'See what’s next',
      has_mail: one.due_at !== null,
    },
    {
      to: 'business',
      title: `${creator(facts)}’s draft was approved`,
      body: `${nameDeliverable(one)}, version ${one.version}. The review deadline passed, so it was approved automatically.`,
      verb: 'See the work',
    },
  ],
  changes_asked: ({ one, ...facts }) => [
    {
      kind: 'changes_asked',
      title: `${business(facts)} requested changes`,
      body: `${nameDeliverable(one)}. The next version is due ${day(one.due_at)}.`,
      verb: 'See requested changes',
    },
  ],
  posted: ({ one, ...facts }) => [
    {
      to: 'business',
      title: `${creator(facts)} added the post link`,
      body: `${nameDeliverable(one)}. Check the post by ${moment(one.passes_at)}, or it counts as confirmed.`,
      verb: 'Check post',
    },
  ],
  check_ends: ({ one, ...facts }) => [
    {
      to: 'business',
      title: `${creator(facts)}’s post needs to be confirmed`,
      body: `${nameDeliverable(one)}. If you don’t answer by ${moment(one.passes_at)}, it counts as confirmed.`,
      verb: 'Check post',
    },
  ],
  post_returned: ({ one, words, ...facts }) => [
    {
      kind: 'changes_asked',
      title: `${business(facts)} couldn’t find the post`,
      body: `${nameDeliverable(one)}. Add the right link by ${day(one.due_at)}.`,
      quote: words ?? null,
      verb: 'Add link',
    },
  ],
  verified: ({ one, ...facts }) => [
    {
      title: `Your post for ${business(facts)} is confirmed`,
      body: `${nameDeliverable(one)}. There’s nothing more to do for it.`,
      verb: 'See the work',
      has_mail: false,
    },
  ],
  due_soon: ({ one, ...facts }) => [
    {
      title:
        one.status === 'approved'
          ? `Post for ${business(facts)} by ${day(one.due_at)}`
          : `Work for ${business(facts)} is due ${day(one.due_at)}`,
      body: `${nameDeliverable(one)}. Due ${moment(one.due_at)}`,
      verb: one.status === 'approved' ? 'Add link' : 'See the work',
    },
  ],
  late: ({ one, ...facts }) => [
    {
      title: `Your work for ${business(facts)} is late`,
      body: `${nameDeliverable(one)} was due ${day(one.due_at)}. Send it as soon as you can.`,
      verb: 'See the work',
    },
  ],
  past_grace: ({ one, ...facts }) => [
    {
      to: 'business',
      title: `${creator(facts)} is late`,
      body: `${nameDeliverable(one)} was due ${day(one.due_at)}. ${lateChoice(one)}`,
      verb: 'See your options',
    },
  ],
  extended: ({ one, ...facts }) => [
    {
      title: `${business(facts)} gave you until ${day(one.due_at)}`,
      body: `${nameDeliverable(one)}. Your deadline was extended.`,
      verb: 'See the work',
    },
  ],
};

type Names = Pick<WorkFacts, 'creator_name' | 'business_name'>;
const creator = ({ creator_name }: Names) => shortName(creator_name, 28);
const business = ({ business_name }: Names) => shortName(business_name, 28);
const day = (at: string | null) => (at === null ? 'soon' : newYorkDay(at));
const moment = (at: string | null) => (at === null ? 'its last day' : newYorkMoment(at));

function passes({ passes_at }: Named): string {
  return `Review it by ${moment(passes_at)}, or it’s approved automatically.`;
}

function postBy({ due_at }: Named): string {
  return due_at === null
    ? 'There’s nothing more to do for it.'
    : `Post it by ${day(due_at)} and add the link.`;
}

function lateChoice({ version }: Named): string {
  return version === 0
    ? 'You can extend the deadline, or cancel for a full refund of the spot.'
    : 'You can extend the deadline or open a dispute.';
}
