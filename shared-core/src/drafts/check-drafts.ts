import { createDraftGuard, type DraftGuard, type DraftRefusal, type WrittenDraft } from '../guard/guard-draft.ts'
import type { Language } from '../languages/language.ts'
import type { Outcome } from '../model/report.ts'
import type { TitleRefusal, TitleSuggestion } from '../model/titles.ts'
import type { Span } from '../model/values.ts'
import { checkRemarks } from '../remarks/check-remarks.ts'
import type { Remark, RemarkRefusal, WrittenRemark } from '../remarks/remark.ts'
import { distinctTitles, writtenTitles } from '../titles/generator/mix-titles.ts'
import type { TitleInput } from '../titles/judge-title.ts'
import { draftSentences } from './generator-text.ts'

/** The texts a generator wrote for an article. */
export interface WrittenDrafts {
  readonly titles: readonly WrittenDraft[]
  readonly description: WrittenDraft | null
  readonly lead: WrittenDraft | null
  readonly questions: readonly WrittenDraft[]
  readonly remarks: readonly WrittenRemark[]
}

/** The article, and what the checks say of it: no remark repeats that. */
export interface CheckInput extends TitleInput {
  readonly outcomes: readonly Outcome[]
}

export type DraftKind = 'title' | 'description' | 'lead' | 'question' | 'remark'

/** A draft that the article carries, and the sentences that do. Titles may be held by it, in other words. */
export interface CheckedDraft {
  readonly text: string
  readonly claims: readonly Span[]
}

/** The generator's texts that passed the guard. They are never part of an analysis and set no score. */
export interface CheckedDrafts {
  readonly titles: readonly TitleSuggestion[]
  readonly description: CheckedDraft | null
  readonly lead: CheckedDraft | null
  readonly questions: readonly CheckedDraft[]
  readonly remarks: readonly Remark[]
  /** The dropped texts, each with its reason. */
  readonly refused: readonly {
    readonly kind: DraftKind
    readonly text: string
    readonly reason: DraftRefusal | TitleRefusal | RemarkRefusal
  }[]
}

/** Titles and questions that are shown at most. */
const max = { titles: 5, questions: 5 } as const

/** Code points of a draft at most; half of it in scripts of full width. A description is cut in result pages behind about 160. */
const longest = { description: 170, lead: 600, question: 150 } as const

/** Lets through what the article carries and drops the rest with its reason. Pure. */
export function checkDrafts(input: CheckInput, written: WrittenDrafts, origin: string): CheckedDrafts {
  const guard = createDraftGuard(input.article, input.language)
  const sentences = draftSentences(input.article)
  const cited = (draft: WrittenDraft) => citedByQuote(draft, sentences)
  const refused: CheckedDrafts['refused'][number][] = []
  const check = (kind: 'description' | 'lead' | 'question', draft: WrittenDraft | null): CheckedDraft | null => {
    if (draft === null) return null
    const text = draft.text.replace(/\s+/g, ' ').trim()
    const reason = formOf(kind, text, input.language) ?? refusalOf(guard, { ...cited(draft), text })
    if (typeof reason !== 'string') return { text, claims: reason }
    refused.push({ kind, text, reason })
    return null
  }
  const titles = writtenTitles(input, written.titles.map(cited), origin, guard)
  for (const { text, reason } of titles.refused) refused.push({ kind: 'title', text, reason })
  const description = check('description', written.description)
  const lead = check('lead', written.lead)
  const questions: CheckedDraft[] = []
  for (const draft of written.questions) {
    const question = check('question', draft)
    if (question !== null && !questions.some(({ text }) => text.toLowerCase() === question.text.toLowerCase())) questions.push(question)
  }
  const { remarks, refused: dropped } = checkRemarks(input, written.remarks)
  for (const { text, reason } of dropped) refused.push({ kind: 'remark', text, reason })
  return {
    titles: distinctTitles(titles.passed, input.language, max.titles),
    description,
    lead,
    questions: questions.slice(0, max.questions),
    remarks,
    refused,
  }
}

/** Sentences cited by number, of the others one draft rests on. */
const maxCited = 3

/** The draft with the sentences that it cites by number, word for word. */
function citedByQuote({ text, sentences, numbers = [] }: WrittenDraft, numbered: readonly Span[]): WrittenDraft {
  const quoted = numbers.slice(0, maxCited).flatMap((number) => numbered[number - 1]?.quote ?? [])
  return { text, sentences: [...sentences, ...quoted] }
}

function refusalOf(guard: DraftGuard, draft: WrittenDraft): DraftRefusal | readonly Span[] {
  const { refusal, claims } = guard(draft)
  return refusal ?? claims
}

/** Fault in the form of a text, by its kind; null: there is none. */
function formOf(kind: 'description' | 'lead' | 'question', text: string, language: Language): 'form' | 'length' | null {
  if ([...text].length > longest[kind] / (language.unspaced ? 2 : 1)) return 'length'
  const asks = /[?？؟]$/.test(text)
  return (kind === 'question') === asks ? null : 'form'
}
