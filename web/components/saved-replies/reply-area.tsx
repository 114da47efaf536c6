import { type ComponentProps, useRef } from 'react';
import { type BlankValues, findBlankRefusal } from '#domain/messages/saved-replies.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { RepeatWarning } from './repeat-warning.tsx';
import { ReplyButton } from './reply-button.tsx';
import { useReplies } from './use-replies.ts';

type ReplyAreaProps = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'defaultValue' | 'ref'> & {
  value: string;
  onWrite: (text: string) => void;
  /** Fills in the blanks of an inserted reply. */
  values: BlankValues;
  /** Warns a creator who sends one text to many businesses. */
  warnsOfRepeats?: boolean;
};

/** A text field that saved replies can be inserted into. Inserting never sends. */
export function ReplyArea({
  value,
  onWrite,
  values,
  warnsOfRepeats = false,
  hint,
  className,
  ...area
}: ReplyAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const replies = useReplies({ field, text: value, write: onWrite, values });
  return (
    <div className={className}>
      <TextArea
        {...area}
        ref={field}
        value={value}
        hint={findBlankRefusal(value) ?? hint}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={replies.onKeyDown}
      />
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        <ReplyButton replies={replies} field={field} text={value} />
        {warnsOfRepeats ? <RepeatWarning text={value} /> : null}
      </div>
    </div>
  );
}
