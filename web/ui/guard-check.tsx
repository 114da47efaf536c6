import { SpinnerRing } from './spinner.tsx';

export function GuardCheck({ className = 'py-12' }: { className?: string }) {
  return (
    <p role="status" className={`flex items-center justify-center gap-3 text-ink-2 ${className}`}>
      <SpinnerRing className="size-5" />
      Checking access...
    </p>
  );
}
