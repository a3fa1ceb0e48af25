import type { TranslateRequest } from '@citable/contract'
import { UsageFault } from './usage.ts'

/** True for a file of Markdown, by its name. */
export const isMarkdown = (file: string): boolean => /\.(?:md|markdown)$/i.test(file)

/** A glossary of the request from CSV: `en,es,ca`, then a word and its translations a line; what has none stays as it is. */
export function readGlossary(csv: string, targets: readonly string[]): NonNullable<TranslateRequest['glossary']> {
  const rows = csv
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(readRow)
  const [head = [], ...terms] = rows
  const columns = head.map((tag) => tag.toLowerCase())
  const missing = targets.filter((tag) => !columns.slice(1).includes(tag.toLowerCase()))
  if (columns.length > 1 && missing.length > 0) throw new UsageFault(`--glossary has no column for ${missing.join(', ')}.`)
  return terms.map(([term = '', ...translations]) => {
    const given = translations.flatMap((text, index) =>
      text === '' || head[index + 1] === undefined ? [] : [[head[index + 1]!, text] as const],
    )
    return given.length === 0
      ? { term, action: 'keep' as const }
      : { term, action: 'use' as const, translations: Object.fromEntries(given) }
  })
}

/** Cells of a line, in quotation marks where they hold a comma. */
const readRow = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)[ \t]*(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
    (quoted?.replaceAll('""', '"') ?? bare ?? '').trim(),
  )
