import type { ArticleText } from '../../answers/article-text.ts'
import type { Language } from '../../languages/language.ts'
import type { OwnTitle } from '../../model/titles.ts'
import { countTerms } from '../../signals/structure/subject.ts'
import type { SubjectPhrase } from '../from-text/subject-phrase.ts'
import { datelineOf, isFirst, kindOfLead, leadingSubjects, supportOf } from './opening-subject.ts'

/** `isSure`: nothing else of the text may be its subject. */
export interface Subject extends SubjectPhrase {
  readonly isSure: boolean
}

/**
 * Places, and blocks of the text, in which a subject stands of which the text cannot but speak. What opens it stands half as often as its first word,
 * or in a heading; any other in a third of the blocks.
 */
const surely = { opening: 3, openingBlocks: 2, ofFirst: 2, text: 6, textBlocks: 4, ofBlocks: 3 } as const

/** Blocks in which a word stands that is no part of the text alone. */
const mostParts = 3

/**
 * What the text is about, best first: what its first sentence says something about, and is a kind of; then `counted`, the nouns that carry it. Sure
 * is what opens the text and stands further down, too, or else what stands in most of its parts.
 */
export function subjectsOf(text: ArticleText, counted: readonly SubjectPhrase[], language: Language): readonly Subject[] {
  const leads = leadingSubjects(text, language)
  const carriers = counted
    .filter(({ entry, start }) => start >= datelineOf(entry.block.text))
    .map((phrase) => {
      const support = supportOf(text, ({ term }) => term === phrase.term)
      const isEverywhere = support.blocks >= surely.textBlocks && surely.ofBlocks * support.blocks >= text.blocks.length
      return { ...phrase, support, isSure: support.places >= surely.text && isEverywhere }
    })
  const [lead] = leads
  const most = countTerms(text.blocks, language)[0]?.[1].count ?? 0
  const isLed = lead !== undefined && isFirst(lead)
  const led = leads.slice(0, isLed ? 1 : undefined).flatMap((own) => {
    if (!isLed && own.places < surely.opening) return []
    const { entry } = own
    // what always stands together is whole: `Bulk fermentation`
    const {
      text: whole,
      start,
      end,
    } = carriers.find((other) => other.entry === entry && other.start <= own.start && other.end >= own.end) ?? own
    const kind = isLed ? kindOfLead(own, language) : null
    const isMain = kind !== null || own.isHeaded || surely.ofFirst * own.places >= most
    const isSure = isLed && isMain && own.places >= surely.opening && own.blocks >= surely.openingBlocks
    const phrase = { text: whole, term: own.head.term, entry, start, end, isSure }
    return kind === null ? [phrase] : [phrase, { ...phrase, ...kind, text: entry.block.text.slice(kind.start, kind.end) }]
  })
  // what is defined has parts, and none of them is the subject
  const others = led.length > 1 && isLed ? [] : carriers.filter(({ support }) => !isLed || support.blocks >= mostParts)
  const all = isLed ? [...led, ...others] : [...others, ...led]
  return all.filter(({ text: own }, at) => !all.slice(0, at).some((other) => other.text.toLowerCase().includes(own.toLowerCase())))
}

/** The title with its fault about the subject named as the text names it. That the title names nothing is no less sure where the subject is a guess. */
export function nameSubject(own: OwnTitle, text: ArticleText, subject: Subject | undefined): OwnTitle {
  const timesOf = (term: string): number =>
    text.blocks.reduce((sum, { block }) => sum + block.text.toLowerCase().split(term.toLowerCase()).length - 1, 0)
  return {
    ...own,
    faults: own.faults.map((fault) => {
      if (!fault.code.endsWith('Subject')) return fault
      return subject === undefined ? fault : { ...fault, args: { term: subject.text, count: timesOf(subject.text) } }
    }),
  }
}
