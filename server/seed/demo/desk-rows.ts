import type { Insertable } from 'kysely';
import type { AbuseReason } from '#domain/admin/reports.ts';
import type { SupportMessageKind } from '#domain/messages/support.ts';
import { hoursAfter } from '#domain/work/work-timers.ts';
import type {
  ReportDecisions,
  Reports,
  SupportMessages,
  SupportRequests,
} from '#server/platform/db/tables.gen.ts';
import { seedId, seedIdInOrder } from '#server/seed/ids.ts';

interface Said {
  kind: SupportMessageKind;
  hours_ago: number;
  body: string;
}

interface Question {
  from: string;
  subject: string;
  status: 'open' | 'waiting' | 'snoozed' | 'closed';
  said: readonly Said[];
}

/** Two wait for an answer, and the others show what becomes of a question. */
const QUESTIONS: readonly Question[] = [
  {
    from: 'hana@novak.example',
    subject: 'My payout came back',
    status: 'open',
    said: [
      {
        kind: 'question',
        hours_ago: 5,
        body: 'My bank says the account number is one digit too short. I fixed it in settings. Do I have to ask for the payout again?',
      },
    ],
  },
  {
    from: 'owner@voula-sons.example',
    subject: 'Two stores, one campaign',
    status: 'open',
    said: [
      {
        kind: 'question',
        hours_ago: 27,
        body: 'We have a second store in Bay Ridge since Monday. Can one campaign send creators to both?',
      },
      {
        kind: 'answer',
        hours_ago: 25,
        body: 'A campaign has one location. Add the second store under Settings, then duplicate the campaign for it.',
      },
      {
        kind: 'question',
        hours_ago: 3,
        body: 'Done, thank you. Do I pay for the copy right away, or when it goes live?',
      },
    ],
  },
  {
    from: 'yara@nassar.example',
    subject: 'Why is my payout on hold?',
    status: 'waiting',
    said: [
      { kind: 'question', hours_ago: 30, body: 'It says on hold since yesterday. Is something wrong?' },
      {
        kind: 'note',
        hours_ago: 29,
        body: 'The bank account is in another name, maybe a married name. Asked for a document.',
      },
      {
        kind: 'answer',
        hours_ago: 29,
        body: 'The name on your bank account isn’t the one on your profile. Is it yours? Tell us how the two names belong together, and we release it.',
      },
    ],
  },
  {
    from: 'dario@conti.example',
    subject: 'Change the email I sign in with',
    status: 'closed',
    said: [
      { kind: 'question', hours_ago: 120, body: 'Where can I change my email address?' },
      {
        kind: 'answer',
        hours_ago: 118,
        body: 'In Settings, under Account. We send a link to the new address, and it counts once you open it.',
      },
    ],
  },
];

interface Report {
  from: string;
  reason: AbuseReason;
  note: string;
  hours_ago: number;
}

interface ReportedCampaign {
  business: string;
  slug: string;
  /** What an admin said when nothing followed from the reports. */
  decision?: { words: string; hours_ago: number };
  reports: readonly Report[];
}

const HELPER = 'grace@bizmeet.example';

/** The first one waits for a decision. */
const REPORTED: readonly ReportedCampaign[] = [
  {
    business: 'bolt-street',
    slug: 'first-class-at-6-15-honest-review',
    reports: [
      {
        from: 'gia@russo.example',
        reason: 'off_platform',
        note: 'The text of the second picture says to text a number for the class pass.',
        hours_ago: 9,
      },
      { from: 'wes@tucker.example', reason: 'off_platform', note: '', hours_ago: 4 },
    ],
  },
  {
    business: 'good-dog-uptown',
    slug: 'mud-in-fluff-out',
    decision: { words: 'A grooming salon may show dogs. Nothing here breaks a rule.', hours_ago: 52 },
    reports: [{ from: 'pia@holm.example', reason: 'other', note: 'I’m allergic to dogs.', hours_ago: 60 }],
  },
];

interface Sources {
  campaigns: readonly { id: string; slug?: string | null }[];
  now: Date;
}

/** The questions and reports on the admins' desk. */
export function demoDesk({ campaigns, now }: Sources) {
  return {
    support_requests: QUESTIONS.map((question) => requestRow(question, now)),
    support_messages: QUESTIONS.flatMap((question) => messageRows(question, now)),
    ...reportRows(campaigns, now),
  };
}

function requestRow({ from, subject, status, said }: Question, now: Date): Insertable<SupportRequests> {
  const hours = said.map(({ hours_ago }) => hours_ago);
  return {
    id: seedId('support-request', subject),
    user_id: personId(from),
    ...{ subject, status },
    created_at: ago(now, Math.max(...hours)),
    last_message_at: ago(now, Math.min(...hours)),
  };
}

function messageRows({ from, subject, said }: Question, now: Date): Insertable<SupportMessages>[] {
  return said.map(({ kind, hours_ago, body }, place) => ({
    id: seedIdInOrder('support-message', subject, place),
    support_request_id: seedId('support-request', subject),
    author_id: personId(kind === 'question' ? from : HELPER),
    ...{ kind, body },
    created_at: ago(now, hours_ago),
  }));
}

function reportRows(campaigns: Sources['campaigns'], now: Date) {
  const report_decisions: Insertable<ReportDecisions>[] = [];
  const reports: Insertable<Reports>[] = [];
  for (const { business, slug, decision, reports: of } of REPORTED) {
    const campaign = campaigns.find((one) => one.slug === slug);
    if (campaign === undefined) continue;
    const target = { target_type: 'campaign' as const, target_id: campaign.id };
    const decision_id = decision ? seedId('report-decision', slug) : null;
    if (decision && decision_id) {
      report_decisions.push({
        ...target,
        id: decision_id,
        person_id: personId(`owner@${business}.example`),
        action: 'nothing',
        words: decision.words,
        decided_by: personId(HELPER),
        decided_at: ago(now, decision.hours_ago),
      });
    }
    for (const [place, { from, reason, note, hours_ago }] of of.entries()) {
      reports.push({
        ...target,
        id: seedIdInOrder('report', slug, place),
        reporter_id: personId(from),
        ...{ reason, note, decision_id },
        created_at: ago(now, hours_ago),
      });
    }
  }
  return { report_decisions, reports };
}

function personId(email: string): string {
  return seedId('person', email);
}

function ago(now: Date, hours: number): string {
  return hoursAfter(now, -hours).toISOString();
}
