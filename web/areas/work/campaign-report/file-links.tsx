import { Download } from 'lucide-react';
import { ButtonLink } from '#web/ui/button.tsx';

/** Downloads the report whose address this is. */
export function FileLinks({ path }: { path: string }) {
  return (
    <>
      {(['pdf', 'csv'] as const).map((format) => (
        <ButtonLink
          key={format}
          size="touch"
          icon={<Download aria-hidden="true" />}
          href={`${path}/${format}`}
          download
        >
          {format.toUpperCase()}
        </ButtonLink>
      ))}
    </>
  );
}
