import { useRouter } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';

type MessageButtonProps = {
  /** The job's campaign. */
  campaignId: string;
  /** The recipient of a business's message; a creator's goes to the campaign's shop. */
  creatorId?: string;
  /** The recipient's name, for screen readers. */
  name: string;
  /** Shows the name too, if there is room. */
  showsName?: boolean;
  size?: 'dense' | 'default' | 'touch';
  variant?: 'secondary' | 'ghost';
  className?: string;
};

/** Opens the conversation about a job. */
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
  const opening = useAction(
    (api) =>
      call(api, 'POST /api/conversations', {
        body: { campaign_id: campaignId, ...(creatorId && { creator_id: creatorId }) },
      }),
    {
      after: ({ side, id }) => router.navigate({ href: `/${side}/messages/${id}` }),
      failed: 'Couldn’t open the conversation',
    },
  );

  return (
    <Button
      size={size}
      variant={variant}
      loading={opening.isBusy}
      icon={<MessageSquare aria-hidden="true" />}
      onClick={() => void opening.run()}
      className={className}
    >
      <span>
        Message<span className={showsName ? 'max-md:sr-only' : 'sr-only'}> {name}</span>
      </span>
    </Button>
  );
}
