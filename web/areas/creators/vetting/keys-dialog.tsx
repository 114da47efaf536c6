import { Dialog } from '#web/ui/dialog.tsx';

const KEYS = [
  ['J', 'Next applicant'],
  ['K', 'Previous applicant'],
  ['O', 'View work'],
  ['1 to 5', 'Choose a reason'],
  ['A', 'Approve'],
  ['C', 'Request changes'],
  ['R', 'Reject'],
  ['?', 'Show this list'],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Keyboard shortcuts">
      <dl className="mt-4 grid gap-2.5 text-md">
        {KEYS.map(([key, action]) => (
          <div key={key} className="flex items-center justify-between gap-4">
            <dt>{action}</dt>
            <dd className="kbd px-2">{key}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
