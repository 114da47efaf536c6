import type { AnyRouter } from '@tanstack/react-router';
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderWhole } from './render-whole.ts';

const answerWithPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  keepBootScripts(router);
  try {
    const page = await renderWhole(<StartServer router={router} />, router.options.ssr?.nonce);
    const html = await transformHtmlStringWithRouter(router, page);
    const answer = new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
    // Handed on as it is: as a body it would be made bytes and text once more.
    return Object.assign(answer, { text: async () => html });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** Renders one page to one answer. Which pages exist and who may see them was decided before. */
export default createStartHandler(answerWithPage);

/** The router hands its boot scripts out once, to whoever draws first; a page may be drawn twice. */
function keepBootScripts({ serverSsr }: AnyRouter): void {
  if (serverSsr === undefined) return;
  const scripts = serverSsr.takeInitialHydrationScriptTags();
  serverSsr.takeInitialHydrationScriptTags = () => scripts;
}
