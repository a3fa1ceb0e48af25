import { gunzipSync } from 'node:zlib'
import { type ProblemCode, problemCodes } from '@citable/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { explained } from '../http/answers/problem.ts'
import { missingPackages } from '../start/optional-packages.ts'
import { readReferenceScript } from './read-reference-script.ts'

/** The reference draws with styles of its own making, hence inline styles; scripts and calls stay with this service. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Citable API</title>
    <script src="docs/reference.js" defer></script>
    <script src="docs/start.js" defer></script>
  </head>
  <body><div id="app"></div><noscript>The document itself: <a href="v1/openapi.json">openapi.json</a>.</noscript></body>
</html>
`

/** Its own greys and colours of methods are too faint to read by WCAG 2.2 AA (1.4.3); the search field's words are for the eye only. */
const styles = `
.light-mode { --scalar-color-2: #4a4a4a; --scalar-color-3: #595959; --scalar-color-green: #0a6238; --scalar-color-blue: #0b52a0; --scalar-color-orange: #8a3d00; --scalar-color-red: #a11d16; --scalar-color-yellow: #6b4e00; --scalar-color-purple: #5b3a9e; }
.dark-mode { --scalar-color-2: #cfcfcf; --scalar-color-3: #b8b8b8; --scalar-color-green: #6fe0ab; --scalar-color-blue: #8cc4ff; --scalar-color-orange: #ffb980; --scalar-color-red: #ffa29b; --scalar-color-yellow: #ffdc7a; --scalar-color-purple: #cdb4ff; }
`

/** The page requests nothing from other hosts: no fonts, proxy, measuring or assistant. A key that is typed stays in the page. */
const start = `Scalar.createApiReference('#app', {
  url: new URL('v1/openapi.json', document.baseURI).href,
  servers: [{ url: new URL('.', document.baseURI).href.replace(/\\/$/, '') }],
  withDefaultFonts: false,
  customCss: ${JSON.stringify(styles)},
  telemetry: false,
  persistAuth: false,
  defaultOpenAllTags: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
})
// its buttons that copy have a picture and no name
const nameButtons = () => {
  for (const button of document.querySelectorAll('button[class*="copy-button"]:not([aria-label])')) button.setAttribute('aria-label', 'Copy')
}
new MutationObserver(nameButtons).observe(document.body, { childList: true, subtree: true })
nameButtons()
`

/** The page in place of the reference. */
const absent = (missing: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Citable API</title>
<main>
<h1>The API reference is not installed</h1>
<p>It needs <code>npm install ${missing.join(' ')}</code> beside the service. The document itself is <a href="v1/openapi.json">openapi.json</a>;
<a href="docs/errors">what the codes of problems mean</a>.</p>
</main>
</html>
`

/** The API reference at `/docs` (Scalar, served by us), and what the codes of problems mean at `/docs/errors`. */
export function serveDocs(service: FastifyInstance, missing = missingPackages('reference')): void {
  const send = (reply: FastifyReply, type: string, content: string | Uint8Array): FastifyReply =>
    reply.header('content-security-policy', policy).header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(content)
  service.get('/docs', async (_request, reply) =>
    missing.length === 0 ? send(reply, 'text/html', page) : send(reply.code(404), 'text/html', absent(missing)),
  )
  service.get('/docs/start.js', async (_request, reply) => send(reply, 'text/javascript', start))
  service.get('/docs/errors', async (_request, reply) => send(reply, 'text/html', errorsPage()))
  let reference: Promise<Buffer> | null = null
  service.get('/docs/reference.js', async ({ headers }, reply) => {
    reference ??= readReferenceScript()
    const packed = await reference.catch((error: unknown) => {
      // the next visitor asks again
      reference = null
      throw error
    })
    reply.header('vary', 'Accept-Encoding')
    if (!takesGzip(headers['accept-encoding'])) return send(reply, 'text/javascript', gunzipSync(packed))
    return send(reply.header('content-encoding', 'gzip'), 'text/javascript', packed)
  })
}

const takesGzip = (accepted = ''): boolean => /(?:^|,)\s*gzip\s*(?:$|,|;\s*q=(?:1|0\.\d*[1-9]))/i.test(accepted)

/** Every code of a problem, what it means and what to do. The addresses of `type` lead here. */
function errorsPage(): string {
  const rows = (Object.keys(problemCodes) as ProblemCode[]).map((code) => {
    const { title, remedy } = explained[code]
    const cells = [`${problemCodes[code]}`, title, remedy.replaceAll('<', '&lt;').replace(/`([^`]*)`/g, '<code>$1</code>')]
    return `<tr id="${code}"><th scope="row"><code>${code}</code></th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Problems of the Citable API</title>
<style>body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 64rem; padding: 0 1rem } th, td { padding: .3rem .8rem .3rem 0; text-align: start; vertical-align: top } tr:target { background: Mark; color: MarkText }</style>
<main>
<h1>Problems</h1>
<p>Failures are answered as <code>application/problem+json</code> (RFC 9457). <code>code</code> is stable and new codes may be added;
<code>detail</code> says what happened this time; <code>errors</code> names each member that is not valid by its JSON pointer.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th><th scope="col">What to do</th></tr></thead><tbody>${rows.join('')}</tbody></table>
</main>
</html>
`
}
