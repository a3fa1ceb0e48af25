import { letter } from '../../languages/characters/characters.ts'
import type { OpeningSource } from '../../languages/opening-source.ts'

/** How news begins in a language. */
interface LedeWords {
  /** Finite verbs of news: future, perfect, passive. */
  readonly verb: RegExp
  /** Verbs of a past tense, which mark news where the sentence names its day; null: the perfect does. */
  readonly past: RegExp | null
  /** Present forms of what begins, ends or changes, which tell news where the sentence has its date. */
  readonly scheduled: RegExp
  /** Days by which news is dated, and that say nothing once it is older. */
  readonly day: RegExp
  /** Words for the sender's pleasure, in front of the news: `We are glad to announce`. */
  readonly announced: RegExp
  /** A time, an opponent or a purpose with all that follows, of which the news holds as well without. */
  readonly end: RegExp | null
  /** Of something done: where or when it was, with all that follows; null: not known. */
  readonly circumstance: { readonly done: RegExp; readonly at: RegExp } | null
  /** A time inside of it, where the verb is last. */
  readonly inside: RegExp | null
}

/** How sentences of a language begin. */
export interface OpeningWords {
  /** In front of a noun; what only points (`this`, `esta`) among them. */
  readonly determiners: RegExp
  /** Determiners that point back or to the text itself: no title begins so. */
  readonly pointing: RegExp
  /** In front of one of a kind. */
  readonly indefinite: RegExp
  /** Join a noun to what belongs to it: `tortilla de patatas`, `Adventslauf in Brunnstedt`. */
  readonly of: RegExp
  /** The adjective follows its noun. */
  readonly adjectivesFollow: boolean
  /** `is a`, with the article. */
  readonly isA: RegExp
  /** What no predicate begins with: prepositions, conjunctions, relative pronouns. */
  readonly noVerb: RegExp
  /** A clause that may go, behind its comma. A condition or a contrast may not: without it the sentence would say more than the text. */
  readonly clause: RegExp
  /** A clause or an end that may go, no comma before it; null: the verb may be behind it. */
  readonly bareClause: RegExp | null
  /** A date behind its preposition, with all that follows. */
  readonly date: RegExp | null
  /** `und im Mai …` behind a participle, with which the clause before it ends; null: no clause ends with one. */
  readonly afterParticiple: RegExp | null
  /** `, and`, behind which a second clause begins where no list goes on. */
  readonly and: string
  /** Behind a noun: what it is for, or has. */
  readonly purpose: RegExp
  /** Forms of verbs of a story. */
  readonly past: RegExp
  /** In front of nouns alone. */
  readonly noun: RegExp
  /** Words between subject and verb. */
  readonly between: RegExp
  /** A condition or an exception, which no title goes without. */
  readonly condition: RegExp
  /** Speakers without a name and charges: where one of them stands, who says so may not go. */
  readonly contested: RegExp
  /** What opens a text that advises, before its object; null: no such opening is known. */
  readonly object: RegExp | null
  /** Words and times that are in front of the subject; null: none are known. */
  readonly front: { readonly any: RegExp; readonly start: RegExp } | null
  readonly lede: LedeWords
}

const whole = (list: string): RegExp => new RegExp(`^(?:${list.replaceAll(' ', '|')})$`, 'i')
const behind = (source: string): RegExp => new RegExp(` (?:${source})(?!${letter})`, 'iu')

/** Of all these languages. */
const indefinite = /^(?:an?|eine?|een|un[ae]?|uma?|uno)$/

const compile = (source: OpeningSource): OpeningWords => ({
  determiners: whole(`${source.articles} ${source.pointing}`),
  pointing: whole(source.pointing),
  indefinite,
  of: whole(source.of),
  adjectivesFollow: source.adjectivesFollow,
  isA: new RegExp(`^(?:${source.isA})`, 'i'),
  noVerb: whole(`${source.nouns} ${source.others}`),
  noun: whole(source.nouns),
  clause: new RegExp(`^(?:${source.clause})(?!${letter})`, 'iu'),
  bareClause: source.bareClause === null ? null : behind(source.bareClause),
  date: source.date === null ? null : new RegExp(` (?:${source.date})`, 'g'),
  afterParticiple: source.afterParticiple === undefined ? null : new RegExp(source.afterParticiple),
  and: source.and,
  past: new RegExp(`(?:^|${letter})(?:${source.past})$`, 'iu'),
  purpose: behind(source.purpose),
  between: whole(source.between),
  condition: new RegExp(`(?<!${letter})(?:${source.condition})(?!${letter})`, 'iu'),
  contested: new RegExp(`(?<!${letter})(?:${source.contested})(?!${letter})`, 'u'),
  object: source.object === undefined ? null : new RegExp(`^${source.object}`),
  front: source.front === undefined ? null : frontOf(source.front),
  lede: ledeOf(source.lede),
})

/** UTF-16 units of the words in front, at most. */
const mostInFront = 60

function frontOf({ any, start }: NonNullable<OpeningSource['front']>): NonNullable<OpeningWords['front']> {
  // a day of the week may have its date behind a comma
  const behind = `[ ’'][^,.:;()]{0,${mostInFront}}, (?:[0-9][^,.:;()]{0,${mostInFront}}, )?`
  return { any: new RegExp(`^(?:${any}|${start})${behind}`), start: new RegExp(`^(?:${start})(?:${behind})`) }
}

const ledeOf = ({ verb, past, scheduled, day, announced, end, inside, done, circumstance }: OpeningSource['lede']): LedeWords => ({
  verb: new RegExp(`^(?:${verb})(?!${letter})`, 'u'),
  past: past === null ? null : new RegExp(`^(?:${past})(?!${letter})`, 'u'),
  scheduled: new RegExp(`^(?:${scheduled})(?!${letter})`, 'u'),
  day: new RegExp(`(?<!${letter})(?:${day})(?!${letter})`, 'u'),
  announced: new RegExp(`^(?:${announced})`, 'u'),
  end: end === undefined ? null : new RegExp(` (?:${end})(?!${letter})`, 'gu'),
  circumstance:
    done === undefined
      ? null
      : { done: new RegExp(`^(?:${done})`, 'u'), at: new RegExp(` ${circumstance}|, (?:with|[a-z]{3,}ing) `, 'gu') },
  inside: inside === undefined ? null : new RegExp(`(?<= )(?:${inside})(?=[^.])`, 'gu'),
})

const compiled = new WeakMap<OpeningSource, OpeningWords>()

/** null: how sentences of the language begin is not known here. */
export function openingWordsOf(source: OpeningSource | null): OpeningWords | null {
  if (source === null) return null
  const known = compiled.get(source) ?? compile(source)
  compiled.set(source, known)
  return known
}
