/** Where an address may begin in Markdown, HTML, or JSON of either. */
const address = /(?:https?:)?\/\/[^\s"'<>`\\]+|\bwww\.[^\s"'<>`\\]+/gi

/** Marks that may be behind an address, or be part of it. Of one address the last of them are tried. */
const closer = /[)\]}|*_~,.;:!?&]/g
const maxCuts = 12

const longest = 2_048

/** True for a page that a text links: no other one is asked for it. The text is Markdown, HTML, or blocks as JSON. */
export function linksTo(text: string, url: string): boolean {
  const wanted = formOf(url)
  if (wanted === null) return false
  const { hostname } = new URL(url)
  const plain = text.replace(/\\{1,2}([!-/:-@[-`{-~])/g, '$1').replace(/&(?:amp|#38|#x26);/gi, '&')
  for (const [found] of plain.matchAll(address)) {
    const written = found.slice(0, longest)
    if (!written.toLowerCase().includes(hostname) && !/[^!-~]|%/.test(written)) continue
    if (formOf(written) === wanted) return true
    for (const { index } of [...written.matchAll(closer)].slice(-maxCuts)) if (formOf(written.slice(0, index)) === wanted) return true
  }
  return false
}

/** An address in one form for its spellings, with either scheme and without its fragment; null: it is none. */
function formOf(written: string): string | null {
  const whole = written.startsWith('//') ? `https:${written}` : /^www\./i.test(written) ? `http://${written}` : written
  if (!URL.canParse(whole)) return null
  const { protocol, username, password, host, pathname, search } = new URL(whole)
  return /^https?:$/.test(protocol) && username === '' && password === '' ? `${host}${pathname}${search}` : null
}
