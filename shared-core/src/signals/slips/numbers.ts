import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import type { Range } from '../../model/values.ts'
import type { TextBlock } from '../reading.ts'
import { readValue } from '../text/amounts.ts'

/** Numbers from 1 to 20, then tens to 100; forms of one are divided by a slash. */
const written: Readonly<Record<string, string>> = {
  da: 'en/et to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve tredive fyrre halvtreds tres halvfjerds firs halvfems hundrede',
  de: 'eine/ein/einer/einem/einen zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert',
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred',
  es: 'una/un/uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  fr: 'une/un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent',
  it: 'una/un/uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
  nb: 'en/ett/ei to tre fire fem seks sju/syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue/tyve tretti førti femti seksti sytti åtti nitti hundre',
  nl: 'een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd',
  pl: 'jeden/jedna/jedno/jednego/jednej dwa/dwie/dwóch/dwoje/dwu trzy/trzech/troje cztery/czterech/czworo pięć/pięciu/pięcioro sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście/jedenastu dwanaście/dwunastu trzynaście/trzynastu czternaście/czternastu piętnaście/piętnastu szesnaście/szesnastu siedemnaście/siedemnastu osiemnaście/osiemnastu dziewiętnaście/dziewiętnastu dwadzieścia/dwudziestu trzydzieści/trzydziestu czterdzieści/czterdziestu pięćdziesiąt/pięćdziesięciu sześćdziesiąt/sześćdziesięciu siedemdziesiąt/siedemdziesięciu osiemdziesiąt/osiemdziesięciu dziewięćdziesiąt/dziewięćdziesięciu sto/stu',
  pt: 'uma/um duas/dois três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezasseis/dezesseis dezassete/dezessete dezoito dezanove/dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
  sv: 'en/ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo trettio fyrtio femtio sextio sjuttio åttio nittio hundra',
}
/** The last number of the row that is followed by the next one. */
const lastInRow = 20

const valuesOf = new Map<string, ReadonlyMap<string, number>>()

function wordsOf({ tag }: Language): ReadonlyMap<string, number> {
  const own = tag.split('-')[0]!
  const values =
    valuesOf.get(own) ??
    new Map(
      (written[own] ?? '')
        .split(' ')
        .flatMap((forms, at) => forms.split('/').map((form) => [form, at < lastInRow ? at + 1 : 10 * (at - lastInRow + 3)] as const)),
    )
  valuesOf.set(own, values)
  return values
}

/** The number that a word stands for; 0: none. */
export const numberOf = (word: string, language: Language): number => wordValue(word.toLowerCase(), wordsOf(language), language)

function wordValue(own: string, words: ReadonlyMap<string, number>, language: Language): number {
  const known = words.get(own)
  if (known !== undefined) return known
  for (const join of joins[language.tag.split('-')[0]!] ?? hyphen) {
    const at = own.indexOf(join, 2)
    if (at < 0) continue
    const [a, b] = [words.get(own.slice(0, at)) ?? 0, words.get(own.slice(at + join.length)) ?? 0]
    // `forty-two`, `zweiundvierzig`
    if ((a >= 20 && b > 0 && b < 20) || (b >= 20 && a > 0 && a < 10)) return a + b
  }
  return 0
}

const hyphen = ['-']
/** What joins two numbers to one word. */
const joins: Readonly<Record<string, readonly string[]>> = { da: ['og', '-'], de: ['und'], nb: ['og', '-'], nl: ['en', 'ën'] }

/** Words for numbers from 2 on, the longest first, as a part of an expression. */
export const numberWordsOf = (language: Language): string =>
  [...wordsOf(language)]
    .filter(([, value]) => value > 1)
    .map(([form]) => form)
    .sort((a, b) => b.length - a.length)
    .join('|') || '(?!)'

/** A word, or a figure with its value; `isOne`: an article as likely as a number. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
  /** 0: no number. */
  readonly value: number
  readonly isOne: boolean
}

const piece = new RegExp(
  String.raw`\d{1,3}(?:[ \u00a0\u202f'’.,]\d{3}){1,3}(?![\d])|\d{1,9}(?:[.,:/–-]\d{1,4}){0,3}|${letter}{1,40}(?:-${letter}{1,20}){0,2}`,
  'gu',
)

/** Words and numbers of a text; what is a time, a date or a range of figures has the value 0. */
export function piecesOf(text: string, language: Language): readonly Piece[] {
  return [...text.matchAll(piece)].map(({ 0: own, index }) => {
    const value = /^\d/.test(own) ? figureOf(own, language) : numberOf(own, language)
    return { text: own, start: index, end: index + own.length, value, isOne: value === 1 && !/^\d/.test(own) }
  })
}

/** A sentence of a text, and what all readers of figures ask of it. */
export class Sentence implements Range {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly hasDigit: boolean
  /** Figures, a date as one, and words for numbers from 2 on. */
  readonly numbers: number
  #pieces: readonly Piece[] | null = null

  constructor(start: number, text: string, inWords: number) {
    this.start = start
    this.end = start + text.length
    this.text = text
    this.hasDigit = /\d/.test(text)
    this.numbers = inWords + (this.hasDigit ? text.match(figure)!.length : 0)
  }

  piecesIn(language: Language): readonly Piece[] {
    this.#pieces ??= piecesOf(this.text, language)
    return this.#pieces
  }
}

const figure = /\d+(?:[.,:/]\d+)*/g

const known = new WeakMap<TextBlock, readonly Sentence[]>()
const none: readonly Sentence[] = []

/** Sentences of a paragraph or a list; none where it has no number. */
export function sentencesOf(entry: TextBlock, language: Language): readonly Sentence[] {
  const read = known.get(entry) ?? readSentences(entry, language)
  known.set(entry, read)
  return read
}

function readSentences({ block: { kind, text }, tokens }: TextBlock, language: Language): readonly Sentence[] {
  if (kind !== 'paragraph' && kind !== 'list') return none
  const words = wordsOf(language)
  const numbers = tokens.words.filter(({ form }) => wordValue(form, words, language) > 1)
  if (numbers.length === 0 && !/\d/.test(text)) return none
  let at = 0
  return tokens.sentences.map(({ start, end }) => {
    const from = at
    while (at < numbers.length && numbers[at]!.start < end) at += 1
    return new Sentence(start, text.slice(start, end), at - from)
  })
}

const figureOf = (own: string, language: Language): number => {
  if (/^\d{1,9}$/.test(own)) return Number(own)
  if (/[:/–-]/.test(own)) return 0
  return readValue(own, language) ?? 0
}

export const isYear = (text: string): boolean => /^(?:1[5-9]|20)\d\d$/.test(text)
