import type { MediaFile } from '#contract/media.ts';
import { ALT_TEXT_MAX_LENGTH, CAPTION_MAX_LENGTH } from '#domain/media.ts';
import { FormDialogPanel } from '#web/components/settings/form-dialog-panel.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type DescribeWorkProps = {
  file: MediaFile;
  send: (words: { caption: string; alt_text: string }) => Promise<void>;
  onClosed: () => void;
};

/** What a piece is called, and what is to be seen on it for whoever does not see it. */
export function DescribeWork({ file, send, onClosed }: DescribeWorkProps) {
  return (
    <FormDialogPanel
      title="What is this piece?"
      names={['caption', 'alt_text']}
      send={send}
      done="Saved."
      verb="Save"
      safeVerb="Leave as it is"
      onClosed={onClosed}
    >
      {(errorOf) => (
        <>
          <TextField
            label="Name"
            name="caption"
            defaultValue={file.caption ?? ''}
            maxLength={CAPTION_MAX_LENGTH}
            hint="As in “Ramen at 1 a.m.”"
            error={errorOf('caption')}
          />
          <TextField
            label="What it shows"
            name="alt_text"
            defaultValue={file.alt_text ?? ''}
            maxLength={ALT_TEXT_MAX_LENGTH}
            hint="Read out to people who do not see it"
            error={errorOf('alt_text')}
          />
        </>
      )}
    </FormDialogPanel>
  );
}
