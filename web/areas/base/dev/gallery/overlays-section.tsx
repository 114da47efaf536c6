import { useState } from 'react';
import { BottomSheet } from '#web/ui/bottom-sheet.tsx';
import { Button } from '#web/ui/button.tsx';
import { ToggleChip } from '#web/ui/chip.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.ts';
import { Section } from './section.tsx';

const REASONS = [
  { value: 'closed', label: 'Shop closed for repairs' },
  { value: 'late', label: 'The work came too late' },
  { value: 'both', label: 'Both sides agreed' },
] as const;

export function OverlaysSection() {
  return (
    <Section title="Dialogs, drawer, sheet">
      <div className="flex flex-wrap gap-2">
        <RefundDialog />
        <Dialog
          trigger={<Button>Open sign-up dialog</Button>}
          awning
          width="wide"
          phone="full"
          title="Create your account"
          description="The awning drops once as the dialog opens."
        />
        <PaymentDrawer />
        <FilterSheet />
      </div>
    </Section>
  );
}

function RefundDialog() {
  return (
    <Dialog
      trigger={<Button>Open dialog</Button>}
      closable={false}
      title="Refund $245.00 to Crumb & Co.?"
      description="Maya’s job will be canceled and both of them get an email. You can’t undo this."
      actions={
        <>
          <DialogClose>
            <Button>Keep payment</Button>
          </DialogClose>
          <DialogClose>
            <Button
              variant="danger-solid"
              onClick={() => toast({ title: '$245.00 refunded to Crumb & Co.' })}
            >
              Refund $245.00
            </Button>
          </DialogClose>
        </>
      }
    >
      <Select label="Reason" options={REASONS} defaultValue="closed" className="mt-4" />
    </Dialog>
  );
}

function PaymentDrawer() {
  const [number, setNumber] = useState(10482);
  return (
    <Drawer
      trigger={<Button>Open drawer</Button>}
      title="Payment"
      onPrevious={() => setNumber(number - 1)}
      onNext={() => setNumber(number + 1)}
      footnote="Every action asks for a reason and is written to the audit log."
      actions={
        <>
          <Button variant="danger" onClick={() => toast({ title: 'Refund pressed' })}>
            Refund
          </Button>
          <Button onClick={() => toast({ title: 'Freeze pressed' })}>Freeze</Button>
          <Button variant="money" onClick={() => toast({ title: '$245.00 released', variant: 'success' })}>
            Release $245.00
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">PAY-{number}</p>
      <p className="type-big-money">$245.00</p>
    </Drawer>
  );
}

function FilterSheet() {
  const [open, setOpen] = useState(false);
  const [tiktok, setTiktok] = useState(true);
  return (
    <BottomSheet
      trigger={<Button>Open sheet</Button>}
      open={open}
      onOpenChange={setOpen}
      title="Filters"
      actions={
        <>
          <Button size="large" variant="ghost" onClick={() => setTiktok(false)}>
            Clear all
          </Button>
          <Button size="large" variant="primary" onClick={() => setOpen(false)}>
            Show {tiktok ? 7 : 31} campaigns
          </Button>
        </>
      }
    >
      <ToggleChip pressed={tiktok} onPressedChange={setTiktok}>
        TikTok
      </ToggleChip>
    </BottomSheet>
  );
}
