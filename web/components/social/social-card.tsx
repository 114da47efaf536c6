import { Ellipsis } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { canMoveSocialAccount } from '#domain/creators/social-account-states.ts';
import { PLATFORM_NAMES, profileUrl } from '#domain/creators/social-platforms.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { toast } from '#web/ui/toast.ts';
import { SocialBadge } from './social-badge.tsx';
import { SocialBody } from './social-body.tsx';
import type { SocialCardProps } from './social-card-props.ts';
import { SocialForm } from './social-form.tsx';
import type { SocialMenuProps } from './social-menu.tsx';

const SocialQuestion = lazyPart(async () => (await import('./social-question.tsx')).SocialQuestion);

/** A platform's card: the handle, its verification status and its numbers. */
export function SocialCard(props: SocialCardProps) {
  const { platform, account, may, actions, as: Heading } = props;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [isChanging, setIsChanging] = useState(false);
  const [asked, setAsked] = useState<'disconnect' | 'remove' | null>(null);
  const name = PLATFORM_NAMES[platform];

  /** The pressed button is gone by then, so the title takes the focus. */
  function settle(words: string) {
    setIsChanging(false);
    toast({ title: words, variant: 'success' });
    title.current?.focus();
  }

  const syncing = useAction((_, id: string) => actions.sync(id), {
    failed: 'Couldn’t sync',
    done: ({ failing_since, status }) =>
      status === 'connected' && failing_since === null
        ? { title: `${name} is up to date.`, variant: 'success' }
        : null,
  });

  const menu: Omit<SocialMenuProps, 'trigger'> = account
    ? {
        onSync: account.status === 'connected' ? () => void syncing.run(account.id) : undefined,
        onChange: may.change.is_allowed ? () => setIsChanging(true) : undefined,
        onDisconnect: canMoveSocialAccount('disconnect', account.status)
          ? () => setAsked('disconnect')
          : undefined,
        onRemove: may.change.is_allowed ? () => setAsked('remove') : undefined,
      }
    : {};
  const hasMenu = Object.values(menu).some((action) => action !== undefined);

  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className="flex items-start gap-3">
        <PlatformIcon platform={platform} className="mt-0.5 size-5" />
        <div className="flex min-w-0 grow flex-wrap items-start gap-x-3 gap-y-1.5">
          <div className="min-w-0 grow">
            <Heading id={titleId} ref={title} tabIndex={-1} className="type-item focus-visible:outline-none">
              {name}
            </Heading>
            {account ? (
              <a
                href={profileUrl(platform, account.handle)}
                target="_blank"
                rel="noreferrer"
                className="text-base break-all text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
              >
                @{account.handle}
              </a>
            ) : null}
          </div>
          {account ? <SocialBadge status={account.status} /> : null}
        </div>
        {hasMenu ? <MenuButton name={name} menu={menu} /> : null}
      </div>
      <div className="mt-4">
        {account && isChanging ? (
          <SocialForm
            platform={platform}
            account={account}
            onSave={async (claims) => {
              await actions.change(account.id, claims);
              settle(`${name} saved.`);
            }}
            onCancel={() => {
              setIsChanging(false);
              title.current?.focus();
            }}
          />
        ) : (
          <SocialBody {...props} onSettled={settle} />
        )}
      </div>
      {account && asked ? (
        <Suspense>
          <SocialQuestion
            action={asked}
            platform={platform}
            handle={account.handle}
            onClose={() => setAsked(null)}
            onYes={async () => {
              await (asked === 'remove' ? actions.remove(account.id) : actions.disconnect(account.id));
              settle(asked === 'remove' ? `${name} removed.` : `${name} was disconnected.`);
            }}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

function MenuButton({ name, menu }: { name: string; menu: Omit<SocialMenuProps, 'trigger'> }) {
  const trigger = (
    <Button
      variant="ghost"
      shape="icon"
      size="dense"
      aria-label={`More for ${name}`}
      icon={<Ellipsis aria-hidden="true" />}
      className="-mt-1 -mr-2"
    />
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="menu"
      load={async () => (await import('./social-menu.tsx')).SocialMenu}
      props={{ ...menu, trigger }}
    />
  );
}
