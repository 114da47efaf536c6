import { defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { createStartHandler, StartServer } from '@tanstack/react-start/server';
import { renderWhole } from './render-whole.ts';

const answerWithPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
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
