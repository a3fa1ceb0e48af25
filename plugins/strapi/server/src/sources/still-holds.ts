import type { SourceAnswer } from './source-pages.ts'

type Page = Extract<SourceAnswer, { readonly kind: 'page' }>

/** Letters of a page that may be a wall, a shell or a sign in its place, and of a part of a passage that is sure to be of it. */
const shortPage = 1_800
const shortPart = 12

/** Whether a page still holds the passage of then; null: unknown. Marks, spaces and tags between its letters may be others. */
export function stillHolds({ body, charset, isCut }: Page, passage: string | null): boolean | null {
  const parts = (passage ?? '')
    .split('…')
    .map(bare)
    .filter((part) => part.length >= shortPart)
  const html = decode(Buffer.from(body, 'base64'), charset)
  if (parts.length === 0 || html === null) return null
  const shown = withReferences(withoutScripts(html).replace(/<[^<>]*>/g, ' '))
  const text = bare(shown)
  // values of attributes and data are read, too
  const whole = bare(withReferences(html))
  if (parts.every((part) => text.includes(part) || whole.includes(part))) return true
  return isCut || text.length < shortPage || /&[a-z]{2,8};/i.test(shown) ? null : false
}

/** Without scripts and styles; of one that does not end, nothing behind its beginning. */
function withoutScripts(html: string): string {
  let [text, from, open] = ['', 0, '']
  for (const { index, 1: slash, 2: name = '' } of html.matchAll(/<(\/?)(script|style)\b/gi)) {
    const isEnd = slash !== ''
    if (open === '' && !isEnd) {
      text += `${html.slice(from, index)} `
      open = name.toLowerCase()
    } else if (isEnd && open === name.toLowerCase()) {
      const end = html.indexOf('>', index)
      if (end < 0) return text
      from = end + 1
      open = ''
    }
  }
  return open === '' ? text + html.slice(from) : text
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const withReferences = (html: string): string =>
  html.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, number, hex, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const code = number === undefined ? Number.parseInt(hex, 16) : Number(number)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })

/** null: its charset is not known. */
function decode(bytes: Buffer, charset: string): string | null {
  const meta = /<meta[^>]{0,200}charset\s*=\s*["']?([\w:.-]+)/i.exec(bytes.subarray(0, 4_096).toString('latin1'))?.[1]
  for (const [name, fatal] of [
    ['utf-8', true],
    [charset || (meta ?? ''), false],
  ] as const)
    try {
      return new TextDecoder(name, { fatal }).decode(bytes)
    } catch {
      // another charset, or an unknown one
    }
  return null
}
