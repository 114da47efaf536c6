import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.ts';

type ShownCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shows the codes, only this once. */
export function ShownCodes({ codes, onDone }: ShownCodesProps) {
  const text = codes.join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Recovery codes copied.', variant: 'success' });
    } catch {
      toast({
        title: 'Couldn’t copy the codes. Select and copy them.',
        variant: 'destructive',
      });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onDone();
      }}
      closable={false}
      title="Save your recovery codes"
      description="Each one signs you in once if you lose your phone or passkey. We can’t show them again."
      actions={
        <>
          <Button onClick={() => void copy()}>Copy codes</Button>
          <DialogClose>
            <Button variant="primary">I’ve saved them</Button>
          </DialogClose>
        </>
      }
    >
      <ul
        aria-label="Recovery codes"
        className="mt-5 grid gap-x-3 gap-y-1.5 rounded-control bg-sel p-4 font-mono text-base sm:grid-cols-2 sm:whitespace-nowrap"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
