import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { CaseContext } from './case-context.tsx';
import { CaseReports } from './case-reports.tsx';
import { EarlierDecisions } from './earlier-decisions.tsx';
import { ReportActions } from './report-actions.tsx';
import { TARGET_WORDS } from './report-words.ts';
import { keyOf, reportCaseOptions } from './reports-options.ts';

type ReportDrawerProps = {
  target: Parameters<typeof keyOf>[0];
  ids: readonly string[];
  onOpen: (key: string) => void;
  onClose: () => void;
};

export function ReportDrawer({ target, ids, onOpen, onClose }: ReportDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: found, error } = useQuery(reportCaseOptions(api, target));
  return (
    <RecordDrawer
      title={`Reported ${TARGET_WORDS[target.target_type].toLowerCase()}`}
      ids={ids}
      openId={keyOf(target)}
      onOpen={onOpen}
      onClose={onClose}
    >
      {found ? (
        <div key={keyOf(target)} className="grid gap-6">
          <CaseContext found={found} />
          <CaseReports found={found} />
          {found.report_count > 0 ? <ReportActions found={found} /> : null}
          <EarlierDecisions decisions={found.earlier} />
          <p className="text-hint text-ink-3">The audit log records who opened this, and every decision.</p>
        </div>
      ) : (
        <RecordPending error={error} />
      )}
    </RecordDrawer>
  );
}
