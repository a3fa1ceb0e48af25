import type { ArticleText } from '../../answers/article-text.ts'
import { upperLetter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import type { OwnTitle } from '../../model/titles.ts'
import { proseParagraphs } from '../../signals/structure/prose-paragraphs.ts'
import { countTerms } from '../../signals/structure/subject.ts'
import type { Subject, SubjectPhrase } from '../from-text/subject-phrase.ts'
import { definedTerm } from './defined-term.ts'
import { dishOfRecipe } from './dish-of-recipe.ts'
import { ledeOf } from './lede.ts'
import { isConcrete, ledeTitle } from './lede-title.ts'
import { objectOfOpening } from './object-of-opening.ts'
import { datelineOf, isFirst, kindOfLead, leadingSubjects, supportOf } from './opening-subject.ts'
import type { OpeningWords } from './opening-words.ts'
import { type People, peopleOf } from './people.ts'
import { rankPhrases } from './rank-phrases.ts'

/** Places, and blocks of the text, in which a subject stands that the text must be about; of one that opens it, and of any other. */
const surely = { opening: 3, openingBlocks: 2, ofFirst: 2, text: 6, textBlocks: 4, ofBlocks: 3, named: 5, words: 3 } as const

/** What the first sentence is about is worth more than any other phrase, what a later one is about less. */
const ofFirstSentence = 2
const ofLaterSentence = 0.7
const ofName = 1.3

/** Words of a subject of news. */
const mostLed = 6

/** Subjects among which the whole of a word is looked for. */
const mostWhole = 4

/**
 * What the text is about, best first: what its first sentences say something about, and is a kind of, and its best phrases, by
 * one measure. Sure is what opens the text and is further down, too, or else what is in most of its parts.
 */
export function subjectsOf(text: ArticleText, known: OpeningWords | null, language: Language, description = ''): readonly Subject[] {
  const people = peopleOf(text, language)
  return findSubjects(people.text, known, language, description, people.isPerson)
}

function findSubjects(
  text: ArticleText,
  known: OpeningWords | null,
  language: Language,
  description: string,
  isPerson: People['isPerson'],
): readonly Subject[] {
  const found = rankedSubjects(text, known, language, description)
    .filter((subject) => !season.test(subject.text) && !isPerson(subject))
    .map((subject, at) => inBaseForm(at === 0 ? asCompound(subject, text, language) : subject, text, language))
    .filter(({ text: own }, at, all) => !all.slice(0, at).some((other) => other.text.toLowerCase() === own.toLowerCase()))
  const object = objectOfOpening(text, known, language)
  if (object !== null) return [{ ...object, isSure: false, isLed: true }, ...found.filter(({ term }) => term !== object.term)]
  const defined = dishOfRecipe(text, language) ?? definedTerm(text, language)
  if (defined !== null)
    return [{ ...defined, isSure: false, isLed: true }, ...found.filter(({ text: own }) => !isPartOf(own, defined.text))]
  const news = subjectOfLede(text, known, language)
  if (news === null || isPerson(news)) return found
  const isSame = ({ term, text: own }: Subject): boolean => term === news.term || isPartOf(own, news.text)
  const others = found.filter((other) => !isSame(other))
  const led = { ...news, isSure: found.some((other) => isSame(other) && other.isSure), isLed: true }
  // news may begin with another person than its subject
  const [first] = others
  return first?.isSure === true && !led.isSure ? [first, led, ...others.slice(1)] : [led, ...others]
}

/** A time of the year, in which a text is set. */
const season =
  /^(?:spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|winter|printemps|été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|lente|zomer|herfst|wiosna|lato|jesień|zima)$/i

/** Languages that write a noun and what it is of as one word, and letters of that at least. */
const compounding = /^(?:de|nl)/
const leastOf = 3

/** As the first sentence names it whole: of `Maschine` the `Nähmaschine`. */
function asCompound(subject: Subject, text: ArticleText, language: Language): Subject {
  const [entry] = proseParagraphs(text, language)
  const own = subject.text.toLowerCase()
  if (!compounding.test(language.tag) || entry === undefined || own.includes(' ') || own.length <= leastOf) return subject
  const end = entry.tokens.sentences[0]?.end ?? 0
  const whole = entry.tokens.words.find((word) => word.end <= end && word.form.endsWith(own) && word.form.length >= own.length + leastOf)
  return whole === undefined
    ? subject
    : { ...subject, text: entry.block.text.slice(whole.start, whole.end), entry, start: whole.start, end: whole.end }
}

/** Languages that mark cases by endings alone: of the first the shortest form of a noun is its nominative, of the others that without an ending. */
const agglutinating = /^(?:fi|et|hu|tr|az)/
const inflecting = /^(?:pl|cs|sk|sl|hr|bs|sr|ru|uk|be|bg|mk)/

/** Letters of a noun at least, and of an ending at most. */
const leastStem = 3
const mostEnding = 4

const vowel = /[aeiouyąęěíůаеиоуыюя]$/

/**
 * A subject of one word in the form that is used alone: of `saunassa`, `saunan` and `Sauna` the last, of `kominów`, `komina` and `komin`, too, and of
 * `kapustę` and `kapusta`. Where the text has no such form, and in other languages, it stays as it is.
 */
function inBaseForm(subject: Subject, text: ArticleText, { tag }: Language): Subject {
  const own = subject.text.toLowerCase()
  const isAgglutinating = agglutinating.test(tag)
  if (!(isAgglutinating || inflecting.test(tag)) || /\s/.test(own) || own.length <= leastStem) return subject
  const words = text.blocks.flatMap((entry) =>
    entry.block.kind === 'code' || (entry.block.kind === 'heading' && entry.block.level === 1)
      ? []
      : entry.tokens.words
          .filter(({ term, form }) => term === subject.term && Math.abs(form.length - own.length) <= mostEnding)
          .map((word) => ({ ...word, entry, isSmall: entry.block.text[word.start] === word.form[0] })),
  )
  const forms = words.map(({ form }) => form)
  const shortest = forms.reduce((best, form) => (form.length < best.length ? form : best), own)
  const stem = shortest.replace(vowel, '')
  const isFeminine = forms.includes(`${stem}ę`) || forms.includes(`${stem}ą`) || forms.includes(`${stem}ую`)
  const wanted = isAgglutinating ? shortest : isFeminine ? `${stem}a` : stem
  const found = words.filter(({ form }) => form === wanted)
  // a firm may be called as its trade: `Kominek` of the `kominy`
  const small = words.filter(({ isSmall }) => isSmall)
  const isName = small.length > 1 && !small.some(({ form }) => form === own)
  const { entry, start, end } = found.find(({ isSmall }) => isSmall) ?? found[0] ?? (isName ? small[0]! : subject)
  return { ...subject, text: entry.block.text.slice(start, end), entry, start, end }
}

/** The subject of news, if it is no longer than a title's subject. */
function subjectOfLede(text: ArticleText, known: OpeningWords | null, language: Language): SubjectPhrase | null {
  const lede = ledeOf(text, known, language)
  if (lede === null) return null
  const { entry, subject, head } = lede
  const written = entry.block.text.slice(subject.start, subject.end)
  const isNews = isConcrete(` ${written}`, language) || ledeTitle(text, known, language) !== null
  return !isNews || written.split(' ').length > mostLed ? null : { text: written, term: head.term, entry, ...subject }
}

function rankedSubjects(text: ArticleText, known: OpeningWords | null, language: Language, description: string): readonly Subject[] {
  const { phrases, worthOf } = rankPhrases(text, language, description)
  const most = countTerms(text.blocks, language)[0]?.[1].count ?? 0
  const rank = (phrase: Subject, by: number) => {
    const words = phrase.entry.tokens.words.filter(({ start, end }) => start >= phrase.start && end <= phrase.end)
    return { phrase, worth: by * worthOf(words) }
  }
  const carriers = phrases
    .filter(({ entry, start }) => start >= datelineOf(entry.block.text))
    .map((phrase) => {
      const support = supportOf(text, ({ term }) => term === phrase.term)
      const isEverywhere = support.blocks >= surely.textBlocks && surely.ofBlocks * support.blocks >= text.blocks.length
      return rank({ ...phrase, isSure: support.places >= surely.text && isEverywhere, isLed: false }, 1)
    })
  const led = leadingSubjects(text, known, language).flatMap((own) => {
    const { entry, start, end, text: written } = own
    const isLed = isFirst(own)
    if (!isLed && own.places < surely.opening) return []
    const kind = isLed ? kindOfLead(own, known, language) : null
    const isMain = kind !== null || own.isHeaded || surely.ofFirst * own.places >= most
    const isSure = isLed && isMain && own.places >= surely.opening && own.blocks >= surely.openingBlocks
    const phrase = { text: written, term: own.head.term, entry, start, end, isSure, isLed }
    const ranked = rank(phrase, (isLed ? ofFirstSentence : ofLaterSentence) * (own.isName ? ofName : 1))
    // what is defined is the subject, and what it is comes next
    if (kind === null) return [ranked]
    const defined = { ...ranked, worth: Number.POSITIVE_INFINITY }
    return [defined, { phrase: { ...phrase, ...kind, text: entry.block.text.slice(kind.start, kind.end) }, worth: Number.MAX_VALUE }]
  })
  const ranked = [...led, ...carriers].sort((a, b) => b.worth - a.worth).map(({ phrase }) => phrase)
  const isWhole = (part: Subject, whole: Subject): boolean =>
    part !== whole && isPartOf(part.text, whole.text) && (whole.isLed || part.isLed || (part.term === whole.term && hasNoStop(whole)))
  const all = ranked.map((phrase) => {
    const whole = ranked.slice(0, mostWhole).find((other) => isWhole(phrase, other))
    return whole === undefined ? phrase : { ...whole, isLed: whole.isLed || phrase.isLed }
  })
  return all.filter(({ text: own }, at) => !all.slice(0, at).some((other) => other.text.toLowerCase().includes(own.toLowerCase())))
}

/** Words with capitals alone: `Harrow Lane Bridge`. */
const wholeName = new RegExp(`^(?:${upperLetter}\\S*(?: |$)){2,}$`, 'u')

const hasNoStop = ({ entry, start, end }: Subject): boolean =>
  !entry.tokens.words.some((word) => word.stop && word.start >= start && word.end <= end)

/** Whole words of it. */
const isPartOf = (text: string, whole: string): boolean => ` ${whole.toLowerCase()} `.includes(` ${text.toLowerCase()} `)

/**
 * The title with its fault about the subject named as the text names it. Where that is a guess, the fault says what is sure: that the title
 * names nothing of the text.
 */
export function nameSubject(own: OwnTitle, text: ArticleText, subject: Subject | undefined): OwnTitle {
  if (subject === undefined) return own
  const { text: term, isSure, isLed } = subject
  const small = term.toLowerCase()
  const count = text.blocks.reduce((sum, { block }) => sum + block.text.toLowerCase().split(small).length - 1, 0)
  // words that never stand together again may be anything, save a whole name, and a noun that stands often with another
  const places = supportOf(text, (word) => word.term === subject.term).places
  const isBound = term.split(' ').length < surely.words && places >= surely.opening
  const isOnce = count < 2 && !wholeName.test(term) && !isBound
  if ((isOnce || (!isSure && !isLed)) && count < surely.named && own.faults.some(({ code }) => code === 'lacksSubject')) {
    const others = own.faults.filter(({ code }) => code !== 'lacksSubject' && code !== 'notInText')
    const isPartly = others.some(({ code }) => code === 'littleInText')
    return { ...own, faults: isPartly ? others : [...others, { code: 'notInText', args: {} }] }
  }
  return { ...own, faults: own.faults.map((fault) => (fault.code.endsWith('Subject') ? { ...fault, args: { term, count } } : fault)) }
}
