import { Check, CircleAlert, Unplug } from 'lucide-react';
import type { SocialSync } from '#contract/creators/social-accounts-admin.ts';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';

const CAUSES: Record<SocialSync['cause'], string> = {
  connected: 'First sync',
  clock: 'Daily sync',
  creator: 'Requested by the creator',
  admin: 'Requested by an admin',
};

const FACES = {
  read: { words: 'Synced', Icon: Check, tone: 'text-ink-2' },
  failed: { words: 'Failed', Icon: CircleAlert, tone: 'text-danger' },
  expired: { words: 'Ended', Icon: Unplug, tone: 'text-yellow-text' },
} as const;

/** The syncs of the last 90 days, newest first, thirty at most. */
export function SyncList({ syncs }: { syncs: readonly SocialSync[] }) {
  const now = useNow();
  return (
    <section aria-label="Syncs">
      <h3 className="type-item">Syncs</h3>
      {syncs.length === 0 ? (
        <p className="mt-2 text-base text-ink-2">None in the last 90 days.</p>
      ) : (
        <ol className="mt-1">
          {syncs.map(({ id, cause, outcome, failure, took_ms, created_at }) => {
            const { words, Icon, tone } = FACES[outcome];
            return (
              <li key={id} className="border-line border-b py-2.5 text-base last:border-b-0">
                <p className="flex items-baseline justify-between gap-4">
                  <span className={`flex items-center gap-2 font-medium ${tone}`}>
                    <Icon aria-hidden="true" className="size-4 shrink-0 stroke-2" />
                    {words}
                  </span>
                  <time dateTime={created_at} className="num shrink-0 text-hint text-ink-3">
                    {momentWords(created_at, now)}
                  </time>
                </p>
                <p className="mt-0.5 pl-6 text-hint text-ink-2">
                  {failure ?? CAUSES[cause]}
                  <span className="num text-ink-3"> {seconds(took_ms)}</span>
                </p>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

function seconds(took_ms: number): string {
  return took_ms < 1_000 ? `${took_ms} ms` : `${(took_ms / 1_000).toFixed(1)} s`;
}
