import type { TranslationMerge, TranslationRecord } from '@citable/contract'
import { type SourceArticle, splitArticle } from '../../segments/split-article.ts'
import type { SegmentTranslation } from '../../segments/translate-segments.ts'
import { mergeArticle, type Previous, planArticle, recordArticle, translationsIn } from '../merge-article.ts'

/** An engine that writes capitals between placeholders. */
const shout = (text: string): string => text.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, markup, words) => markup ?? words.toUpperCase())

export interface Translated {
  readonly article: SourceArticle
  readonly record: TranslationRecord
  readonly merge: TranslationMerge | null
  /** Tagged texts that the engine was asked for. */
  readonly asked: readonly string[]
}

/** Translates a source, or merges it with the translation that is there. */
export function translate(article: SourceArticle, previous?: Previous): Translated {
  const split = splitArticle(article, [], true)
  const plan = previous ? planArticle(split, previous, true) : null
  const asked: string[] = []
  const results = new Map(
    split.segments.flatMap(({ id, text }): readonly (readonly [string, SegmentTranslation])[] => {
      if (plan && !plan.needed.has(id)) return []
      const known = plan?.known.get(text)
      if (known) return [[id, known]]
      asked.push(text)
      return [[id, { text: shout(text), origin: 'machine', unknownWords: 0, reason: null }]]
    }),
  )
  const merged = plan && previous ? mergeArticle(article, split, plan, previous, results, {}) : null
  const { fields, ...made } = merged?.article ?? split.put(translationsIn(results), {})
  return {
    article: {
      ...made,
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, { ...article.fields[name]!, value } as SourceArticle['fields'][string]]),
      ),
    },
    record: merged?.record ?? recordArticle(split, results, {}),
    merge: merged?.merge ?? null,
    asked,
  }
}

export const htmlArticle = (html: string): SourceArticle => ({ title: null, description: null, body: { html }, fields: {} })

/** The text of an article of one body. */
export const bodyOf = ({ body }: SourceArticle): string =>
  'html' in body ? body.html : 'markdown' in body ? body.markdown : JSON.stringify(body.blocks)

/** Translates one source, lets a person change the translation, and merges it with another source. */
export function again(
  source: SourceArticle,
  edit: (translation: string) => string,
  next: SourceArticle,
  choices: Partial<Pick<Previous, 'take' | 'keep'>> = {},
): Translated {
  const first = translate(source)
  const { body } = first.article
  const edited = 'markdown' in body ? { markdown: edit(body.markdown) } : 'html' in body ? { html: edit(body.html) } : body
  return translate(next, { record: first.record, article: { ...first.article, body: edited }, take: [], keep: [], ...choices })
}
