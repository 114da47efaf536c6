import { type FormEvent, type RefObject, useId, useState } from 'react';
import type { MediaFile } from '#contract/media.ts';
import { ALT_TEXT_MAX_LENGTH, CAPTION_MAX_LENGTH } from '#domain/media.ts';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import { type FormTrouble, NO_TROUBLE, readTrouble } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';

type WordsDialogProps = {
  file: MediaFile;
  onSave: (words: { caption: string; alt_text: string }) => Promise<void>;
  onClose: () => void;
  /** What opened it, in a menu that is gone by then. */
  returnFocus: RefObject<HTMLElement | null>;
};

type Name = 'caption' | 'alt_text';

export function WordsDialog({ file, onSave, onClose, returnFocus }: WordsDialogProps) {
  const formId = useId();
  const [words, setWords] = useState({ caption: file.caption ?? '', alt_text: file.alt_text ?? '' });
  const [isSaving, setIsSaving] = useState(false);
  const [trouble, setTrouble] = useState<FormTrouble<Name>>(NO_TROUBLE);

  function close() {
    onClose();
    returnFocus.current?.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    setTrouble(NO_TROUBLE);
    try {
      await onSave(words);
      close();
    } catch (cause) {
      setTrouble(readTrouble(cause, ['caption', 'alt_text']));
      toast({ title: 'Update failed', variant: 'destructive' });
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && close()}
      title="What does it show?"
      description="Both are optional. The caption stands under the picture."
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>Keep as it is</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            Save words
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
          error={trouble.fields.caption}
          onChange={({ target }) => setWords({ ...words, caption: target.value })}
        />
        <TextArea
          label="Alt text"
          name="alt_text"
          hint="What somebody would see, for people who cannot"
          limit={ALT_TEXT_MAX_LENGTH}
          value={words.alt_text}
          error={trouble.fields.alt_text}
          onChange={({ target }) => setWords({ ...words, alt_text: target.value })}
        />
        <FormAlert>{trouble.rest}</FormAlert>
      </form>
    </Dialog>
  );
}
