import { type FormEvent, type RefObject, useId, useState } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import { ALT_TEXT_MAX_LENGTH, CAPTION_MAX_LENGTH } from '#domain/base/media.ts';
import { type FormErrors, NO_ERRORS, readFormErrors } from '#web/api/form-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';

type WordsDialogProps = {
  file: MediaFile;
  onSave: (words: { caption: string; alt_text: string }) => Promise<void>;
  onClose: () => void;
  /** The button that opened it, because the menu is gone by then. */
  returnFocus: RefObject<HTMLElement | null>;
};

type Name = 'caption' | 'alt_text';

export function WordsDialog({ file, onSave, onClose, returnFocus }: WordsDialogProps) {
  const formId = useId();
  const [words, setWords] = useState({ caption: file.caption ?? '', alt_text: file.alt_text ?? '' });
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<FormErrors<Name>>(NO_ERRORS);

  function close() {
    onClose();
    returnFocus.current?.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    setErrors(NO_ERRORS);
    try {
      await onSave(words);
      close();
    } catch (cause) {
      setErrors(readFormErrors(cause, ['caption', 'alt_text']));
      toast({ title: 'Update failed', variant: 'destructive' });
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && close()}
      title="Caption and description"
      description="Both are optional. The caption appears under the photo."
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            Save caption
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="mt-5 grid gap-4">
        <TextField
          label="Caption"
          name="caption"
          maxLength={CAPTION_MAX_LENGTH}
          value={words.caption}
          error={errors.fields.caption}
          onChange={({ target }) => setWords({ ...words, caption: target.value })}
        />
        <TextArea
          label="Alt text"
          name="alt_text"
          hint="Describe the photo for people who can’t see it"
          limit={ALT_TEXT_MAX_LENGTH}
          value={words.alt_text}
          error={errors.fields.alt_text}
          onChange={({ target }) => setWords({ ...words, alt_text: target.value })}
        />
        <FormAlert>{errors.rest}</FormAlert>
      </form>
    </Dialog>
  );
}
