import type { ReportCase } from '#contract/admin/reports.ts';
import { actionsFor, type ReportAction } from '#domain/admin/reports.ts';
import { call } from '#web/api/call.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

interface ActionWords {
  verb: string;
  title: string;
  description: string;
  done: string;
}

const READ_BY_PERSON = 'The person reads this. Don’t say who reported it.';
const APPEAL = 'They can appeal within 14 days.';

/** Decides all open reports of a record, with a reason. */
export function ReportActions({ found }: { found: ReportCase }) {
  const { target_type, target_id, person } = found;
  const actions = actionsFor(target_type).filter(
    (action) => person !== null || action === 'nothing' || action === 'hide',
  );
  return (
    <section aria-label="Decide">
      <h3 className="type-item">Decide</h3>
      <div className="mt-2 flex flex-wrap gap-2">
        {actions.map((action) => {
          const words = wordsOf(action, found);
          return (
            <ReasonDialog
              rule="admin_operations"
              key={action}
              trigger={<Button variant={action === 'suspend' ? 'danger' : 'secondary'}>{words.verb}</Button>}
              title={words.title}
              description={words.description}
              verb={words.verb}
              isDestructive={action === 'suspend'}
              {...(action !== 'nothing' && { hint: READ_BY_PERSON })}
              done={words.done}
              send={(api, reason) =>
                call(api, 'POST /api/admin/reports/:target_type/:target_id/decision', {
                  params: { target_type, target_id },
                  body: { action, words: reason },
                })
              }
            />
          );
        })}
      </div>
    </section>
  );
}

function wordsOf(action: ReportAction, { target_type, person }: ReportCase): ActionWords {
  const name = person?.name ?? 'this account';
  const isCampaign = target_type === 'campaign';
  const WORDS: Record<ReportAction, ActionWords> = {
    nothing: {
      verb: 'No violation',
      title: 'Close the reports without action?',
      description: 'The reporters learn that we didn’t find a violation. Nobody else is told.',
      done: 'Reports closed.',
    },
    hide: {
      verb: isCampaign ? 'Pause campaign' : 'Remove message',
      title: isCampaign ? 'Pause this campaign?' : 'Remove this message?',
      description: isCampaign
        ? `It leaves the list, and only an admin can resume it. ${APPEAL}`
        : `Neither side can read it anymore. ${APPEAL}`,
      done: isCampaign ? 'Campaign paused.' : 'Message removed.',
    },
    warn: {
      verb: 'Warn',
      title: `Warn ${name}?`,
      description: `They get your words by email and in the app. Nothing else changes. ${APPEAL}`,
      done: 'Warning sent.',
    },
    suspend: {
      verb: 'Suspend',
      title: `Suspend ${name}?`,
      description: `They’re signed out everywhere, and their campaigns, deadlines and payouts are paused. ${APPEAL}`,
      done: 'Account suspended.',
    },
  };
  return WORDS[action];
}
