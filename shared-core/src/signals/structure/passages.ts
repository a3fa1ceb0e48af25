import { factFor, factOf } from '../../answers/article-text.ts'
import { opensWithReference } from '../../answers/passages.ts'
import { mainQuestion, oneSpace } from '../../answers/questions.ts'
import { type QueryTerm, queryTerms, termCoverage } from '../../answers/ranking/coverage.ts'
import type { Language, Tokens } from '../../languages/language.ts'
import { hasName } from '../../languages/words/find-names.ts'
import type { Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { isReferenceSection } from '../evidence/sources.ts'
import { type Section, type TextBlock, wholeOf } from '../reading.ts'
import { sectionTerms } from './headings.ts'

/** A section under an H2 or H3, as a passage that could be quoted. @public: a part of what signals say */
export interface SectionFact {
  readonly heading: string
  readonly span: Span
  /** Words up to the next heading. */
  readonly words: number
  /** Its first paragraph; null when it opens with something else or with nothing. */
  readonly opening: {
    readonly words: number
    /** Share of the heading's terms that the paragraph holds, 0–1. */
    readonly coverage: number
    /** Opens with a word that points back; null where the language has no list. */
    readonly pointsBack: boolean | null
    /** The word that points back, as written. */
    readonly opener: string
    /** Holds a term of the heading or of the main question, or a name. */
    readonly namesSubject: boolean
    readonly span: Span
  } | null
  /** The heading asks, and the section answers. */
  readonly answered: boolean
  /** Share of the main question's terms in heading and text, 0–1; null without a question. */
  readonly focus: number | null
}

/** Paragraphs and sections as passages. `threshold` is the coverage at which a question counts as answered, 0–1. */
export const passages = defineSignal({
  fold: (_facts, { sections, blocks, article, context, language, answers }) => {
    const answered = new Set(
      answers.flatMap(({ source, state, question }) => (source === 'heading' && state === 'answered' ? [question] : [])),
    )
    const main = mainQuestion({ article, language, targetQueries: context.targetQueries })
    const paragraphs = blocks.map((entry) => factOf(entry, measureParagraph, language)).filter((fact) => fact !== null)
    const facts: SectionFact[] = []
    for (const section of sections) {
      if (section.heading === null || section.heading.block.level === 1 || section.heading.block.level > 3) continue
      // a list of references answers nothing and opens with no sentence
      if (isReferenceSection(section, language)) continue
      const fact = factFor(section, measureSection, main?.text ?? '', main?.terms ?? null, language)
      facts.push({ ...fact, answered: answered.size > 0 && answered.has(oneSpace(fact.heading)) })
    }
    return { paragraphs, sections: facts, threshold: language.pack.answerThreshold / 1000, unspaced: language.unspaced }
  },
})

/** null: no paragraph, or one without a word. */
const measureParagraph = (entry: TextBlock) =>
  entry.block.kind === 'paragraph' && entry.tokens.count > 0
    ? { words: entry.tokens.count, sentences: entry.tokens.sentences.length, span: wholeOf(entry) }
    : null

/** The section has a heading. */
function measureSection(section: Section, main: ReturnType<typeof queryTerms> | null, language: Language): Omit<SectionFact, 'answered'> {
  const { words } = section
  const heading = section.heading!
  const text = heading.block.text.trim()
  const terms = queryTerms(text, language)
  const first = openingOf(section)
  return {
    heading: text,
    span: wholeOf(heading),
    words,
    focus: main === null ? null : sharedWeight(main, section, language),
    opening:
      first === undefined || first.block.kind !== 'paragraph'
        ? null
        : {
            words: first.tokens.count,
            coverage: termCoverage(terms, first.block.text, language),
            pointsBack: language.has('referenceOpeners') ? opensWithReference(first.block.text, language) : null,
            opener: first.block.text.slice(first.tokens.words[0]?.start ?? 0, first.tokens.words[0]?.end ?? 0),
            namesSubject: namesSubject(first.block.text, first.tokens, [...terms, ...(main ?? [])]),
            span: wholeOf(first),
          },
  }
}

/** The first block of a section that says something. */
export const openingOf = ({ blocks }: Section): TextBlock | undefined => blocks.find(({ tokens }) => tokens.count > 0)

/** A text holds one of the terms that weigh, or a name. */
export function namesSubject(text: string, tokens: Tokens, terms: readonly QueryTerm[]): boolean {
  const subjects = new Set(terms.filter(({ weight }) => weight >= 5).map(({ term }) => term))
  return tokens.words.some(({ term }) => subjects.has(term)) || hasName(text, tokens)
}

/** Coverage of terms by a section and its heading. */
function sharedWeight(terms: ReturnType<typeof queryTerms>, section: Section, language: Language): number {
  const below = factOf(section, sectionTerms, language)
  let total = 0
  let covered = 0
  for (const { term, weight } of terms) {
    total += weight
    if (below.has(term) || section.heading?.tokens.words.some((word) => word.term === term)) covered += weight
  }
  return total === 0 ? 0 : covered / total
}
