import { escapeText } from '@citable/core/escape-html'

/**
 * The page about the page fetcher, for people who find it in their logs. GET /bot; plain HTML without scripts.
 *
 * @param contact where questions go; null: the operator gave none
 */
export function botPage(contact: string | null): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>CitableBot</title>
<main>
<h1>CitableBot</h1>
<p>CitableBot fetches single pages because a person asked this Citable service to analyse them. It does not crawl: it reads the page, the
site's robots.txt, and nothing else. It sends no cookies and keeps at most two connections to one site.</p>
<h2>How to keep it out</h2>
<p>It obeys robots.txt (RFC 9309) under the name <code>CitableBot</code>:</p>
<pre>User-agent: CitableBot
Disallow: /</pre>
<p>A change is seen within 24 hours.</p>
<h2>Contact</h2>
<p>${contact === null ? 'This service is run by whoever owns its address; they gave no contact.' : escapeText(contact)}</p>
</main>
</html>
`
}
