import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'
import type { OwnTitle } from '../../model/titles.ts'
import type { SubjectPhrase } from '../from-text/subject-phrase.ts'
import { kindOfLead, leadingSubjects, supportOf } from './opening-subject.ts'

/** `isSure`: nothing else of the text may be its subject. */
export interface Subject extends SubjectPhrase {
  readonly isSure: boolean
}

/** Places, and blocks of the text, in which a subject stands of which the text cannot but speak. */
const surely = { opening: 3, openingBlocks: 2, text: 6, textBlocks: 4 } as const

/** Blocks in which a word stands that is no part of the text alone. */
const mostParts = 3

/**
 * What the text is about, best first: what its first sentence says something about, and is a kind of; then `counted`, the nouns that carry it. Sure
 * is what opens the text and stands further down, too, or else what stands in most of its parts.
 */
export function subjectsOf(text: ArticleText, counted: readonly SubjectPhrase[], language: Language): readonly Subject[] {
  const leads = leadingSubjects(text, language)
  const carriers = counted.map((phrase) => {
    const support = supportOf(text, ({ term }) => term === phrase.term)
    return { ...phrase, support, isSure: support.places >= surely.text && support.blocks >= surely.textBlocks }
  })
  const [lead] = leads
  const isFirst = lead !== undefined && lead.sentence.start === lead.entry.tokens.sentences[0]!.start
  const led = leads.slice(0, isFirst ? 1 : undefined).flatMap((own) => {
    if (!isFirst && own.places < surely.opening) return []
    const { entry } = own
    // what always stands together is whole: `Bulk fermentation`
    const {
      text: whole,
      start,
      end,
    } = carriers.find((other) => other.entry === entry && other.start <= own.start && other.end >= own.end) ?? own
    const isSure = isFirst && own.places >= surely.opening && own.blocks >= surely.openingBlocks
    const phrase = { text: whole, term: own.head.term, entry, start, end, isSure }
    const kind = isFirst ? kindOfLead(own, language) : null
    return kind === null ? [phrase] : [phrase, { ...phrase, ...kind, text: entry.block.text.slice(kind.start, kind.end) }]
  })
  // what is defined has parts, and none of them is the subject
  const others = led.length > 1 && isFirst ? [] : carriers.filter(({ support }) => !isFirst || support.blocks >= mostParts)
  const all = isFirst ? [...led, ...others] : [...others, ...led]
  return all.filter(({ text: own }, at) => !all.slice(0, at).some((other) => other.text.toLowerCase().includes(own.toLowerCase())))
}

/** Places of a word of which nothing but its number says that the text is about it, from which that is sure. */
const countedSurely = 6

/** The title with its fault about the subject named as the text names it; without a sure subject the fault is a question. */
export function nameSubject(own: OwnTitle, text: ArticleText, subject: Subject | undefined): OwnTitle {
  const timesOf = (term: string): number =>
    text.blocks.reduce((sum, { block }) => sum + block.text.toLowerCase().split(term.toLowerCase()).length - 1, 0)
  return {
    ...own,
    faults: own.faults.map((fault) => {
      if (!fault.code.endsWith('Subject')) return fault
      const isSure = subject?.isSure ?? Number(fault.args.count) >= countedSurely
      return {
        code: isSure ? fault.code : 'mayLackSubject',
        args: subject === undefined ? fault.args : { term: subject.text, count: timesOf(subject.text) },
      }
    }),
  }
}
