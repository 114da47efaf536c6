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
  const { target_type, target_id, person, upload } = found;
  const actions = actionsFor(target_type).filter(
    (action) =>
      (person !== null || action === 'nothing' || action === 'hide') &&
      (action !== 'hide' || upload === null || upload.can_hide),
  );
  return (
    <section aria-label="Decide">
      <h3 className="type-item">Decide</h3>
      {upload && !upload.can_hide ? (
        <p className="mt-1 text-base text-ink-2">
          It can’t be hidden: it was sent to the other side, who keeps it, or it’s already gone.
        </p>
      ) : null}
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

const HIDE_WORDS: Record<'campaign' | 'message' | 'media_file', ActionWords> = {
  campaign: {
    verb: 'Pause campaign',
    title: 'Pause this campaign?',
    description: `It leaves the list, and only an admin can resume it. ${APPEAL}`,
    done: 'Campaign paused.',
  },
  message: {
    verb: 'Remove message',
    title: 'Remove this message?',
    description: `Neither side can read it anymore. ${APPEAL}`,
    done: 'Message removed.',
  },
  media_file: {
    verb: 'Hide upload',
    title: 'Hide this upload?',
    description: `Nobody else can see it anymore, and its owner can’t restore it. ${APPEAL}`,
    done: 'Upload hidden.',
  },
};

function wordsOf(action: ReportAction, { target_type, person }: ReportCase): ActionWords {
  const name = person?.name ?? 'this account';
  const WORDS: Record<ReportAction, ActionWords> = {
    nothing: {
      verb: 'No violation',
      title: 'Close the reports without action?',
      description: 'The reporters learn that we didn’t find a violation. Nobody else is told.',
      done: 'Reports closed.',
    },
    hide: {
      ...HIDE_WORDS[target_type === 'campaign' || target_type === 'media_file' ? target_type : 'message'],
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
