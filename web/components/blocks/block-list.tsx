import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Block } from '#contract/businesses/blocks.ts';
import { call } from '#web/api/call.ts';
import { apiQuery } from '#web/api/query.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { NotLoaded } from '#web/components/not-loaded.tsx';
import { dayWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';

export function BlockList() {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useQuery({ ...apiQuery(api, 'GET /api/blocks'), staleTime: 10_000 });
  const { data } = list;
  if (data === undefined) {
    return (
      <p className="text-base text-ink-2">
        {list.isError ? <NotLoaded words="This list didn’t load." query={list} /> : ''}
      </p>
    );
  }
  return (
    <Card padded={false}>
      {data.blocks.map((block) => (
        <BlockRow key={block.id} block={block} />
      ))}
      {data.blocks.length === 0 ? (
        <SettingsRow title="Nobody is blocked">
          <p>You can block someone on their page or in your conversation with them.</p>
        </SettingsRow>
      ) : null}
    </Card>
  );
}

function BlockRow({ block: { id, name, created_at } }: { block: Block }) {
  const now = useNow();
  return (
    <SettingsRow
      title={name}
      action={
        <FormDialog
          trigger={<Button aria-label={`Unblock ${name}`}>Unblock</Button>}
          title={`Unblock ${name}?`}
          description="You can message each other and start new work together again, unless they blocked you too."
          names={[]}
          send={(api) => call(api, 'DELETE /api/blocks/:id', { params: { id } })}
          after="everything"
          done={`${name} is unblocked.`}
          verb="Unblock"
          safeVerb="Cancel"
        />
      }
    >
      <p>Blocked {dayWords(created_at, now)}</p>
    </SettingsRow>
  );
}
