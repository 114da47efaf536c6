import { nameDeliverable } from '#domain/deliverables.ts';
import { newYorkDay, newYorkMoment } from '#domain/new-york-time.ts';
import { shortName } from '../../mail/short-name.ts';
import type { HeldDeliverable } from './hold-collaboration.ts';

export type WorkNewsKind =
  | 'sent'
  | 'review_ends'
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

type Named = Pick<HeldDeliverable, 'kind' | 'quantity' | 'status' | 'version' | 'due_at' | 'passes_at'>;

export interface NewsFacts {
  creator_name: string;
  business_name: string;
  one: Named;
  /** What somebody said, where that belongs to it. */
  words?: string | undefined;
}

export interface WorkNews {
  to: 'creator' | 'business';
  kind: 'draft_to_review' | 'work_due' | 'changes_asked';
  title: string;
  body: string;
  quote: string | null;
  verb: string;
  /** What has nothing to act on rings at the bell alone. */
  has_mail: boolean;
}

type Words = Pick<WorkNews, 'title' | 'body' | 'verb'> & Partial<WorkNews>;

/** How a turn of the work is told to whom. */
export function workNews(news: WorkNewsKind, facts: NewsFacts): WorkNews[] {
  return TELLINGS[news](facts).map((words) => ({
    to: 'creator',
    kind: words.to === 'business' ? 'draft_to_review' : 'work_due',
    quote: null,
    has_mail: true,
    ...words,
  }));
}

const TELLINGS: Record<WorkNewsKind, (facts: NewsFacts) => Words[]> = {
  sent: ({ one, ...facts }) => [
    {
      to: 'business',
      title: `${creator(facts)} sent version ${one.version}`,
      body: `${nameDeliverable(one)}. ${passes(one)}`,
      verb: 'Review it',
    },
  ],
  review_ends: ({ one, ...facts }) => [
    {
      to: 'business',
      title: `${creator(facts)}’s draft waits for you`,
      body: `${nameDeliverable(one)}, version ${one.version}. ${passes(one)}`,
      verb: 'Review it',
    },
  ],
  approved: ({ one, ...facts }) => [
    {
      title: `${business(facts)} approved version ${one.version}`,
      body: `${nameDeliverable(one)}. ${postBy(one)}`,
      verb: 'See what is next',
      has_mail: one.due_at !== null,
    },
  ],
  approved_by_clock: ({ one, ...facts }) => [
    {
      title: `Version ${one.version} is approved`,
      body: `${nameDeliverable(one)}. Nobody answered in time, so it counts as approved. ${postBy(one)}`.trim(),
      verb: 'See what is next',
      has_mail: one.due_at !== null,
    },
    {
      to: 'business',
      title: `${creator(facts)}’s draft is approved`,
      body: `${nameDeliverable(one)}, version ${one.version}. Nobody answered in time, so it counts as approved.`,
      verb: 'See the work',
    },
  ],
  changes_asked: ({ one, ...facts }) => [
    {
      kind: 'changes_asked',
      title: `${business(facts)} asks for changes`,
      body: `${nameDeliverable(one)}. The next version is due ${day(one.due_at)}.`,
      verb: 'See what should change',
    },
  ],
  posted: ({ one, ...facts }) => [
    {
      to: 'business',
      title: `${creator(facts)} posted it`,
      body: `${nameDeliverable(one)}. Look at the post until ${moment(one.passes_at)}; then it counts as checked.`,
      verb: 'Check the post',
    },
  ],
  check_ends: ({ one, ...facts }) => [
    {
      to: 'business',
      title: `${creator(facts)}’s post waits for a look`,
      body: `${nameDeliverable(one)}. On ${moment(one.passes_at)} it counts as checked.`,
      verb: 'Check the post',
    },
  ],
  post_returned: ({ one, words, ...facts }) => [
    {
      kind: 'changes_asked',
      title: `${business(facts)} could not find the post`,
      body: `${nameDeliverable(one)}. Send the right link by ${day(one.due_at)}.`,
      quote: words ?? null,
      verb: 'Send the link',
    },
  ],
  verified: ({ one, ...facts }) => [
    {
      title: `Your post for ${business(facts)} is checked`,
      body: `${nameDeliverable(one)}. Nothing is left to do for it.`,
      verb: 'See the work',
      has_mail: false,
    },
  ],
  due_soon: ({ one, ...facts }) => [
    {
      title: `${one.status === 'approved' ? 'Post it' : 'Work'} for ${business(facts)} by ${day(one.due_at)}`,
      body: `${nameDeliverable(one)}. ${moment(one.due_at)} is the latest.`,
      verb: one.status === 'approved' ? 'Send the link' : 'See the work',
    },
  ],
  late: ({ one, ...facts }) => [
    {
      title: `Your work for ${business(facts)} is late`,
      body: `${nameDeliverable(one)} was due ${day(one.due_at)}. Send it now, before they may cancel.`,
      verb: 'See the work',
    },
  ],
  past_grace: ({ one, ...facts }) => [
    {
      to: 'business',
      title: `${creator(facts)} is late`,
      body: `${nameDeliverable(one)} was due ${day(one.due_at)}. ${lateChoice(one)}`,
      verb: 'See your choices',
    },
  ],
  extended: ({ one, ...facts }) => [
    {
      title: `${business(facts)} gives you until ${day(one.due_at)}`,
      body: `${nameDeliverable(one)}. There is more time than was agreed.`,
      verb: 'See the work',
    },
  ],
};

type Names = Pick<NewsFacts, 'creator_name' | 'business_name'>;
const creator = ({ creator_name }: Names) => shortName(creator_name, 28);
const business = ({ business_name }: Names) => shortName(business_name, 28);
const day = (at: string | null) => (at === null ? 'soon' : newYorkDay(at));
const moment = (at: string | null) => (at === null ? 'its last day' : newYorkMoment(at));

function passes({ passes_at }: Named): string {
  return `You have until ${moment(passes_at)}; then it is approved.`;
}

function postBy({ due_at }: Named): string {
  return due_at === null ? 'Nothing is left to do for it.' : `Post it by ${day(due_at)} and send the link.`;
}

function lateChoice({ version }: Named): string {
  return version === 0
    ? 'You can give more time, or cancel and have the spot paid back.'
    : 'You can give more time, or open a dispute.';
}
