import { Keyboard } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const KEYS = [
  ['J', 'The next applicant'],
  ['K', 'The one before'],
  ['O', 'Open the work'],
  ['1 to 5', 'Choose a reason'],
  ['A', 'Approve'],
  ['C', 'Ask for changes'],
  ['R', 'Reject'],
  ['?', 'This list'],
] as const;

type KeyHintsProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The keys that matter most in the title bar, and all of them behind the last. */
export function KeyHints({ isOpen, onOpenChange }: KeyHintsProps) {
  return (
    <>
      <p aria-hidden="true" className="flex items-center gap-2 text-dense text-ink-2 max-xl:hidden">
        <span className="kbd">J</span>
        <span className="kbd">K</span> next, previous
        <span className="kbd ml-2">O</span> open work
        <span className="kbd ml-2">?</span> all keys
      </p>
      <Button
        variant="ghost"
        shape="icon"
        aria-label="All keys"
        aria-keyshortcuts="?"
        icon={<Keyboard aria-hidden="true" />}
        onClick={() => onOpenChange(true)}
        className="max-md:hidden"
      />
      <Dialog open={isOpen} onOpenChange={onOpenChange} title="Keys on this page">
        <dl className="mt-4 grid gap-2.5 text-md">
          {KEYS.map(([key, deed]) => (
            <div key={key} className="flex items-center justify-between gap-4">
              <dt>{deed}</dt>
              <dd className="kbd px-2">{key}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
