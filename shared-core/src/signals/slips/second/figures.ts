import { letter } from '../../../languages/characters/characters.ts'
import type { Language } from '../../../languages/language.ts'
import type { Span } from '../../../model/values.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import { amountSource, readValue } from '../../text/amounts.ts'
import type { Slip } from '../../text/found.ts'
import { cardinalReader } from '../cardinals.ts'

// How long one thing takes

/** A unit of time by all its forms; a language a row. */
const units: readonly RegExp[] = [
  /^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|tygodni(?:e|ach)?|veckor|vecka|uker|uger|týdn[ůy]|недел[ьию])$/u,
  /^(?:days?|tagen?|tag|jours?|días?|giorn[oi]|dias?|dagen|dag|dni|dagar|dager|dage|dn[íů]|дн(?:ей|я))$/u,
  /^(?:months?|monaten?|monat|mois|mes(?:es)?|mes[ei]|maanden|maand|miesi[ąę]c(?:y|e)?|månader|måneder|měsíc[ůe]|месяц(?:ев|а)?)$/u,
  /^(?:minutes?|minuten?|minutos?|minut[oi]|minut(?:y|er)?|минут[ыа]?)$/u,
  /^(?:hours?|stunden?|heures?|horas?|or[ae]|uur|uren|godzin[ya]?|timmar|timer|hodin[ya]?|час(?:ов|а)?)$/u,
]

/** Says how long something takes, before the figure; a language a row. */
const lasts = new RegExp(
  `(?<!${letter})(?:${[
    '(?:lasts?|takes?|to last|last(?:ed)?|to take|run(?:s)? for|go on for|closed for|shut for)(?: (?:about|around|some|up to|at least))?',
    '(?:dauert?|dauern|dauerte)(?: (?:rund|etwa|ungefähr|voraussichtlich))?',
    '(?:dure(?:r|ra|ront|nt)?|durée (?:de|prévue de))(?: (?:environ|près de))?',
    '(?:durar(?:á|án)?|duran?|tardar(?:á|án)?)(?: (?:unas?|unos|cerca de))?',
    '(?:durer(?:à|anno)|dur(?:a|ano|are))(?: (?:circa|quasi))?',
    '(?:durar(?:á|ão)?|dura|duram|demora)(?: (?:cerca de))?',
    '(?:duurt|duren|duurde)(?: (?:ongeveer|zo’n|circa))?',
    '(?:potrwa|potrwają|trwa|trwają|trwać|zajmie)(?: (?:około|co najmniej))?',
    '(?:tar|varar|pågår i|pågå i)(?: (?:ungefär|cirka))?',
  ].join('|')}) $`,
  'iu',
)
/** Refers to that time as known. */
const known =
  /(?<![a-zà-ÿ])(?:the|these|those|die|der|den|diesen|les|ces|des|las|los|estas|estos|esas|esos|le|i|gli|queste|questi|as|os|estas|estes|de|deze|tych|te|de|dessa) $/iu
/** Words for a time before or after something else: another time is meant. */
const beside =
  /^[^.;:!?]{0,12}?\s(?:before|after|since|until|prior|leading|vor|nach|seit|bis|zwischen|avant|après|depuis|précéd[ae]nte?s?|suivante?s?|antes|después|desde|anteriores|siguientes|previos|prima|dopo|successiv|precedent|depois|seguintes|voor|na|sinds|przed|po|od|före|efter|innan|sedan)(?![a-zà-ÿ])/iu

/** The larger of two times is no more than so many times the other: a longer one holds several of it. */
const mostTimes = 2.2

/** `is expected to last 14 weeks`, and then `the ten weeks of work`. */
export function otherDurations(reading: AgreementReading): Slip[] {
  const { blocks, language, tools } = reading
  if (language.unspaced) return []
  const numberOf = cardinalReader(reading)
  const found = units.map(() => ({ values: new Set<number>(), told: [] as FigureMention[], known: [] as FigureMention[] }))
  for (const { block, tokens } of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'list') continue
    for (const [at, word] of tokens.words.entries()) {
      const next = tokens.words[at + 1]
      const value = next === undefined ? 0 : numberOf(word.form)
      if (next === undefined || value < 2 || block.text.slice(word.end, next.start) !== ' ') continue
      const unit = units.findIndex((pattern) => pattern.test(next.form))
      if (unit < 0) continue
      const { values, told, known: knownOnes } = found[unit]!
      values.add(value)
      const before = block.text.slice(Math.max(0, word.start - 40), word.start)
      const one = { value, span: tools.spanOf(block.id, block.text, word.start, next.end) }
      if (lasts.test(before)) told.push(one)
      else if (known.test(before) && !beside.test(block.text.slice(next.end, next.end + 40))) knownOnes.push(one)
    }
  }
  return found.flatMap(({ values, told, known: knownOnes }): Slip[] => {
    const [first] = told
    const other = knownOnes.find(({ value }) => value !== first?.value)
    if (first === undefined || other === undefined || values.size !== 2) return []
    const [less, more] = [Math.min(first.value, other.value), Math.max(first.value, other.value)]
    return more > mostTimes * less ? [] : [{ kind: 'twoFigures', span: other.span, rare: other.span.quote, common: first.span.quote }]
  })
}

interface FigureMention {
  readonly value: number
  readonly span: Span
}

// Growth in per cent

const percent = String.raw`(\d{1,4}(?:[.,]\d{1,2})?) ?(?:%|per ?cents?|Prozent|pour cent|por ciento|por cento|per cento|procent|procenta?|prosent|prosenttia|процентов|yüzde)`
/** Names a change by its share of what was before, in plain words; `about` and `nearly` are no arithmetic. */
const growth = new RegExp(
  `(?<!${letter})(?:${[
    '(?:an? )?(?:increase|rise|growth|gain|jump|drop|fall|decline|decrease|reduction) of ',
    '(?:eine?[mnr]? )?(?:steigerung|zunahme|anstieg|zuwachs|wachstum|rückgang|senkung) (?:um|von) ',
    '(?:une? )?(?:hausse|augmentation|progression|croissance|baisse|diminution) de ',
    '(?:un |una )?(?:aumento|incremento|subida|crecimiento|descenso|caída|bajada) del? (?:un )?',
    '(?:un |una )?(?:aumento|incremento|crescita|calo|riduzione) del ',
    '(?:um |uma )?(?:aumento|crescimento|alta|queda|redução) de ',
    '(?:een )?(?:stijging|toename|groei|daling|afname) van ',
    '(?:en )?(?:ökning|tillväxt|minskning) (?:med|på) ',
    '(?:to )?(?:wzrost|spadek) o ',
  ].join('|')})${percent}`,
  'giu',
)

/** UTF-16 units before the share in which its two figures stand, and per cent by which it may be rounded. */
const reach = 160
const rounded = 2

/** Without one there is no share. */
const hasShare = /\d ?[%pпy]/iu

/** `80 families. Today there are 320, a growth of 400%`: the only two figures in front of the share make another one. */
export function wrongGrowth({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap(({ block: { id, kind, text } }): Slip[] => {
    if ((kind !== 'paragraph' && kind !== 'list') || !hasShare.test(text)) return []
    return [...text.matchAll(growth)].flatMap((match): Slip[] => {
      const before = text
        .slice(Math.max(0, match.index - reach), match.index)
        .split('\n')
        .at(-1)!
      const figures = figuresIn(before, language)
      const [old, now] = figures.slice(-2)
      const said = readValue(match[1]!, language)
      // words further away may belong to something else
      if (old === undefined || now === undefined || said === null || figures.length > 2 || old.value === 0) return []
      const exact = Math.abs(100 * (now.value / old.value - 1))
      if (Math.abs(exact - said) <= Math.max(rounded, exact / 25) || exact < 1 || exact > 5000) return []
      return [
        {
          kind: 'wrongFigure',
          isDoubt: true,
          span: spanOf(id, text, match.index, match.index + match[0].length),
          value: `${whole(exact)} %`,
        },
      ]
    })
  })
}

const whole = (value: number): string => value.toFixed(0)

const plainFigure = new RegExp(`(?<![\\d.,:/${letter}-])(${amountSource})(?![\\d:/]|[.,]\\d| ?%|-)`, 'gu')

/** Figures that are no years, in order; a share among them makes it unclear what is counted. */
function figuresIn(text: string, language: Language): readonly { readonly value: number }[] {
  if (/%|per ?cent|prozent|pour cent|por ci?ento|procent/iu.test(text)) return []
  return [...text.matchAll(plainFigure)].flatMap(([written]) => {
    const value = readValue(written, language)
    return value === null || /^(?:1[5-9]|20)\d\d$/.test(written) ? [] : [{ value }]
  })
}

// A share of a whole that is before its part

const count = String.raw`(\d{1,3}(?:[ \u00a0\u202f'’.,]\d{3}){1,3}|\d{1,7})`
const shareOfWhole = new RegExp(
  `(?<!${letter})(?:of|out of|von|sur|de|di|van|av|z|ze|из) (?:the |den |diesen |les |los |las |i |gli |le |os |as |de )?${count} (?!%)([^.!?\\d]{3,100}?)${count}(?: ${letter}{1,20})? ?\\((?:that is |or |das sind |also |soit |es decir |ossia |ou seja |dus |czyli )?${percent}\\)`,
  'giu',
)

/** `Of the 212 households, 148 (54 per cent)`. */
export function wrongShareOfWhole({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap(({ block: { id, kind, text } }): Slip[] => {
    if ((kind !== 'paragraph' && kind !== 'list') || !hasShare.test(text)) return []
    return [...text.matchAll(shareOfWhole)].flatMap((match): Slip[] => {
      const [all, part, said] = [match[1]!, match[3]!, match[4]!].map((written) => readValue(written, language))
      if (all == null || part == null || said == null || part > all || all < 5 || /^(?:19|20)\d\d$/.test(match[1]!)) return []
      const exact = (100 * part) / all
      if (Math.abs(exact - said) <= rounded) return []
      const start = match.index + match[0].length - match[0].slice(match[0].lastIndexOf(match[3]!)).length
      return [
        { kind: 'wrongFigure', isDoubt: true, span: spanOf(id, text, start, match.index + match[0].length), value: `${whole(exact)} %` },
      ]
    })
  })
}

// One measure in two units

/** Units of length, weight and volume by what they hold of the smallest; a kind a row. */
const measures: readonly (readonly [names: string, size: number][])[] = [
  [
    ['mm', 1],
    ['cm', 10],
    ['km|kilomet(?:re|er)s?', 1_000_000],
    ['met(?:re|er)s?|m', 1000],
    ['inch(?:es)?|in|Zoll|pouces?|pulgadas?|pollici', 25.4],
    ['f(?:ee|oo)t|ft|Fuß', 304.8],
    ['yards?|yd', 914.4],
    ['miles?|Meilen?|millas?|miglia', 1_609_344],
  ],
  [
    ['kg|kilo(?:gram)?s?', 1000],
    ['g|grams?|Gramm', 1],
    ['oz|ounces?', 28.35],
    ['lbs?|pounds?', 453.6],
    ['stones?', 6350],
  ],
]
const numberWord = String.raw`(half an?|half a|a quarter of an?|three quarters of an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|an?|\d{1,5}(?:[.,]\d{1,2})?)`
const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
}
const names = measures
  .flat()
  .map(([own]) => own)
  .join('|')
const twice = new RegExp(
  `(?<![\\d.,–/×x-]|[–-] ?)(?<!${letter})${numberWord}[ -]?(${names}) \\((?:about |around |roughly |approx\\.? |or |ca\\. )?${numberWord}[ -]?(${names})\\)`,
  'gu',
)

/** Part by which two measures of one thing differ that were rounded. */
const mostOff = 0.3

/** `25 mm (half an inch)`. */
export function wrongConversions({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap(({ block: { id, kind, text } }): Slip[] => {
    if ((kind !== 'paragraph' && kind !== 'list') || !/[a-zß] \(/.test(text)) return []
    return [...text.matchAll(twice)].flatMap((match): Slip[] => {
      const [one, other] = [sizeOf(match[1]!, match[2]!, language), sizeOf(match[3]!, match[4]!, language)]
      if (one === null || other === null || one.row !== other.row || one.size === other.size) return []
      const off = Math.abs(one.whole / other.whole - 1)
      const back = Math.abs(other.whole / one.whole - 1)
      if (Math.min(off, back) <= mostOff) return []
      const exact = one.whole / other.size
      return [
        {
          kind: 'wrongFigure',
          isDoubt: true,
          span: spanOf(id, text, match.index, match.index + match[0].length),
          value: `${Number(exact.toFixed(exact < 10 ? 1 : 0))} ${match[4]!}`,
        },
      ]
    })
  })
}

function sizeOf(written: string, unit: string, language: Language): { row: number; size: number; whole: number } | null {
  const row = measures.findIndex((own) => own.some(([name]) => isName(name, unit)))
  const size = measures[row]?.find(([name]) => isName(name, unit))?.[1]
  const value = /\d/.test(written)
    ? readValue(written, language)
    : written.startsWith('half')
      ? 0.5
      : written.startsWith('a quarter')
        ? 0.25
        : written.startsWith('three quarters')
          ? 0.75
          : (numberWords[written] ?? null)
  return size === undefined || value === null ? null : { row, size, whole: value * size }
}

// eslint-disable-next-line no-restricted-syntax -- of our own lists, whose names hold no quantifiers
const isName = (name: string, unit: string): boolean => new RegExp(`^(?:${name})$`, 'u').test(unit)

// The age of a person whose year of birth is given

const born = new RegExp(
  `(?<!${letter})(?:born (?:in|on)|geboren (?:in|am|im)|(?:1[89]|20)\\d\\d(?: (?:in|im|bei|zu|te) [^.,;!?\\d]{2,30})? geboren|née? (?:en|le)|naci(?:ó|da|do) (?:en|el)|nat[oa] (?:nel|il)|nasceu (?:em|a)|nascid[oa] (?:em|a)|geboren (?:in|op)|urodził[a]? się|urodzon[ay]|född(?:es)?)(?!${letter})`,
  'giu',
)
const aged = String.raw`(?:aged|at (?:the age of)?|mit|à|a los|con|a|all['’]età di|aos|com|op|w wieku|vid) (${letter}{2,16}(?:[ -]${letter}{1,12}){0,2}?|\d{1,2})[ -]?(?:years old|jahren|ans|años|anni|anos|jarige leeftijd|jaar|lat|års? ålder)`
const ageIn = new RegExp(`(?<!\\d)((?:1[89]|20)\\d\\d)(?!\\d)[^.!?;\\d]{0,40}?(?<!${letter})${aged}(?!${letter})`, 'giu')
const ageBare = new RegExp(
  `(?<!\\d)((?:1[89]|20)\\d\\d)(?!\\d)[^.!?;\\d]{0,30}?(?<!${letter})(?:aged|at the age of|at) (\\d{1,2}|twenty(?:-${letter}{3,5})?|thirty|forty|fifty|sixty|seventy|eighty)(?!\\d| ?%|[:.]\\d| [ap]\\.?m|[${letter}-])`,
  'giu',
)

const tens: Readonly<Record<string, string>> = {
  20: 'twenty zwanzig vingt veinte venti vinte',
  25: 'twenty-five fünfundzwanzig vingt-cinq veinticinco venticinque',
  30: 'thirty dreißig trente treinta trenta trinta',
  40: 'forty vierzig quarante cuarenta quaranta quarenta',
  50: 'fifty fünfzig cinquante cincuenta cinquanta cinquenta',
  60: 'sixty sechzig soixante sesenta sessanta sessenta',
  70: 'seventy siebzig soixante-dix setenta settanta',
  80: 'eighty achtzig quatre-vingts ochenta ottanta oitenta',
}
const ageOf = (written: string): number =>
  Number(/^\d+$/.test(written) ? written : (Object.keys(tens).find((age) => tens[age]!.split(' ').includes(written)) ?? 0))

const hasYear = /(?:1[89]|20)\d\d/

/** The only one whose birth a text gives, with an age that does not fit the year beside it. */
export function wrongAges({ blocks, tools: { spanOf } }: AgreementReading): Slip[] {
  const births = blocks.flatMap(({ block: { kind, text } }) =>
    kind === 'paragraph' && hasYear.test(text)
      ? [...text.matchAll(born)].flatMap(({ 0: whole, index }) => {
          const { 0: year, index: at = 0 } = /(?:1[89]|20)\d\d/.exec(text.slice(index, index + whole.length + 60)) ?? { 0: undefined }
          // behind a comma, further on, something else may have happened
          const isFar = at > whole.length + 26 && /[,;:]|[a-z]\. /.test(text.slice(index, index + at))
          return year === undefined || isFar ? [] : [Number(year)]
        })
      : [],
  )
  const [birth] = births
  if (birth === undefined || births.length > 1) return []
  return blocks.flatMap(({ block: { id, kind, text } }): Slip[] => {
    if (kind !== 'paragraph' || !hasYear.test(text)) return []
    return [...text.matchAll(ageIn), ...text.matchAll(ageBare)].flatMap((match): Slip[] => {
      const age = ageOf(match[2]!.toLowerCase())
      const year = Number(match[1])
      if (age === 0 || year <= birth || Math.abs(year - birth - age) <= 1) return []
      return [
        {
          kind: 'wrongFigure',
          isDoubt: true,
          span: spanOf(id, text, match.index, match.index + match[0].length),
          value: String(year - birth),
        },
      ]
    })
  })
}

// What the text says of the code below it

const time = String.raw`(\d{1,6})[ -]?(ms|milliseconds?|millisekunden?|s|sec(?:ond)?s?|sekunden?|secondes?|segundos?|secondi|seconden|sekund|min(?:ute)?s?|minuten?|minutos?|minuti|minut|h|hours?|stunden?|heures?|horas?|ore|uur)`
const timeInText = new RegExp(`(?<![\\d.,])${time}(?!${letter})`, 'giu')
const timeInCode = new RegExp(`(?<![\\d.${letter}_])${time}(?![${letter}_])`, 'giu')
const secondsOf = (unit: string): number =>
  /^(?:ms|mil)/i.test(unit) ? 0.001 : /^m/i.test(unit) ? 60 : /^(?:h|st|o|u)/i.test(unit) ? 3600 : 1

/** The only time in a line that leads to code, and the only one in that code. */
export function otherThanCode({ blocks, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap(({ block }, at): Slip[] => {
    const next = blocks[at + 1]?.block
    if (block.kind !== 'paragraph' || next?.kind !== 'code' || !/[:：]\s*$/.test(block.text)) return []
    const last = block.text.slice(Math.max(...['. ', '! ', '? '].map((end) => block.text.lastIndexOf(end))) + 1)
    const said = [...last.matchAll(timeInText)]
    const coded = [...next.text.matchAll(timeInCode)]
    const [one, other] = [said[0], coded[0]]
    if (one === undefined || other === undefined || said.length > 1 || coded.length > 1) return []
    if (Number(one[1]) * secondsOf(one[2]!) === Number(other[1]) * secondsOf(other[2]!)) return []
    const start = block.text.length - last.length + one.index
    const span = spanOf(block.id, block.text, start, start + one[0].length)
    return [{ kind: 'twoFigures', span, rare: span.quote, common: other[0] }]
  })
}
