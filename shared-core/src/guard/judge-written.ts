import type { Language } from '../languages/language.ts'
import type { Block, Found } from '../model/article.ts'
import { createTextGuard, repeats } from './create-text-guard.ts'
import { createDraftGuard, type DraftRefusal } from './guard-draft.ts'
import { refusalText } from './refusal-text.ts'

/** What a text is worth beside the text it is a title of. */
export interface WrittenVerdict {
  /** `carried`: it is in the body. `reworded`: its names, figures and turns do, in other words. */
  readonly verdict: 'carried' | 'reworded' | 'refused'
  /** Why it is refused, for a writer; empty: it is not. */
  readonly reasons: readonly { readonly code: DraftRefusal; readonly message: string }[]
  /** Words that the body lacks, as written; never called false. */
  readonly unheld: readonly string[]
}

/** Judges texts against one body, without its title, and what else the page says of itself, unless that repeats the text. */
export function createJudge(paragraphs: readonly string[], language: Language, summary = ''): (text: string) => WrittenVerdict {
  const blocks = paragraphs.map(
    (text, index): Block =>
      ({ kind: isHeading(text) ? 'heading' : 'paragraph', id: `p${index + 1}`, text, ...(isHeading(text) && { level: 2 }) }) as Block,
  )
  const guardsWith = (value: string) => {
    const description: Found<string> = { value, from: 'field', source: 'description', confidence: 'declared', span: null }
    const article = { blocks, title: null, headline: null, description }
    return { isCarried: createDraftGuard(article, language), isHeld: createTextGuard(article, language) }
  }
  const made = new Map<string, ReturnType<typeof guardsWith>>()
  return (written) => {
    const text = written.replace(/\s+/g, ' ').trim()
    const ground = repeats(summary, text) ? '' : summary
    const { isCarried, isHeld } = made.get(ground) ?? guardsWith(ground)
    made.set(ground, { isCarried, isHeld })
    const whole = isCarried({ text, sentences: [text] })
    if (whole.refusal === null) return { verdict: 'carried', reasons: [], unheld: [] }
    const held = isHeld(text, [])
    if (held === null || whole.refusal === 'form') return refused(held === null ? 'language' : 'form', '')
    if (held.refusal !== null) return refused(held.refusal, held.detail)
    const sentences = held.claims.map(({ quote }) => quote)
    const isWhole = held.unheld.length === 0 && isCarried({ text, sentences }).refusal === null
    return { verdict: isWhole ? 'carried' : 'reworded', reasons: [], unheld: held.unheld }
  }
}

const refused = (code: DraftRefusal, detail: string): WrittenVerdict => ({
  verdict: 'refused',
  reasons: [{ code, message: refusalText(code, detail) }],
  unheld: [],
})

/** Characters of a heading at most. */
const longestHeading = 90

/** Short, and no sentence. */
const isHeading = (text: string): boolean => text.length < longestHeading && !/[.!?…:;,。！？]["”’)]*$/.test(text)
