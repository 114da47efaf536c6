import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NotLoaded } from '#web/components/not-loaded.tsx';
import { previewOptions } from './announcements-options.ts';

/** The email as readers get it. The frame runs no scripts; its links open in a new tab, as in a mail program. */
export function EmailPreview({ id }: { id: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const preview = useQuery(previewOptions(api, id));
  const { data } = preview;
  return (
    <section aria-label="Email preview">
      <h3 className="mb-2 type-item">Email</h3>
      {data ? (
        <iframe
          title={`Email: ${data.subject}`}
          srcDoc={data.html}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="h-120 w-full rounded-card border border-line bg-white"
        />
      ) : (
        <p className="text-base text-ink-2">
          {preview.isError ? (
            <NotLoaded words="The preview didn’t load." query={preview} />
          ) : (
            'Loading the preview'
          )}
        </p>
      )}
    </section>
  );
}
