import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Signals } from '#web/components/admin/signals.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { BusinessFacts } from './business-facts.tsx';
import { businessOptions } from './businesses-options.ts';

type BusinessDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** Read-only: the owner edits the business, and suspending applies to the owner's account. */
export function BusinessDrawer({ id, ids, onOpen, onClose }: BusinessDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: business, error } = useQuery(businessOptions(api, id));
  return (
    <RecordDrawer
      title="Business"
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      actions={
        business ? (
          <>
            {business.owner ? (
              <ButtonLink href={`/admin/users?open=${business.owner.id}`}>Owner account</ButtonLink>
            ) : null}
            <ForAdmins rule="business">
              <ButtonLink href={`/business?as=${business.id}`} icon={<Eye aria-hidden="true" />}>
                View as {business.business_name}
              </ButtonLink>
            </ForAdmins>
          </>
        ) : undefined
      }
      footnote="Every time you view a business as its owner, the audit log records it."
    >
      {business ? (
        <div key={business.id} className="grid gap-6">
          <BusinessFacts business={business} />
          <Signals signals={business.signals} />
          <AuditTrail subjectType="business" subjectId={business.id} />
        </div>
      ) : (
        <RecordPending error={error} />
      )}
    </RecordDrawer>
  );
}
