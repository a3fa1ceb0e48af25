import type { Range } from './segment-runs.ts'

/** Attributes of core blocks that hold text which readers see, by block. */
const readable: Readonly<Record<string, readonly string[]>> = {
  search: ['label', 'placeholder', 'buttonText'],
  'navigation-link': ['label'],
  'navigation-submenu': ['label'],
  'home-link': ['label'],
  'read-more': ['content'],
  more: ['customText'],
  'post-excerpt': ['moreText'],
}

/** Texts in the attributes of a block, which stand as JSON in the comment that begins it. @param comment with its marks @param offset where it begins */
export function blockAttributeTexts(comment: string, offset: number): readonly (Range & { readonly value: string })[] {
  const [, name = '', json = ''] = /^<!--\s+wp:(?:core\/)?([a-z][a-z0-9-]*)\s+(\{.*\})\s+\/?-->$/s.exec(comment) ?? []
  const properties = [...json.matchAll(/"(\w+)":("(?:[^"\\]|\\.)*")/g)]
  return (readable[name] ?? []).flatMap((key) => {
    const found = properties.filter((property) => property[1] === key)
    const [match] = found
    // the same key twice stands in an inner object as well
    if (match === undefined || found.length > 1) return []
    try {
      const all = JSON.parse(json) as Readonly<Record<string, unknown>>
      const value: unknown = JSON.parse(match[2]!)
      if (typeof value !== 'string' || all[key] !== value) return []
      const start = offset + comment.indexOf(json) + match.index + match[0].length - match[2]!.length
      return [{ start, end: start + match[2]!.length, value }]
    } catch {
      return []
    }
  })
}

/** A text as WordPress writes it in the comment of a block. */
export const writeBlockText = (text: string): string =>
  JSON.stringify(text)
    .replace(/--/g, '\\u002d\\u002d')
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\\"/g, '\\u0022')
