import { Suspense } from 'react';
import { isAllowed } from '#domain/accounts/access.ts';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { Link } from '#web/components/link.tsx';
import { useAccount } from '#web/session/use-auth.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { KeysBlock } from './keys-block.tsx';

const WebhooksBlock = lazyPart(async () => (await import('./webhooks-block.tsx')).WebhooksBlock);

/** API keys and webhooks, the same for every side. */
export function DevelopersContent() {
  const account = useAccount();
  const hasWebhooks = isAllowed('webhooks', account);
  return (
    <div className="grid grid-cols-1 gap-10">
      <p className="max-w-[40rem] text-base text-ink-2">
        {account.role === 'business' && account.business_count > 1
          ? `Connect your own programs to ${account.business?.business_name}. Keys and webhooks here work for this business only. `
          : 'Connect your own programs to Bizmeet. '}
        <Link href="/help/api-keys-and-webhooks" className="text-link text-ink">
          How it works
        </Link>
      </p>
      <KeysBlock />
      {hasWebhooks ? (
        <Suspense fallback={<div className="min-h-60" />}>
          <HydrationMark>
            <WebhooksBlock />
          </HydrationMark>
        </Suspense>
      ) : null}
    </div>
  );
}
