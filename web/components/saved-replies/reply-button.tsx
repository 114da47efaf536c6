import { MessageSquareQuote } from 'lucide-react';
import { type RefObject, Suspense } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { useReplies } from './use-replies.ts';

const loadPicker = async () => (await import('./reply-picker.tsx')).ReplyPicker;
const ReplyPicker = lazyPart(loadPicker);

type ReplyButtonProps = {
  replies: ReturnType<typeof useReplies>;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Only the icon, where there is little room. */
  isIcon?: boolean;
};

/** Opens the list of saved replies. Its code is fetched on hover or focus. */
export function ReplyButton({ replies, field, text, isIcon = false }: ReplyButtonProps) {
  const fetchAhead = () => void loadPicker().catch(() => undefined);
  const face = isIcon
    ? ({ shape: 'icon', size: 'touch', 'aria-label': 'Saved replies', title: 'Saved replies' } as const)
    : ({ size: 'dense', children: 'Saved replies' } as const);
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        icon={<MessageSquareQuote aria-hidden="true" />}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={replies.open}
        {...face}
      />
      {replies.isOpen ? (
        <Suspense>
          <ReplyPicker field={field} text={text} onInsert={replies.insert} onClose={replies.close} />
        </Suspense>
      ) : null}
    </>
  );
}
