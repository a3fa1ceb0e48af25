import { letter } from '../../../languages/characters/characters.ts'
import type { Language } from '../../../languages/language.ts'
import { readValue } from '../../text/amounts.ts'

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

const known = new Map<string, ReadonlyMap<string, number>>()

function wordsOf({ tag }: Language): ReadonlyMap<string, number> {
  const own = tag.split('-')[0]!
  const values =
    known.get(own) ??
    new Map(
      (written[own] ?? '')
        .split(' ')
        .flatMap((forms, at) => forms.split('/').map((form) => [form, at < lastInRow ? at + 1 : 10 * (at - lastInRow + 3)] as const)),
    )
  known.set(own, values)
  return values
}

/** The number that a word stands for; 0: none. */
export function numberOf(word: string, language: Language): number {
  const words = wordsOf(language)
  const own = word.toLowerCase()
  const [, one = '', other = ''] = words.has(own) ? [] : (joined.exec(own) ?? [])
  const [a, b] = [words.get(one) ?? 0, words.get(other) ?? 0]
  // `forty-two`, `zweiundvierzig`
  const isJoined = (a >= 20 && b > 0 && b < 20) || (b >= 20 && a > 0 && a < 10)
  return words.get(own) ?? (isJoined ? a + b : 0)
}

const joined = /^(.{2,12}?)(?:-|und|en|ën|og)(.{2,12})$/

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

const figureOf = (own: string, language: Language): number => {
  if (/^\d{1,9}$/.test(own)) return Number(own)
  if (/[:/–-]/.test(own)) return 0
  return readValue(own, language) ?? 0
}

export const isYear = (text: string): boolean => /^(?:1[5-9]|20)\d\d$/.test(text)
