import type { parseMarkdown } from '../parse/markdown/parse-markdown.ts'
import type { howToInMarkup } from './plugin-markup/how-to-markup.ts'

/** Large code that not every draft needs; null: left out, because this one does not need it. */
export interface Readers {
  readonly parseMarkdown: typeof parseMarkdown | null
  readonly pluginMarkup: typeof import('./plugin-markup/plugin-markup.ts') | null
  readonly howToInMarkup: typeof howToInMarkup | null
}

/** A reader that the draft needs. Throws when it was left out: that is a caller's bug, and a guess would score differently. */
export function readerOf<Name extends keyof Readers>(readers: Readers, name: Name): NonNullable<Readers[Name]> {
  const reader = readers[name]
  if (reader === null) throw new Error(`The draft needs ${name}, which was not loaded.`)
  return reader
}
