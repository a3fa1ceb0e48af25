import type { ArticleText, TextBlock } from '../../answers/article-text.ts'
import type { Language, Word } from '../../languages/language.ts'
import type { Range } from '../../model/values.ts'
import { proseParagraphs } from '../../signals/structure/prose-paragraphs.ts'
import { isGeneral } from '../../signals/structure/subject.ts'
import { frontOf } from './front.ts'
import { datelineOf, isOf, supportOf } from './opening-subject.ts'
import type { OpeningWords } from './opening-words.ts'

/** The sentence of news: its subject, and what is new. */
export interface Lede {
  readonly entry: TextBlock
  /** From its subject on, without what is glad to announce it. */
  readonly sentence: Range
  /** The subject without its article. */
  readonly subject: Range
  /** The word of the subject that the text takes up most often. */
  readonly head: Word
  /** Places of it in the text. */
  readonly places: number
  /** From its verb on, without the subject. */
  readonly said: string
  /** The news is about the past. */
  readonly isPast: boolean
  /** Its sentence has a day or a year beside the name of a month. */
  readonly isDated: boolean
  /** It tells in the present what begins or ends on its day, without which it would be so for good: `ferme du 12 janvier au 6 mars`. */
  readonly isScheduled: boolean
  /** The words between commas behind the subject; null: nothing. */
  readonly aside: Range | null
}

const limits = {
  /** Words of a subject, and of an aside. */
  words: 9,
  aside: 10,
  /** Places of its noun in the text; of news of a day that has its date, the sentence alone is enough. */
  places: 2,
  dated: 1,
  /** Paragraphs, and sentences of one, behind whose opening news may still stand. */
  paragraphs: 3,
  sentences: 4,
} as const

/** The news with which the text begins, else news of a dated day further down in its opening; null: there is none. */
export function ledeOf(text: ArticleText, known: OpeningWords | null, language: Language): Lede | null {
  const paragraphs = proseParagraphs(text, language)
  const [entry] = paragraphs
  if (known === null || entry === undefined) return null
  const dateline = datelineOf(entry.block.text)
  const first = entry.tokens.sentences.find(({ end }) => end > dateline)
  if (first === undefined) return null
  const least = isDated(entry, first, language) ? limits.dated : limits.places
  const opening = ledeIn(entry, { start: Math.max(first.start, dateline), end: first.end }, least, text, known, language)
  return opening ?? buriedLede(paragraphs.slice(0, limits.paragraphs), first, text, known, language)
}

function ledeIn(entry: TextBlock, sentence: Range, least: number, text: ArticleText, known: OpeningWords, language: Language): Lede | null {
  const whole = entry.block.text.slice(sentence.start, sentence.end)
  if (!/[.]\s*$/.test(whole)) return null
  const skipped = known.lede.announced.exec(whole)?.[0].length ?? startOf(whole, known, language)
  return (
    readLede(entry, { start: sentence.start + skipped, end: sentence.end }, least, text, known, language) ??
    readInverted(entry, sentence, text, known, language)
  )
}

/** `We shovelled for weeks. Now the time has come: the boat house will open on 6 September.` */
function buriedLede(
  paragraphs: readonly TextBlock[],
  first: Range,
  text: ArticleText,
  known: OpeningWords,
  language: Language,
): Lede | null {
  for (const [at, entry] of paragraphs.entries())
    for (const sentence of entry.tokens.sentences.slice(at === 0 ? 1 : 0, limits.sentences)) {
      if (sentence.start === first.start && at === 0) continue
      if (!isDated(entry, sentence, language)) continue
      const colon = entry.block.text.slice(sentence.start, sentence.end).indexOf(': ')
      const start = sentence.start + (colon < 0 ? 0 : colon + 2)
      const lede = ledeIn(entry, { start, end: sentence.end }, limits.places, text, known, language)
      if (lede !== null && !lede.isPast) return lede
    }
  return null
}

/** The sentence has a day or a year beside the name of a month. */
function isDated({ tokens }: TextBlock, { start, end }: Range, { pack }: Language): boolean {
  const months = new Set(pack.months.flat())
  const forms = tokens.words.flatMap((word) => (word.start >= start && word.end <= end ? [word.form] : []))
  return forms.some(
    (form, at) => months.has(form) && [forms[at - 2], forms[at - 1], forms[at + 1], forms[at + 2]].some((near) => /^\d/.test(near ?? '')),
  )
}

/** A day or a time in front, its verb, and a German subject, which its capitals bound: `Ab 6. September ist das Bad in Ellern wieder offen.` */
const inverted =
  /^(?:(?:A[bmn]|Seit|Vom|Im|In|Nach|Zum|Zur|Mit|Bis|Von)(?= )|Heute|Gestern|Morgen)(?: (?:[^.:;!?()„“]|(?<=[0-9])\.){2,60}?)?,? ((?!seit|jetzt|erst|fast|dort|fort|meist|samt|statt|selbst|sonst)(?:[a-zäöüß]{3,20}t|ist|sind|wird|werden|soll|sollen|hat|haben|will|wollen|öffnen|schließen)) ((?:der|die|das|eine?) )?((?:[a-zäöüß]{3,20}e[rns]? )?[A-ZÄÖÜ][A-Za-zÄÖÜäöüß-]+(?: (?:(?:des|der|vom|von|in|aus|bei) )?(?!Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)[A-ZÄÖÜ][A-Za-zÄÖÜäöüß-]+){0,3}) (?=[a-zäöüß])/

function readInverted(entry: TextBlock, sentence: Range, text: ArticleText, known: OpeningWords, language: Language): Lede | null {
  if (!language.tag.startsWith('de')) return null
  const whole = entry.block.text.slice(sentence.start, sentence.end)
  const match = inverted.exec(whole)
  if (match === null) return null
  const [front, verb = '', article = '', named = ''] = match
  const end = sentence.start + front.length - 1
  const start = end - named.length
  const own = entry.tokens.words.filter((word) => word.start >= start && word.end <= end)
  const head = headOf(own, limits.places, text, language)
  if (head === null) return null
  return {
    entry,
    sentence: { start: start - article.length, end: sentence.end },
    subject: { start, end },
    head: head.word,
    places: head.places,
    said: `${verb} ${entry.block.text.slice(end + 1, sentence.end)}`,
    isPast: known.past.test(verb),
    isDated: isDated(entry, sentence, language),
    isScheduled: false,
    aside: null,
  }
}

function startOf(sentence: string, known: OpeningWords, language: Language): number {
  const front = frontOf(sentence, known, language)
  return front?.isValidFrom === true ? front.end : 0
}

function readLede(
  entry: TextBlock,
  sentence: Range,
  least: number,
  text: ArticleText,
  known: OpeningWords,
  language: Language,
): Lede | null {
  const written = entry.block.text
  const words = known.lede
  const all = entry.tokens.words.filter(({ start }) => start >= sentence.start && start < sentence.end)
  const hasDay = words.day.test(written.slice(sentence.start, sentence.end)) || datelineOf(written) > 0
  const isOfDate = isDated(entry, sentence, language)
  const tellsNow = (rest: string): boolean => words.verb.test(rest) || (isOfDate && words.scheduled.test(rest))
  const isVerb = ({ start }: Word): boolean => {
    const rest = written.slice(start, sentence.end)
    return tellsNow(rest) || (hasDay && words.past?.test(rest) === true)
  }
  const at = all.slice(0, limits.words + limits.aside).findIndex((word, index) => index > 0 && isVerb(word))
  if (at < 0) return null
  const before = written.slice(sentence.start, all[at]!.start)
  const parts = /^([^,]+)(?:, ([^,]+), )?$/.exec(before)
  if (parts === null || /["“”„«»():;?!—–]/.test(before)) return null
  const end = sentence.start + parts[1]!.trimEnd().length
  const own = all.slice(0, at).filter(({ start }) => start < end)
  const bare = known.determiners.test(own[0]!.form) ? own.slice(1) : own
  if (known.pointing.test(own[0]!.form) || bare.length === 0 || own.length > limits.words) return null
  if (bare.some((word, index) => word.stop && !isCounted(word, written, language) && (index === 0 || !joins(word, known)))) return null
  const isPast = !tellsNow(written.slice(all[at]!.start, sentence.end))
  const head = headOf(bare, isPast ? limits.places : least, text, language)
  if (head === null) return null
  const aside = parts[2] === undefined ? null : { start: end, end: all[at]!.start - 1 }
  return {
    entry,
    sentence,
    subject: { start: bare[0]!.start, end },
    head: head.word,
    places: head.places,
    said: written.slice(all[at]!.start, sentence.end),
    isPast,
    isDated: isOfDate,
    isScheduled: !isPast && !words.verb.test(written.slice(all[at]!.start, sentence.end)),
    aside,
  }
}

/** A number, or an abbreviation that is written as a stop word is: `US`. */
const isCounted = ({ form, start, end }: Word, written: string, language: Language): boolean =>
  /^\d/.test(form) || language.contains('numberWords', form) || (end - start > 1 && /^[A-Z]+$/.test(written.slice(start, end)))

const joins = ({ form }: Word, known: OpeningWords): boolean =>
  known.noun.test(form) || known.determiners.test(form) || known.of.test(form) || form === known.and

/** What the text takes up again, most often, in so many places at least; null: nothing. */
function headOf(
  words: readonly Word[],
  least: number,
  text: ArticleText,
  language: Language,
): { readonly word: Word; readonly places: number } | null {
  const found = words
    .filter(({ form, stop }) => !stop && form.length > 2 && !/^\d/.test(form))
    .filter(
      ({ form }) => !isGeneral(form, language) && !language.contains('genericWords', form) && !language.contains('vagueSubjects', form),
    )
    .map((word) => ({ word, places: supportOf(text, (other) => isOf(word, other) || isItsEnd(word, other, language)).places }))
    .sort((a, b) => b.places - a.places)
  return found[0] === undefined || found[0].places < least ? null : found[0]
}

/** `Bad` of a `Freibad` */
const isItsEnd = (word: Word, { form, stop }: Word, { pack }: Language): boolean =>
  pack.capitalNouns === true && form.length > 2 && !stop && word.form.length > form.length + 2 && word.form.endsWith(form)
