import { CreditCard } from 'lucide-react';

export function SandboxSign() {
  return (
    <p className="inline-flex items-center gap-2 rounded-badge bg-yellow-tint px-2.5 py-1 text-sm font-semibold text-yellow-text">
      <CreditCard aria-hidden="true" className="size-4" />
      Payment sandbox: no real money moves
    </p>
  );
}
