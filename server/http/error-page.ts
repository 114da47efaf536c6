/** Stands in when a page could not be drawn at all: needs no script, no file and no data. */
export function errorPage(nonce: string, requestId: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong - Bizmeet</title>
<style nonce="${nonce}">
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; text-align: center;
  font: 16px/25px system-ui, sans-serif; background: light-dark(#fbf7f0, #14110e); color: light-dark(#17130f, #f7f0e6) }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 32px }
p { margin: 0 16px 24px; color: light-dark(#574e45, #bfb4a5) }
a { display: inline-block; margin: 0 4px; padding: 12px 20px; border-radius: 10px; font-weight: 600; text-decoration: none;
  color: inherit; border: 1px solid light-dark(#cfc4b3, #4a4138) }
a.primary { color: #fff; background: #d23820; border-color: transparent }
</style>
</head>
<body>
<main>
<h1>Something went wrong</h1>
<p>Try again. If it stays like this, write to us and quote ${requestId}.</p>
<a href="/">Go home</a><a class="primary" href="">Try again</a>
</main>
</body>
</html>`;
}
