import { type ArticleText, factOf, type Section } from '../answers/article-text.ts'
import { answerTypeOf, isQuestion, withoutSiteName } from '../answers/questions.ts'
import { quotedPhrase } from '../answers/quoted-phrase.ts'
import { letter, startsLower, upperLetter } from '../languages/characters.ts'
import type { Language } from '../languages/language.ts'
import { asHowTo, titleIntent } from '../languages/title-intent.ts'
import type { Answer } from '../model/answer.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { MessageArgs, Span } from '../model/values.ts'
import { canFollowTopic, capitalize, clausesOf, tidy } from './title-clauses.ts'
import {
  answersInProse,
  type Clause,
  type Depth,
  gatherMaterial,
  gatherSpoken,
  type Heading,
  type SpokenMaterial,
  type TitleMaterial,
  topFrequency,
} from './title-material.ts'

/** How a candidate was made; see `createCandidates`. */
type Family =
  | 'keep'
  | 'front'
  | 'heading'
  | 'section'
  | 'outline'
  | 'lead'
  | 'topic_lead'
  | 'speech'
  | 'question'
  | 'answer'
  | 'how_to'
  | 'list'
  | 'compare'
  | 'specific'
  | 'query'

export interface Candidate {
  readonly text: string
  readonly family: Family
  /** Reasons that come from how it was made. */
  readonly reasons: readonly { readonly code: string; readonly args: MessageArgs }[]
  /** A number counted in the article rather than written in it, with the place it was counted; null: none. */
  readonly counted: { readonly count: number; readonly span: Span } | null
  /** Of the family lead: where the sentence stands. */
  readonly place: Clause['place'] | null
}

export interface CandidateInput {
  /** The author's title without the site's name; '' when there is none. */
  readonly ownTitle: string
  readonly article: Article
  readonly answers: readonly Answer[]
  readonly language: Language
  readonly context: AnalysisContext
  readonly text: ArticleText
  /** Terms one of which a sentence must say to be worth cutting; null: any sentence is. */
  readonly wanted: ReadonlySet<string> | null
}

/** Families made of the author's title alone. */
const titleFamilies = new Set<Family>(['keep', 'front'])

/** Emoji and dingbats, with what joins them. */
const pictures = /[\u{1f000}-\u{1ffff}\u2600-\u27bf]|\ufe0f|\u200d/gu

/** Without pictures, without marks at its end, and with a capital first. */
const asTitle = (text: string): string => capitalize(tidy(text.replace(pictures, '')).replace(/(?:[.。।!！]|\s:)+$/, ''))

const fromHeading = [{ code: 'fromHeading', args: {} }] as const
const fromLead = [{ code: 'fromLead', args: {} }] as const
const fromText = [{ code: 'fromText', args: {} }] as const
const fromTitle = [{ code: 'fromTitle', args: {} }] as const

/**
 * Makes candidates of all families, as deep as asked. Every one is made of the author's own words; what a template adds is a separator, a function word or
 * a counted number.
 *
 * keep: the title without the site's name, and its parts · front: the topic before the rest of the title · heading: headings alone ·
 * section: a heading after the topic · outline: the topic with its first short headings · lead: main clauses of telling sentences ·
 * question: the questions the article puts · answer: the title's question with the figure that answers it · how_to: how-to titles with the number of their steps · list: counted lists · compare: from tables · specific:
 * a title or heading with a figure or year of the text · query: a target query with the rest of the title.
 */
export function createCandidates(input: CandidateInput): (depth: Depth) => readonly Candidate[] {
  const { ownTitle, article, answers, language, context, text, wanted } = input
  const material = gatherMaterial(ownTitle, article, text, answers, language)
  const { own, topic } = material
  const before = collect((add) => {
    addOwn(material, article, language, add)
    addQueries(material, context, language, add)
    for (const heading of material.headings) addHeading(heading, material, language, add)
    addCounted(material, language, add)
    addComparisons(material, article, language, add)
  })
  const after = collect((add) => {
    addAnswer(material, language, add)
    addOutline(material, article, language, add)
    const year = dataYear(article, text, context.now, language)
    if (year !== null && own !== '' && !/[()（）]/.test(own) && !own.includes(year) && language.terms(own).length > 2)
      add(`${own} (${year})`, 'specific')
  })
  const answering = answersInProse(article, answers)
  return (depth) => {
    const spoken = gatherSpoken(article, topic, answering, wanted, language, depth)
    return [...before, ...collect((add) => addSpoken(spoken, topic, language, add)), ...after]
  }
}

function collect(put: (add: Add) => void): readonly Candidate[] {
  const candidates: Candidate[] = []
  put((text, family, reasons = [], counted = null, place = null) => {
    const clean = asTitle(text)
    const sources = reasons.length > 0 || !titleFamilies.has(family) ? reasons : fromTitle
    if (clean !== '') candidates.push({ text: clean, family, reasons: sources, counted, place })
  })
  return candidates
}

/** Two pieces with the colon of the script between them. */
const joined = (head: string, rest: string, language: Language): string =>
  `${capitalize(head)}${language.pack.script === 'han' ? '：' : ': '}${rest}`

type Add = (
  text: string,
  family: Family,
  reasons?: Candidate['reasons'],
  counted?: Candidate['counted'],
  place?: Candidate['place'],
) => void

const separators = /\s*[:：]\s*|\s+[–—|»⋆•·ǀ-]\s+/

/** Target queries, alone and with the title's parts and the first headings. */
function addQueries({ own, headings }: TitleMaterial, { targetQueries }: AnalysisContext, language: Language, add: Add): void {
  for (const asked of targetQueries) {
    const query = quotedPhrase(asked) ?? asked
    const clean = query.trim().replace(/[?？؟]\s*$/, '')
    add(isQuestion(query, language) ? query : clean, isQuestion(query, language) ? 'question' : 'query')
    for (const part of [own, ...own.split(separators).slice(1)]) if (part !== '') add(joined(clean, part, language), 'query')
    for (const { text } of headings.slice(0, 4)) if (!isQuestion(text, language)) add(joined(clean, text, language), 'query', fromHeading)
  }
}

/** The two things of a table, alone and with its first aspects. */
function addComparisons({ comparisons }: TitleMaterial, article: Article, language: Language, add: Add): void {
  const versus = language.pack.phrases.versus
  if (versus === undefined) return
  for (const { left, right, aspects } of comparisons) {
    const pair = fill(versus, left, right)
    add(pair, 'compare')
    for (const count of [2, 1]) {
      if (aspects.length < count) continue
      const named = aspects.slice(0, count).map((aspect) => asWritten(aspect, article, language))
      add(joined(pair, named.join(', '), language), 'compare')
    }
  }
}

/** Main clauses, alone and after the topic, and what people say after their names. */
function addSpoken({ isTelling, clauses, speeches }: SpokenMaterial, topic: string, language: Language, add: Add): void {
  for (const { text, place } of clauses) {
    const reasons = place === 'section' ? fromText : fromLead
    add(text, 'lead', reasons, null, place)
    if (isTelling && canFollowTopic(text, language) && !sharesTerm(text, topic, language))
      add(joined(topic, text, language), 'topic_lead', reasons, null, place)
  }
  for (const { name, text } of speeches) add(joined(name, text, language), 'speech', [{ code: 'namesThing', args: { name } }])
}

/** The author's title: whole, without its last part, its parts, and cut at clause ends. */
function addOwn(material: TitleMaterial, article: Article, language: Language, add: Add): void {
  const { own } = material
  const family = isQuestion(own, language) ? 'question' : 'keep'
  add(own, family)
  for (const title of otherTitles(article, own)) add(title, isQuestion(title, language) ? 'question' : 'keep')
  const parts = own.split(separators).filter((part) => part !== '')
  const sentences = own.split(/(?<=[!?！？])\s+/)
  if (sentences.length > 1) for (const sentence of sentences) add(sentence, isQuestion(sentence, language) ? 'question' : 'keep')
  for (const part of parts) add(part, isQuestion(part, language) ? 'question' : 'keep')
  const [head = '', rest = ''] = parts
  // the subject stands in the second part when the text speaks of it twice as often
  if (
    parts.length === 2 &&
    !isQuestion(rest, language) &&
    topFrequency(rest, material, language) > 2 * topFrequency(head, material, language)
  ) {
    add(joined(rest, head, language), 'front')
  }
  for (const clause of clausesOf(own, 'title', language)) add(clause, 'keep')
  const short = withoutLastPhrase(head, language)
  if (short !== '' && (!isQuestion(own, language) || titleIntent(own, language) === 'how_to')) add(short, 'keep')
  // `The winner, Ada Roe, said …`
  const [before, name = '', after, ...more] = own.split(/,\s+/)
  if (after !== undefined && more.length === 0 && fullName.test(name) && startsLower(after)) add(`${before} ${after}`, 'keep')
  const withoutBrackets = own.replace(/\s*[([（][^)\]）]*[)\]）]/g, '')
  if (withoutBrackets !== own) add(withoutBrackets, 'keep')
}

const fullName = new RegExp(`^${upperLetter}[${letter}'’.-]+(?: ${upperLetter}[${letter}'’.-]*)+$`, 'u')

/** What else the author calls it: the visible headline, the titles for social networks; not where they only add to the title. */
function otherTitles({ headline, markup, siteName }: Article, own: string): readonly string[] {
  const social = ['og:title', 'twitter:title'].map((name) => markup?.social[name]).filter((title) => title !== undefined)
  const bare = [...(headline === null ? [] : [headline.value]), ...social].map((title) => withoutSiteName(title, siteName?.value ?? null))
  return bare.filter((title) => own === '' || title === own || !(title.includes(own) || own.startsWith(title)))
}

/** `How to clean a chain in 20 minutes` → `How to clean a chain`; '' when no phrase closes the title. */
function withoutLastPhrase(title: string, language: Language): string {
  const last = language.find('leadIns', title).at(-1)
  if (last === undefined || last.start === 0 || binding.test(title.slice(last.start, last.end))) return ''
  const rest = title.slice(0, last.start).trimEnd()
  const word = language.tokenize(rest).words.at(-1)
  return word === undefined || word.stop || word.end !== rest.length || (language.tag === 'en' && callsForMore.test(rest)) ? '' : rest
}

/** Prepositions that tie a noun to the one before it. */
const binding = /^(?:d[aeio]s?|du|del|dell[ae]|nei|als)$/i

/** English words before a closing phrase that belongs to them: `pleads guilty to threatening | to …`, `was born | in`. */
const callsForMore = /(?:\bto [a-z]+ing|\b(?:addition|born|connection|known|order|response|set|time|used))$/i

function addHeading({ text, counted, figure }: Heading, { topic }: TitleMaterial, language: Language, add: Add): void {
  const asks = isQuestion(text, language)
  const numberless = text.replace(/^\s*[0-9]+\s*[.):]\s+/, '')
  add(numberless, asks ? 'question' : 'heading', fromHeading)
  const howTo = asHowTo(numberless, language)
  if (howTo !== null) add(howTo, 'heading', [...fromHeading, { code: 'matchesIntent', args: { intent: 'how_to' } }])
  const says = language.unspaced || language.tokenize(numberless).words.some(({ stop, form }) => !stop && !/^[0-9]+$/.test(form))
  if (topic !== '' && says && !/[:：]/.test(numberless) && !sharesTerm(numberless, topic, language))
    add(joined(topic, numberless, language), asks ? 'question' : 'section', fromHeading)
  if (!asks && figure !== null && !numberless.includes(figure))
    add(joined(numberless, figure, language), 'specific', [...fromHeading, { code: 'hasFigure', args: { figure } }])
  const steps = language.pack.phrases.inSteps
  // a question with a number of steps after it is neither
  const counts = howTo ?? (/^¿|[?？؟]$/.test(numberless) ? null : numberless)
  if (counted?.ordered && steps !== undefined && counts !== null && titleIntent(counts, language) === 'how_to') {
    add(
      fill(steps, counts, String(counted.count)),
      'how_to',
      [...fromHeading, { code: 'matchesIntent', args: { intent: 'how_to' } }],
      counted,
    )
  }
}

/** `How long does it keep? 28 days` where the opening answers a question for a number; `Topic: 28 days` under a title that does not ask. */
function addAnswer({ own, topic, answerFigure }: TitleMaterial, language: Language, add: Add): void {
  if (answerFigure === null || own.includes(answerFigure)) return
  const reasons = [{ code: 'hasFigure', args: { figure: answerFigure } }] as const
  if (/[?？؟]$/.test(own) && answerTypeOf(own, language) === 'count') add(`${own} ${answerFigure}`, 'answer', reasons)
  else if (!isQuestion(own, language)) {
    for (const head of new Set([own, own.split(separators)[0] ?? '', topic]))
      if (head !== '' && !/[:：]/.test(head)) add(joined(head, answerFigure, language), 'answer', reasons)
  }
}

/** Headings that an outline in a title names, and the longest worth naming there. */
const outlineSize = { most: 3, least: 2, words: 3, characters: 24 } as const

/** `Topic: size, price, warranty` of the first short headings. */
function addOutline({ topic, headings }: TitleMaterial, article: Article, language: Language, add: Add): void {
  if (topic === '' || language.unspaced) return
  const level = Math.min(...headings.map((heading) => heading.level).filter((value) => value > 1))
  const short = headings.filter(
    ({ text, level: own }) =>
      own === level &&
      text.length <= outlineSize.characters &&
      language.tokenize(text).count <= outlineSize.words &&
      !/[0-9?？؟:：.,]/.test(text) &&
      !sharesTerm(text, topic, language),
  )
  if (short.some(({ text }, index) => short.slice(0, index).some((other) => sharesTerm(text, other.text, language)))) return
  for (let count = outlineSize.most; count >= outlineSize.least; count -= 1) {
    const parts = short.slice(0, count).map(({ text }) => asWritten(text, article, language))
    if (parts.length === count) add(joined(topic, parts.join(', '), language), 'outline', fromHeading)
  }
}

/** With a small first letter where the running text writes the first word so. */
function asWritten(text: string, article: Article, language: Language): string {
  const first = language.tokenize(text).words[0]
  if (first === undefined || first.start !== 0) return text
  const word = text.slice(0, first.end)
  const small = lowerFirst(word, language)
  const isSmall = small !== word && article.blocks.some((block) => block.kind === 'paragraph' && ` ${block.text}`.includes(` ${small}`))
  return isSmall ? small + text.slice(first.end) : text
}

/** `7 ways to …` where the list has exactly seven items and the author's heading or title begins with a noun that can be counted. */
function addCounted({ own, headings }: TitleMaterial, language: Language, add: Add): void {
  if (!language.has('listNouns')) return
  const counts = (text: string): boolean => {
    const first = language.tokenize(text).words[0]
    return first !== undefined && language.contains('listNouns', first.form)
  }
  const reason = [{ code: 'matchesIntent', args: { intent: 'list' } }] as const
  for (const { text, counted } of headings)
    if (counted !== null && counts(text))
      add(`${counted.count} ${lowerFirst(text, language)}`, 'list', [...fromHeading, ...reason], counted)
  const [only] = headings.filter(({ counted }) => counted !== null)
  if (only !== undefined && counts(own) && headings.filter(({ counted }) => counted !== null).length === 1)
    add(`${only.counted!.count} ${lowerFirst(own, language)}`, 'list', reason, only.counted)
}

/** German nouns keep their capital. */
function lowerFirst(text: string, language: Language): string {
  const [first = ''] = text
  return language.tag === 'de' ? text : first.toLowerCase() + text.slice(first.length)
}

const fill = (template: string, ...values: readonly string[]): string =>
  values.reduce((text, value) => text.replace('{}', () => value), template)

/** Both name the same thing, so that one before the other would say it twice. */
function sharesTerm(a: string, b: string, language: Language): boolean {
  const terms = new Set(language.terms(a))
  return language.terms(b).some((term) => terms.has(term))
}

/** The newest year that the prose names at least twice, of the article's own last date or the year before; null: none. */
function dataYear(article: Article, text: ArticleText, now: string, language: Language): string | null {
  const latest = ((article.dateModified ?? article.datePublished)?.value ?? now).slice(0, 4)
  const counts = new Map<string, number>()
  for (const section of text.sections)
    for (const year of factOf(section, yearsIn, language)) if (year <= latest) counts.set(year, (counts.get(year) ?? 0) + 1)
  const years = [...counts].filter(([year, count]) => count > 1 && Number(latest) - Number(year) <= 1).map(([year]) => year)
  return years.sort().at(-1) ?? null
}

/** Years of this century, as often as a section says them. */
const yearsIn = ({ heading, blocks }: Section): readonly string[] =>
  (heading === null ? blocks : [heading, ...blocks]).flatMap(({ block }) =>
    block.kind === 'image' || block.kind === 'video' || !block.text.includes('20')
      ? []
      : [...block.text.matchAll(/(?<![0-9.,])20[0-9]{2}(?![0-9]|[.,][0-9])/g)].map(([year]) => year),
  )
