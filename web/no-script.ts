/** Pages can be read without scripts, but most of what they offer can't be pressed. Only in the server's HTML. */
export const NO_SCRIPT_NOTICE =
  '<p class="bg-yellow-tint px-5 py-3 text-center text-md text-yellow-text print:hidden">Most buttons and forms here need JavaScript. Turn it on in your browser’s settings, then reload this page.</p>';
