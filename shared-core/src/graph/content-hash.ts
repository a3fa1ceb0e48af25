import { sha256 } from './sha-256.ts'

/**
 * 32 hex digits that show whether stored content nodes still belong to the text; twin of PHP.
 *
 * Hashed are the UTF-8 bytes of title, U+0000, content, then, unless it is empty, U+0000 and the title for result pages, after: CRLF and CR
 * become LF, tags of editor notes (`<mark class="wp-note">` and its end tag) are taken out, spaces, tabs, form feeds and line ends at the end
 * of each part are trimmed.
 * The first half of SHA-256: 128 bits are plenty against accidents, which is all that is asked of it.
 */
export function contentHash(title: string, rawContent: string, seoTitle = ''): string {
  const ownTitle = normalize(seoTitle)
  return sha256([normalize(title), normalize(rawContent), ...(ownTitle === '' ? [] : [ownTitle])].join('\u0000')).slice(0, 32)
}

function normalize(text: string): string {
  return unwrapNotes(text.replace(/\r\n?/g, '\n')).replace(/[ \t\n\f]+$/, '')
}

const markTag = /<(\/?)mark(?=[\s>])([^>]*)>/gi
const noteClass = /\sclass\s*=\s*(?:"[^"]*(?<![^\s"])wp-note(?![^\s"])[^"]*"|'[^']*(?<![^\s'])wp-note(?![^\s'])[^']*')/i

function unwrapNotes(text: string): string {
  if (!text.includes('wp-note')) return text
  const open: boolean[] = []
  return text.replace(markTag, (tag: string, slash: string, attributes: string) => {
    if (slash === '') {
      const isNote = noteClass.test(attributes)
      open.push(isNote)
      return isNote ? '' : tag
    }
    return open.pop() === true ? '' : tag
  })
}
