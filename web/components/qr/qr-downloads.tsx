import { Download } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { QrDrawing } from './qr-code.tsx';
import { saveQr } from './save-qr.ts';

type QrDownloadsProps = { qr: QrDrawing; name: string; of: string };

/** The QR code as files: a picture for posts, and lines for print in any size. */
export function QrDownloads({ qr, name, of }: QrDownloadsProps) {
  async function save(kind: 'png' | 'svg') {
    try {
      await saveQr(qr, name, kind);
    } catch {
      toast({ title: 'Couldn’t save the QR code', variant: 'destructive' });
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      {(['png', 'svg'] as const).map((kind) => (
        <Button
          key={kind}
          size="dense"
          icon={<Download aria-hidden="true" />}
          onClick={() => void save(kind)}
        >
          {kind.toUpperCase()}
          <span className="sr-only"> of the QR code {of}</span>
        </Button>
      ))}
    </div>
  );
}
