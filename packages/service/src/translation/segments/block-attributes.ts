import type { Range } from './segment-runs.ts'

/** Attributes of core blocks that hold text which readers see, by block. */
const readable: Readonly<Record<string, readonly string[]>> = {
  search: ['label', 'placeholder', 'buttonText'],
  'navigation-link': ['label', 'description', 'title'],
  'navigation-submenu': ['label', 'description', 'title'],
  'home-link': ['label'],
  'read-more': ['content'],
  more: ['customText'],
  'post-excerpt': ['moreText'],
  'post-navigation-link': ['label'],
  'query-pagination-next': ['label'],
  'query-pagination-previous': ['label'],
  'comments-pagination-next': ['label'],
  'comments-pagination-previous': ['label'],
  'social-link': ['label'],
  'post-terms': ['prefix', 'suffix'],
  'post-author': ['byline'],
  details: ['summary'],
  cover: ['alt'],
}

/** Attributes that a synced pattern lets its pages say otherwise, with text in them. */
const overrides: ReadonlySet<string> = new Set(['content', 'text', 'alt', 'title', 'caption', 'label'])

/** Words from which on a value that says what the block's markup says is held for a repetition of it. */
const repeatedWords = 2

/** A text in the comment of a block. */
export interface BlockText extends Range {
  readonly value: string
}

/**
 * Texts in the attributes of a block, which stand as JSON in the comment that begins it.
 *
 * @param comment with its marks
 * @param offset where it begins
 * @param isShown true for what the markup of the text says as well: where the two differ, the editor holds the block for damaged
 */
export function blockAttributeTexts(comment: string, offset: number, isShown: (value: string) => boolean): readonly BlockText[] {
  const [, space = 'core/', name = '', json = ''] =
    /^<!--\s+wp:([a-z][a-z0-9-]*\/)?([a-z][a-z0-9-]*)\s+(\{.*\})\s+\/?-->$/s.exec(comment) ?? []
  if (!isJson(json)) return []
  const begin = offset + comment.indexOf(json)
  return stringsOf(json).flatMap(({ path, start, end, value }) => {
    const isReadable = space === 'core/' && isText(name, path)
    const isRepeated = (value.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= repeatedWords && isShown(value)
    return isReadable || isRepeated ? [{ start: begin + start, end: begin + end, value }] : []
  })
}

function isText(block: string, path: readonly string[]): boolean {
  const [first = '', ...more] = path
  if (block === 'block') return first === 'content' && more.length === 2 && overrides.has(more[1]!)
  return more.length === 0 && (first === 'ariaLabel' || (readable[block] ?? []).includes(first))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Strings of a JSON text that are values, with the keys that lead to them; members of a list have ''. @param json a valid one */
function stringsOf(json: string): readonly (BlockText & { readonly path: readonly string[] })[] {
  const found: (BlockText & { readonly path: readonly string[] })[] = []
  const open: { readonly isList: boolean; key: string | null }[] = []
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    const holder = open.at(-1)
    if (token === '{' || token === '[') open.push({ isList: token === '[', key: token === '[' ? '' : null })
    else if (token === '}' || token === ']') open.pop()
    else if (holder && token === ',') holder.key = holder.isList ? '' : null
    else if (holder?.key === null) holder.key = JSON.parse(token) as string
    else if (holder)
      found.push({
        path: open.map(({ key }) => key ?? ''),
        start: index,
        end: index + token.length,
        value: JSON.parse(token) as string,
      })
  }
  return found
}

/** The text that a comment shows in place of a post's end. @param comment with its marks @param offset where it begins */
export function moreText(comment: string, offset: number): readonly BlockText[] {
  const inner = /^<!--more(.*)-->$/s.exec(comment)?.[1] ?? ''
  const value = inner.trim()
  const start = offset + '<!--more'.length + inner.length - inner.trimStart().length
  return value === '' ? [] : [{ start, end: start + value.length, value }]
}

/** A text as WordPress writes it in the comment of a block. */
export const writeBlockText = (text: string): string =>
  JSON.stringify(text)
    .replace(/--/g, '\\u002d\\u002d')
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/&/g, '\\u0026')
    .replace(/\\"/g, '\\u0022')
