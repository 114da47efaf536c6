import type { ReactNode } from 'react';

/** The actions of a step: at its end on a desktop, pinned to the bottom on a phone. */
export function StepFoot({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-6 flex items-center justify-between gap-4 max-md:sticky max-md:bottom-0 max-md:z-20 max-md:-mx-5 max-md:mt-8 max-md:border-line max-md:border-t max-md:bg-paper max-md:px-5 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] [html:has(&)]:[--bar-bottom:5rem]">
      <div className="text-base text-ink-3 max-md:sr-only">{note}</div>
      <div className="flex gap-2.5 max-md:w-full max-md:[&>*]:grow">{children}</div>
    </div>
  );
}
