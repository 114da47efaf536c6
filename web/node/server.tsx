import type { AnyRouter } from '@tanstack/react-router';
import { defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderWhole } from './render-whole.ts';

const answerWithPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  keepBootScripts(router);
  let failure: unknown = null;
  const answer = await renderSsrHtmlResponse({
    router,
    responseHeaders,
    render: () =>
      renderWhole(<StartServer router={router} />, router.options.ssr?.nonce).catch((cause: unknown) => {
        failure = cause;
        return '';
      }),
  });
  if (failure !== null) throw failure;
  return answer;
});

/** Renders one page to one answer. Which pages exist and who may see them was decided before. */
export default createStartHandler(answerWithPage);

/** The router hands its boot scripts out once, to whoever draws first; a page may be drawn twice. */
function keepBootScripts({ serverSsr }: AnyRouter): void {
  if (serverSsr === undefined) return;
  const scripts = serverSsr.takeInitialHydrationScriptTags();
  serverSsr.takeInitialHydrationScriptTags = () => scripts;
}
