import type { AdminAnnouncement } from '#contract/accounts/announcements.ts';
import { formatCount } from '#domain/format/count.ts';
import { Facts } from '#web/components/admin/facts.tsx';
import { AnnouncementBar } from '#web/components/announcement-bar.tsx';
import { Prose } from '#web/components/prose.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { AnnouncementBadge, AUDIENCE_WORDS, channelWords, daysWords, people } from './announcement-words.tsx';

/** Who it reaches, how it looks and, once it is live, what became of it. */
export function AnnouncementFacts({ announcement }: { announcement: AdminAnnouncement }) {
  const { status, title, link_label, link_url, has_bar, has_email, reach, blocks } = announcement;
  const now = useNow();
  const moment = (at: string | null) => at && momentWords(at, now);
  const link = link_label && link_url ? { label: link_label, url: link_url } : null;
  const hasStarted = status === 'live' || status === 'ended';
  return (
    <div className="grid gap-6">
      <Facts
        facts={[
          ['Status', <AnnouncementBadge key="status" status={status} />],
          ['Audience', AUDIENCE_WORDS[announcement.audience]],
          ['Channels', channelWords(announcement)],
          ['Days', daysWords(announcement)],
          ['Bar reaches', has_bar && !hasStarted ? people(reach.people) : null],
          ['Email reaches', has_email && !hasStarted ? people(reach.emails) : null],
          ['Written by', announcement.created_by_name],
          ['Went live', moment(announcement.started_at)],
          ['Ended', moment(announcement.ended_at)],
        ]}
      />
      {has_email && !hasStarted ? (
        <p className="text-base text-ink-2">
          Emails go to people who turned on News from Bizmeet, from 9 a.m. in New York on the first day, or
          right away if that’s today.
        </p>
      ) : null}
      {has_bar ? (
        <section aria-label="Bar preview">
          <h3 className="mb-2 type-item">Bar</h3>
          <AnnouncementBar announcement={{ title, ...(link && { link }) }} />
        </section>
      ) : null}
      {status === 'draft' ? null : (
        <section aria-label="Text">
          <h3 className="type-item wrap-anywhere">{title}</h3>
          <Prose blocks={blocks} className="wrap-anywhere" />
        </section>
      )}
      {hasStarted ? <Report announcement={announcement} /> : null}
    </div>
  );
}

function Report({ announcement: { has_bar, has_email, report } }: { announcement: AdminAnnouncement }) {
  const emails = has_email
    ? ([
        ['Queued', report.queued],
        ['Sent', report.sent],
        ['Delivered', report.delivered],
        ['Bounced', report.bounced],
        ['Marked as spam', report.complained],
        ['Not sent', report.failed],
        ['Unsubscribed', report.unsubscribed],
      ] as const)
    : [];
  return (
    <section aria-label="Report">
      <h3 className="mb-2 type-item">Report</h3>
      <Facts
        facts={[
          ...emails.map(([name, count]) => [name, formatCount(count)] as const),
          ['Emailing', has_email ? (report.is_complete ? 'Finished' : 'In progress') : null],
          ['Dismissed the bar', has_bar ? formatCount(report.dismissed) : null],
        ]}
      />
    </section>
  );
}
