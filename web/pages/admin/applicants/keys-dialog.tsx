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

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Keys on this page">
      <dl className="mt-4 grid gap-2.5 text-md">
        {KEYS.map(([key, deed]) => (
          <div key={key} className="flex items-center justify-between gap-4">
            <dt>{deed}</dt>
            <dd className="kbd px-2">{key}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
