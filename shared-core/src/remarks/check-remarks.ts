import { readText } from '../answers/article-text.ts'
import { control } from '../languages/characters/rarer-characters.ts'
import { claimWords } from '../languages/claim-words.ts'
import type { Language } from '../languages/language.ts'
import { findNames } from '../languages/words/find-names.ts'
import type { Article } from '../model/article.ts'
import type { CheckId } from '../model/check-id.ts'
import type { Outcome } from '../model/report.ts'
import type { Span } from '../model/values.ts'
import { createSupport, type Support } from '../titles/support.ts'
import { bareQuotation, createQuotationFinder } from './find-quotation.ts'
import {
  type CheckedRemarks,
  maxRemarks,
  type Remark,
  type RemarkKind,
  type RemarkRefusal,
  remarkKinds,
  type WrittenRemark,
} from './remark.ts'

/** What remarks are checked against. */
export interface RemarkInput {
  readonly article: Article
  readonly language: Language
  /** What the checks say of the article. */
  readonly outcomes: readonly Outcome[]
}

/** Code points; half of them in scripts of full width. Quotations and remarks were asked for in 25 words and 200 characters. */
const longest = { quotation: 300, text: 300 } as const
const shortest = { quotation: 12 } as const

/** Lets through the remarks whose quotations are in the text once, and drops the others with their reasons. Pure; it sets no score. */
export function checkRemarks({ article, language, outcomes }: RemarkInput, written: readonly WrittenRemark[]): CheckedRemarks {
  const find = createQuotationFinder(article.blocks)
  const support = createSupport(readText(article, language), language)
  const remarks: Remark[] = []
  const refused: CheckedRemarks['refused'][number][] = []
  for (const draft of written) {
    const checked = check(draft)
    if (typeof checked === 'string') refused.push({ text: draft.text, reason: checked })
    else remarks.push(checked)
  }
  return { remarks, refused }

  function check({ kind: named, quotation, text: said, missing }: WrittenRemark): Remark | RemarkRefusal {
    const kind = remarkKinds.find(
      (known) =>
        known ===
        named
          .trim()
          .toLowerCase()
          .replace(/[\s-]+/g, '_'),
    )
    if (kind === undefined) return 'kind'
    const text = said.replace(unseen, ' ').replace(/\s+/g, ' ').trim()
    if (text === '' || hasMarkup(text) || (kind === 'missing_step' && language.terms(missing).length === 0)) return 'form'
    const share = language.unspaced ? 0.5 : 1
    const passage = bareQuotation(quotation)
    const length = [...passage].length
    if (length < shortest.quotation * share || length > longest.quotation || [...text].length > longest.text) return 'length'
    const place = find(passage)
    if (place === null) return 'absent'
    if (place === 'repeated') return 'repeated'
    if (isThere(missing, support, language)) return 'present'
    if (remarks.some((other) => overlap(other.quotation, place))) return 'again'
    if (isCovered(kind, place, outcomes)) return 'known'
    if (remarks.length === maxRemarks) return 'many'
    return { kind, text, quotation: place, unheld: unsupportedIn(text, support, language) }
  }
}

/** Control and formatting characters, which no sentence needs. */
const unseen = new RegExp(String.raw`[${control}\u200b\u2028-\u202e\u2060-\u2069\ufeff]`, 'gu')

const hasMarkup = (text: string): boolean => /[<>{}|\\]|https?:|\]\(/.test(text)

/** One sentence of the text holds all words of what is called missing. */
function isThere(missing: string, support: Support, language: Language): boolean {
  const terms = language.terms(missing)
  return terms.length > 0 && support.hasTogether(terms)
}

const overlap = (one: Span, other: Span): boolean => one.place === other.place && one.start < other.end && other.start < one.end

/** Checks that say what a remark of a kind says. */
const checksOfRemark: Readonly<Record<RemarkKind, readonly CheckId[]>> = {
  unclear: ['sentence-length', 'passage-self-contained', 'text-unfinished', 'text-fluency', 'text-slips'],
  unsupported: ['statistic-source', 'quotation-attributed', 'source-linked'],
  contradiction: ['date-order', 'text-slips'],
  missing_step: ['text-unfinished', 'kind-parts'],
  buried_answer: ['opening-answer', 'section-opening-answer', 'answer-block'],
  off_topic: ['topic-focus'],
  outdated: ['date-relative', 'date-passed', 'date-age'],
}

/** Kinds that a check says of a text as a whole: no other passage would be the remark's. */
const ofWhole: readonly RemarkKind[] = ['buried_answer', 'off_topic']

/** A failing check that is shown says it of this passage, or of the whole text. */
const isCovered = (kind: RemarkKind, place: Span, outcomes: readonly Outcome[]): boolean =>
  outcomes.some(
    (outcome) =>
      outcome.status === 'fail' &&
      outcome.isQuiet !== true &&
      checksOfRemark[kind].includes(outcome.check) &&
      (ofWhole.includes(kind) || outcome.spans.some((span) => overlap(span, place))),
  )

/** Figures of a remark that the text lacks, and names where letters' case marks them. */
function unsupportedIn(text: string, support: Support, language: Language): readonly string[] {
  const tokens = language.tokenize(text)
  const namesByCase = claimWords[language.tag.split('-')[0]!]?.namesByCase === true && language.pack.capitalNouns !== true
  const names = namesByCase ? findNames(text, tokens) : []
  const isName = (start: number) => names.some((name) => name.start <= start && start < name.end)
  return tokens.words.flatMap(({ term, start, end }) =>
    (/^[0-9]/.test(term) || isName(start)) && !support.has(term) ? [text.slice(start, end)] : [],
  )
}
