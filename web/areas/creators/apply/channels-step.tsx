import { SocialAccounts } from '#web/components/social/social-accounts.tsx';
import { PartError } from './part-error.tsx';

export function ChannelsStep({ error }: { error: string | null }) {
  return (
    <>
      <PartError name="channels" error={error} />
      <SocialAccounts as="h2" />
    </>
  );
}
