/**
 * The `fetch` of all API calls: if the server requires a recent confirmation, this asks for it and repeats the request,
 * so that pages don't have to handle it.
 */
export const fetchConfirmed: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  if (request.method === 'GET') return fetch(request);
  const body = await request.arrayBuffer();
  const send = () => fetch(new Request(request, body.byteLength ? { body } : {}));
  const response = await send();
  if (response.status !== 403) return response;
  return (await import('./send-confirmed.ts')).sendConfirmed(response, send);
};
