import type { AnyRouter } from '@tanstack/react-router';
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import type { ShownPart } from '#web/ui/ready-made.tsx';
import { pageBytes, renderComplete } from './render-complete.ts';
import { scriptPreloads } from './script-preloads.ts';

const answerWithPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  keepBootScripts(router);
  try {
    const shown: ShownPart[] = [];
    const preloads = scriptPreloads(router);
    const page = await renderComplete(<StartServer router={router} />, {
      shown,
      preloads,
      nonce: router.options.ssr?.nonce,
    });
    const html = await transformHtmlStringWithRouter(router, page);
    const answer = new Response(null, { status: statusOf(router), headers: responseHeaders });
    // Returns the bytes as they are: a body would be read as a stream.
    return Object.assign(answer, { bytes: async () => pageBytes(html, shown) });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** Renders one page. Whether it exists and who may see it was decided before. */
export default createStartHandler(answerWithPage);

/** A page that a loader was refused answers with the status of the refusal, and isn't a failure of the server. */
function statusOf(router: AnyRouter): number {
  const statuses = router.state.matches.map(
    ({ error }) => (error as { status?: number } | undefined)?.status,
  );
  return statuses.find((status = 0) => status >= 400 && status < 500) ?? getSsrStatus(router);
}

/** The router provides its boot scripts only once, but a page may be rendered twice. */
function keepBootScripts({ serverSsr }: AnyRouter): void {
  if (serverSsr === undefined) return;
  const scripts = serverSsr.takeInitialHydrationScriptTags();
  serverSsr.takeInitialHydrationScriptTags = () => scripts;
}
