import { useRouter } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import type { RouterContext } from '#web/router-context.ts';
import { isSignedOut, leadToDoor } from '#web/session/session-lost.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

type MessageButtonProps = {
  /** About which job. */
  campaignId: string;
  /** To whom, where a business writes; creators write to the shop of the campaign. */
  creatorId?: string;
  /** Who hears of it, for those who do not see where the button stands. */
  name: string;
  /** Where there is room for it, it is seen as well. */
  showsName?: boolean;
  size?: 'dense' | 'default' | 'touch';
  variant?: 'secondary' | 'ghost';
  className?: string;
};

/** Opens the conversation two people have about a job, and goes there. */
export function MessageButton({
  campaignId,
  creatorId,
  name,
  showsName = false,
  size,
  variant,
  className,
}: MessageButtonProps) {
  const router = useRouter();
  const [isOpening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    const { api } = router.options.context as RouterContext;
    try {
      const { openConversation } = await import('#web/api/generated/sdk.gen.ts');
      const body = { campaign_id: campaignId, ...(creatorId && { creator_id: creatorId }) };
      const { data } = await openConversation({ ...api, body, throwOnError: true });
      await router.navigate({ href: `/${data.side}/messages/${data.id}` });
    } catch (cause) {
      if (isSignedOut(cause)) void leadToDoor(router);
      toast({ title: 'No conversation was opened', description: adviceFor(cause), variant: 'destructive' });
    } finally {
      setOpening(false);
    }
  }

  return (
    <Button
      size={size}
      variant={variant}
      loading={isOpening}
      icon={<MessageSquare aria-hidden="true" />}
      onClick={open}
      className={className}
    >
      <span>
        Message<span className={showsName ? 'max-md:sr-only' : 'sr-only'}> {name}</span>
      </span>
    </Button>
  );
}
