import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { useIsAllowed } from '#web/components/admin/for-admins.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { AnnouncementActions } from './announcement-actions.tsx';
import { AnnouncementFacts } from './announcement-facts.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { announcementOptions, NEW_ANNOUNCEMENT } from './announcements-options.ts';
import { EmailPreview } from './email-preview.tsx';

type AnnouncementDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** A draft is a form; what people get can only be read. */
export function AnnouncementDrawer(props: AnnouncementDrawerProps) {
  return props.id === NEW_ANNOUNCEMENT ? <NewDrawer {...props} /> : <KnownDrawer {...props} />;
}

function NewDrawer({ id, ...drawer }: AnnouncementDrawerProps) {
  return (
    <RecordDrawer title="New announcement" openId={id} {...drawer}>
      <AnnouncementForm announcement={null} onSaved={drawer.onOpen} />
    </RecordDrawer>
  );
}

function KnownDrawer({ id, ...drawer }: AnnouncementDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: known, error } = useQuery(announcementOptions(api, id));
  const [edited, setEdited] = useState<number | null>(null);
  const mayChange = useIsAllowed('admin_operations');
  return (
    <RecordDrawer
      title="Announcement"
      openId={id}
      {...drawer}
      actions={
        known && mayChange ? (
          <AnnouncementActions
            announcement={known}
            isEdited={edited === known.version}
            onGone={drawer.onClose}
          />
        ) : undefined
      }
      footnote="Every action is recorded in the audit log."
    >
      {known ? (
        <div className="grid gap-8">
          <AnnouncementFacts announcement={known} />
          {known.status === 'draft' && mayChange ? (
            <AnnouncementForm
              key={known.version}
              announcement={known}
              onSaved={drawer.onOpen}
              onEdit={() => setEdited(known.version)}
            />
          ) : null}
          {known.has_email ? <EmailPreview id={id} /> : null}
          <AuditTrail subjectType="announcement" subjectId={id} />
        </div>
      ) : (
        <RecordPending error={error} />
      )}
    </RecordDrawer>
  );
}
