import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Opens a public page, and copies its address. */
export function PublicLink({ url }: { url: string }) {
  const [copied, setCopied] = useState<string | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(url);
    } catch {
      toast({
        title: 'Couldn’t copy',
        description: 'Select the address and copy it.',
        variant: 'destructive',
      });
    }
  }

  return (
    <div className="mt-4">
      <p className="text-hint break-all text-ink select-all">{url}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ButtonLink href={url} target="_blank">
          View public page
        </ButtonLink>
        <Button
          icon={copied === url ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={copy}
        >
          {copied === url ? 'Copied' : 'Copy link'}
        </Button>
      </div>
    </div>
  );
}
