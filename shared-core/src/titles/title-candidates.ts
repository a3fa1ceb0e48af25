import { articleTitle, isQuestion } from '../answers/questions.ts'
import type { Language } from '../languages/language.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { Answer } from '../model/report.ts'
import type { MessageArgs } from '../model/values.ts'

export type Family = 'keep' | 'front' | 'heading' | 'lead' | 'question' | 'how_to' | 'list' | 'compare' | 'specific' | 'query'

export interface Candidate {
  readonly text: string
  readonly family: Family
  /** Reasons that come from how it was made. */
  readonly reasons: readonly { readonly code: string; readonly args: MessageArgs }[]
}

interface CandidateInput {
  readonly article: Article
  readonly answers: readonly Answer[]
  readonly language: Language
  readonly context: AnalysisContext
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Candidates of all families, author's words first. */
export function titleCandidates({ article, answers, language, context }: CandidateInput): readonly Candidate[] {
  const candidates: Candidate[] = []
  const add = (text: string, family: Family, reasons: Candidate['reasons'] = []): void => {
    const clean = tidy(text).replace(/[.。।]+$/, '')
    if (clean !== '') candidates.push({ text: clean, family, reasons })
  }
  const own = articleTitle(article)
  const headings = article.blocks.filter((block) => block.kind === 'heading' && !language.contains('genericHeadings', block.text))
  add(own, 'keep')
  for (const part of own.split(/\s*[:–—|]\s+/)) add(part, 'keep')
  if (article.headline !== null) add(article.headline.value, 'keep')
  for (const query of context.targetQueries) {
    add(capitalize(query), isQuestion(query, language) ? 'question' : 'query')
    add(`${capitalize(query.replace(/[?？؟]\s*$/, ''))}: ${own}`, 'query')
  }
  for (const { text } of headings) {
    const heading = tidy(text)
    add(heading, isQuestion(heading, language) ? 'question' : 'heading', [{ code: 'fromHeading', args: {} }])
    const [head = ''] = own.split(/\s*[:–—|]\s+/)
    if (head !== '' && !isQuestion(heading, language)) add(`${head}: ${heading}`, 'heading', [{ code: 'fromHeading', args: {} }])
  }
  for (const { sentence } of answers)
    if (sentence !== null) for (const clause of clauses(sentence.quote)) add(clause, 'lead', [{ code: 'fromLead', args: {} }])
  const paragraphs = article.blocks.filter((block) => block.kind === 'paragraph').slice(0, 3)
  for (const { text } of paragraphs) {
    for (const range of language.tokenize(text).sentences)
      for (const clause of clauses(text.slice(range.start, range.end))) add(clause, 'lead', [{ code: 'fromLead', args: {} }])
  }
  return candidates
}

/** The sentence, and what stands before its commas, semicolons and brackets. */
function clauses(sentence: string): string[] {
  const cuts = [...sentence.matchAll(/[,;:،؛、，；：(–—]/g)].map(({ index }) => sentence.slice(0, index).trim())
  return [sentence, ...cuts.slice(0, 3)]
}

function capitalize(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
