import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';

type ShownSecretProps = {
  title: string;
  description: string;
  label: string;
  secret: string;
  onDone: () => void;
};

/** Shows a secret, only this once. */
export function ShownSecret({ title, description, label, secret, onDone }: ShownSecretProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ title: `${label} copied.`, variant: 'success' });
    } catch {
      toast({ title: 'Couldn’t copy. Select the text and copy it.', variant: 'destructive' });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onDone();
      }}
      closable={false}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={() => void copy()}>Copy</Button>
          <DialogClose>
            <Button variant="primary">I’ve saved it</Button>
          </DialogClose>
        </>
      }
    >
      <output
        aria-label={label}
        className="mt-5 block rounded-control bg-sel p-4 font-mono text-base break-all select-all"
      >
        {secret}
      </output>
    </Dialog>
  );
}
