import type { MediaFile } from '#contract/base/media.ts';
import { ALT_TEXT_MAX_LENGTH, CAPTION_MAX_LENGTH } from '#domain/base/media.ts';
import { FormDialogPanel } from '#web/components/forms/form-dialog-panel.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type DescribeWorkProps = {
  file: MediaFile;
  send: (words: { caption: string; alt_text: string }) => Promise<void>;
  onClosed: () => void;
};

/** The title and the alt text of a piece. */
export function DescribeWork({ file, send, onClosed }: DescribeWorkProps) {
  return (
    <FormDialogPanel
      title="Describe this piece"
      names={['caption', 'alt_text']}
      send={(_, words) => send(words)}
      done="Saved."
      verb="Save"
      safeVerb="Cancel"
      onClosed={onClosed}
    >
      {(errorOf) => (
        <>
          <TextField
            label="Name"
            name="caption"
            defaultValue={file.caption ?? ''}
            maxLength={CAPTION_MAX_LENGTH}
            hint="For example, “Ramen at 1 a.m.”"
            error={errorOf('caption')}
          />
          <TextField
            label="Description"
            name="alt_text"
            defaultValue={file.alt_text ?? ''}
            maxLength={ALT_TEXT_MAX_LENGTH}
            hint="Read aloud to people who use screen readers"
            error={errorOf('alt_text')}
          />
        </>
      )}
    </FormDialogPanel>
  );
}
