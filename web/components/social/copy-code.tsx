import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** The code for the bio, selectable by hand where the clipboard is blocked. */
export function CopyCode({ code }: { code: string }) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
    } catch {
      toast({
        title: 'Couldn’t copy',
        description: 'Select the code and copy it.',
        variant: 'destructive',
      });
    }
  }

  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <code className="rounded-badge border border-line-strong bg-surface px-2.5 py-1.5 font-mono text-md select-all">
        {code}
      </code>
      <Button
        size="dense"
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={copy}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </span>
  );
}
