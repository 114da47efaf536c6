import { type FormEvent, type RefObject, useId, useState } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import { ALT_TEXT_MAX_LENGTH, CAPTION_MAX_LENGTH } from '#domain/base/media.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';

type WordsDialogProps = {
  file: MediaFile;
  onClose: () => void;
  /** The button that opened it, because the menu is gone by then. */
  returnFocus: RefObject<HTMLElement | null>;
};

export function WordsDialog({ file, onClose, returnFocus }: WordsDialogProps) {
  const formId = useId();
  const [words, setWords] = useState({ caption: file.caption ?? '', alt_text: file.alt_text ?? '' });
  const saving = useAction(
    (api) => call(api, 'PATCH /api/media/:id', { params: { id: file.id }, body: words }),
    {
      after: 'GET /api/media',
      afterRefusal: () => toast({ title: 'Update failed', variant: 'destructive' }),
      done: 'Image updated successfully',
      names: ['caption', 'alt_text'],
    },
  );

  function close() {
    onClose();
    returnFocus.current?.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (await saving.run()) close();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !saving.isBusy && close()}
      title="Caption and description"
      description="Both are optional. The caption appears under the photo."
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={saving.isBusy}>
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
          error={saving.fields.caption}
          onChange={({ target }) => setWords({ ...words, caption: target.value })}
        />
        <TextArea
          label="Alt text"
          name="alt_text"
          hint="Describe the photo for people who can’t see it"
          limit={ALT_TEXT_MAX_LENGTH}
          value={words.alt_text}
          error={saving.fields.alt_text}
          onChange={({ target }) => setWords({ ...words, alt_text: target.value })}
        />
        <FormAlert>{saving.problem}</FormAlert>
      </form>
    </Dialog>
  );
}
