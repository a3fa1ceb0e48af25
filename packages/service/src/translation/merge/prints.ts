import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import type { ArticlePart } from '../segments/split-article.ts'

const evenBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Names a text with its markup; how it is written, as an editor may change it when it stores a text, is left out. */
export function printOf(source: string, format: ArticlePart['format']): string {
  if (format === 'strapi_blocks') return digest(evenJson(JSON.parse(source.startsWith('[') ? source.slice(1) : source)))
  return digest(format === 'markdown' ? evenBlanks(source) : evenHtml(source))
}

/** 72 bits. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)

function evenHtml(source: string): string {
  let even = ''
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const written = Object.keys(attributes)
        .sort()
        .map((attribute) => ` ${attribute}=${JSON.stringify(evenBlanks(attributes[attribute]!))}`)
      even += `<${name}${written.join('')}>`
    },
    onclosetag: (name) => {
      even += `</${name}>`
    },
    ontext: (text) => {
      even += text.replaceAll('<', '&lt;')
    },
    oncomment: (text) => {
      even += `<!--${text}-->`
    },
  })
  parser.write(source)
  parser.end()
  return evenBlanks(even)
}

const evenJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
