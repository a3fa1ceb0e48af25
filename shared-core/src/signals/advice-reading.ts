import type { AdviceWords, TitleAdvice } from '../languages/advice-words.ts'
import type { KindOfText } from '../model/text-kind.ts'
import type { Span } from '../model/values.ts'
import type { Byline } from './evidence/byline.ts'
import type { Reading } from './reading.ts'
import type { Agreement } from './text/found.ts'

/** All that advice looks at: an article whose scores are known, and its kind. */
export interface AdviceReading extends Pick<Reading, 'article' | 'context' | 'language' | 'blocks' | 'sections'> {
  readonly textKind: KindOfText
  /** The title surely names nothing of the text: nothing about it is called good. */
  readonly namesNothing: boolean
  /** What a file lacks of author and day; null: nothing, or a site knows them. */
  readonly byline: Byline | null
  /** What the text says against itself. */
  readonly found: Agreement
  /** Last days of what readers are asked to do, which are over. */
  readonly passed: readonly Span[]
  /** Of the text's language; null: it has none. */
  readonly words: AdviceWords | null
  /** What titles of the language are judged by, which more languages have; null: it has none. */
  readonly titleWords: TitleAdvice | null
}
