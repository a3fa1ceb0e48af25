import type { EntryFacts } from '#shared/entry/input-of-entry.ts'
import type { ShownText } from '../score/snapshot.ts'

/** Texts of an entry that are remembered, the newest ones. */
const maxTexts = 30

interface NewText {
  /** `textHash` and `shownHash`. */
  readonly text: string
  readonly shown: string
  /** When it was published; null: not known. */
  readonly at: string | null
}

/** The texts with what is shown now. @param known of a snapshot of before texts were remembered; null: none */
export function textsWith(
  before: readonly ShownText[] | null,
  known: EntryFacts['publishedText'],
  { text, shown, at }: NewText,
): readonly ShownText[] {
  const first: readonly ShownText[] = known === null ? [] : [[known.since, known.hash === text ? shown : known.hash]]
  const texts = before !== null && before.length > 0 ? before : first
  return at === null || texts.at(-1)?.[1] === shown ? texts : [...texts, [at, shown] as const].slice(-maxTexts)
}

/** Since when the last of several texts is there; null: there was one alone. */
export const changedAtOf = (texts: readonly ShownText[]): string | null => (texts.length < 2 ? null : (texts.at(-1)?.[0] ?? null))
