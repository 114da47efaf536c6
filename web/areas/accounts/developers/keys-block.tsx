import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadMoreFoot } from '#web/components/load-more-foot.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { Block } from './block.tsx';
import { keysOptions } from './developers-options.ts';
import { KeyDialog } from './key-dialog.tsx';
import { KeyRow } from './key-row.tsx';
import { ShownSecret } from './shown-secret.tsx';

export function KeysBlock() {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const list = useSuspenseInfiniteQuery(keysOptions(api));
  const keys = list.data.pages.flatMap((page) => page.api_keys);
  const scopes = list.data.pages[0]?.scopes ?? [];

  async function show(created: string) {
    setSecret(created);
    await queries.invalidateQueries({ queryKey: ['GET /api/api-keys'] });
  }

  return (
    <Block
      title="API keys"
      lede="A key lets a program act for you, within the scopes you choose."
      action={<KeyDialog scopes={scopes} onCreated={show} />}
    >
      <Card padded={false}>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} />
        ))}
        {keys.length === 0 ? (
          <SettingsRow title="No API keys yet">
            <p>Create one for each program, so you can revoke it without stopping the others.</p>
          </SettingsRow>
        ) : null}
        {list.hasNextPage ? (
          <LoadMoreFoot isLoading={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} />
        ) : null}
      </Card>
      {secret === null ? null : (
        <ShownSecret
          title="Copy your API key"
          description="Anyone who has it can act for you. We can’t show it again."
          label="API key"
          secret={secret}
          onDone={() => setSecret(null)}
        />
      )}
    </Block>
  );
}
