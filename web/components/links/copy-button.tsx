import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

type CopyButtonProps = { text: string; label: string; of?: string; size?: 'dense' | 'default' };

/** Copies a text, and says so. If the browser refuses, the text can be selected beside it. */
export function CopyButton({ text, label, of, size = 'default' }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      toast({
        title: 'Couldn’t copy',
        description: `Select it and copy it: ${text}`,
        variant: 'destructive',
      });
    }
  }

  return (
    <Button
      size={size}
      icon={copied === text ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      onClick={() => void copy()}
    >
      {copied === text ? 'Copied' : label}
      {of ? <span className="sr-only"> {of}</span> : null}
    </Button>
  );
}
