import { letter } from '../../languages/characters/characters.ts'
import type { Language, Word } from '../../languages/language.ts'
import type { Block } from '../../model/article.ts'
import type { Span } from '../../model/values.ts'
import type { TextBlock } from '../reading.ts'
import type { AgreementReading } from '../text/agreement-reading.ts'
import type { Slip } from '../text/found.ts'
import { cardinalReader, isMeasure } from './cardinals.ts'

/** Numbers that a writer counts up to by hand, and by how much the list may differ: more is another thing. */
const most = 20
const mostApart = 3

/** Joins the last of a row. */
const ands: Readonly<Record<string, string>> = {
  ca: 'i|o',
  cs: 'a|i|nebo',
  da: 'og|eller',
  de: 'und|oder|sowie|samt|nebst',
  en: 'and|or|plus|with',
  es: 'y|e|o|u|más',
  fi: 'ja|tai|sekä',
  fr: 'et|ou|ainsi que|plus',
  hu: 'és|vagy|meg',
  it: 'ed?|o|oppure|più',
  nb: 'og|eller',
  nl: 'en|of|plus',
  nn: 'og|eller',
  pl: 'i|oraz|lub|albo|a',
  pt: 'e|ou|mais',
  ro: 'și|sau',
  ru: 'и|или|а',
  sv: 'och|eller|samt',
  tr: 've|veya|ile',
  uk: 'і|й|та|або',
}
// eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
const made = (source: string): RegExp => new RegExp(source, 'iu')

/** How a language goes on and comes to the end of a row. */
type Rows = ReturnType<typeof rowsOf>
const rowsOf = (and: string) => ({
  joins: made(`(?<!${letter})(?:${and})(?!${letter})|[&+/]`),
  adds: made(`^(?:${and}|also|finally|außerdem|zuletzt|enfin|también|además|inoltre|infine|ook|também)(?!${letter})`),
  last: made(`^(.+?),? (?:${and}) (.+)$`),
})

/** In front of a number that is no count of what follows: a part of more, a measure of something else, about so many. */
const notAll = new RegExp(
  `(?<!${letter})(?:${[
    'of|for|in|after|within|every|per|at|least|about|around|nearly|almost|over|than|to|first|last|other|another|next|any|only|by|from|with|between|these|those|top|step|part|page|chapter|version|level|one|two',
    'von|für|in|nach|binnen|pro|je|mindestens|etwa|rund|fast|über|als|bis|ersten|letzten|anderen|weiteren|weitere|nächsten|mit|aus|seit|vor|diese|diesen|teil|schritt|seite|kapitel',
    'de|des|pour|en|dans|après|par|au|moins|environ|presque|plus|premiers|premières|derniers|dernières|autres|avec|entre|ces|sur|étape|page|partie|depuis',
    'del|para|por|en|tras|al|menos|unos|unas|casi|más|primeros|primeras|últimos|últimas|otros|otras|con|entre|estos|estas|desde|paso|página|parte',
    'di|dei|delle|per|tra|fra|dopo|ogni|almeno|circa|quasi|più|primi|prime|ultimi|ultime|altri|altre|con|questi|queste|da|passo|pagina|parte',
    'van|voor|binnen|na|minstens|ongeveer|bijna|meer|eerste|laatste|andere|met|tussen|deze|stap|pagina|deel|om',
    'dos|das|em|após|cada|pelo|cerca|quase|mais|primeiros|primeiras|últimos|últimas|outros|outras|com|estes|estas|desde|passo',
    'z|ze|dla|na|po|przez|około|prawie|ponad|pierwsze|ostatnie|inne|te|te|krok|strona|co',
    'för|av|efter|inom|minst|ungefär|nästan|första|sista|andra|dessa|steg|sida|på|til|til|med|minst|omkring|andre|disse',
    'из|для|в|за|после|по|через|около|почти|более|первые|последние|другие|эти|шаг|с',
  ].join('|')})\\s+$`,
  'iu',
)

/** These, right in front of the number: all of what follows, where the list is behind their noun. */
const pointing = /(?:^|\s)(?:these|diese[nrm]?|ces|est[oa]s|quest[ei]|deze|te|tych|tym|dessa|disse|эти|этим)\s$/iu
/** `With these five tips they stay out`. */
const opensWith = /^(?:with|mit|avec|con|met|com|dzięki tym|med)(?:\s|$)/iu

/** Behind a verb, and in front of all that a way passes: `pasa por cinco molinos`. */
const passing = /(?<=\S\s)(?:through|past|durch|an|par|por|per|langs|przez|genom)\s$/iu

/** Words that leave a list open. */
const isOpen = new RegExp(
  `…|\\.\\.\\.|(?<!${letter})(?:etc|usw|u\\.\\s?a|etc[eé]tera|enz|ecc|itd|m\\.\\s?fl|osv|и т\\.|for example|for instance|e\\.g|such as|including|among|zum beispiel|z\\.\\s?b|etwa|darunter|unter anderem|par exemple|notamment|dont|por ejemplo|entre ellos|entre ellas|ad esempio|per esempio|tra cui|fra cui|bijvoorbeeld|zoals|waaronder|por exemplo|entre eles|entre elas|między innymi|na przykład|m\\.in|bland annat|till exempel|blant annet|for eksempel|например)(?!${letter})`,
  'iu',
)

/** A number of things before a colon, or as a heading, and the list of them, or the row behind the colon, which are more or fewer. */
export function announcedCounts(reading: AgreementReading): Slip[] {
  const { blocks, language } = reading
  if (language.unspaced) return unspacedCounts(reading)
  const and = ands[language.tag.split('-')[0]!]
  if (and === undefined) return []
  const rows = rowsOf(and)
  const numberOf = cardinalReader(reading)
  return blocks.flatMap((entry, at): Slip[] => {
    const { block } = entry
    const list = blocks[at + 1]?.block
    const behind = (): readonly TextBlock[] => blocks.slice(at + 2)
    if (block.kind === 'heading')
      return list?.kind === 'list' && block.level > 1 ? headedList(entry, list, behind, numberOf, rows, reading) : []
    if (block.kind !== 'paragraph') return []
    if (list?.kind === 'list' && /[:：]\s*$/.test(block.text)) return announcedList(entry, list, behind, numberOf, rows, reading)
    return announcedRows(entry, numberOf, rows, reading)
  })
}

/** Parts of a text in languages without a list of such nouns. */
const parts =
  /^(?:stappen|tips|redenen|regels|manieren|fouten|kroki|kroków|powody|powodów|porady|porad|zasady|zasad|sposoby|sposobów|błędy|błędów|passos|dicas|razões|motivos|regras|formas|erros|steg|skäl|råd|regler|sätt)$/

/** `Five steps` as a heading, right over a list whose items are numbered or open in bold letters. */
function headedList(
  { block: { id, text }, tokens: { words } }: TextBlock,
  list: ListBlock,
  behind: () => readonly TextBlock[],
  numberOf: (form: string) => number,
  rows: Rows,
  { language, tools: { spanOf } }: AgreementReading,
): Slip[] {
  const [number, noun] = words
  if (number === undefined || noun === undefined || !isEnumerated(list) || text.slice(0, number.start).trim() !== '') return []
  if (!isPart(noun, language)) return []
  if (words.slice(1).some(({ form }) => numberOf(form) > 0 || /\d/.test(form))) return []
  const count = otherCount(numberOf(number.form), list, behind, rows)
  return count === 0 ? [] : [{ kind: 'miscounted', span: spanOf(id, text, number.start, noun.end), value: String(count) }]
}

const isPart = ({ form }: Word, language: Language): boolean => language.contains('listNouns', form) || parts.test(form)

/** Numbered, or each of its items opens in bold letters. */
const isEnumerated = (list: ListBlock): boolean => list.ordered || list.items.every(({ quote }) => leadOf(list, quote) !== quote)

type ListBlock = Extract<Block, { kind: 'list' }>

/** The last sentence of the paragraph counts once, and nothing is between the number and its noun. */
function announcedList(
  { block, tokens }: TextBlock,
  list: ListBlock,
  behind: () => readonly TextBlock[],
  numberOf: (form: string) => number,
  rows: Rows,
  { language, tools: { spanOf } }: AgreementReading,
): Slip[] {
  const { text, id } = block
  const sentence = tokens.sentences.at(-1)
  if (sentence === undefined || isOpen.test(text.slice(sentence.start))) return []
  const words = tokens.words.filter(({ start }) => start >= sentence.start)
  // `six kilometres, past five mills`
  const numbers = words.filter(({ form }, at) => (numberOf(form) > 0 || /\d/.test(form)) && !isMeasure(words[at + 1]?.form ?? ''))
  const [number] = numbers
  const noun = words[words.indexOf(number!) + 1]
  if (number === undefined || numbers.length > 1 || noun === undefined) return []
  const before = text.slice(sentence.start, number.start)
  const opens = opensWith.test(before) || (isPart(noun, language) && before.search(pointing) === 0)
  const pointsOn = isEnumerated(list) && pointing.test(before) && (opens || noun === words.at(-1))
  const precedes = pointsOn ? (opens ? /^.{0,24}/s : pointing) : noun === words.at(-1) ? passing : undefined
  if (!isCounted(text, number, noun, language, precedes)) return []
  const count = otherCount(numberOf(number.form), list, behind, rows)
  return count === 0 ? [] : [{ kind: 'miscounted', span: spanOf(id, text, number.start, noun.end), value: String(count) }]
}

/** How many items a list has where they are not as many as announced; 0: they are, or may be. */
function otherCount(value: number, list: ListBlock, behind: () => readonly TextBlock[], rows: Rows): number {
  const { ordered, items } = list
  const count = items.length
  if (value < 2 || value > most || count === value || count < 2 || Math.abs(count - value) > mostApart) return 0
  // an item may hold two, and the text behind the list may continue it; numbers in front of them count by themselves
  const holdsMore = ({ quote }: Span): boolean =>
    quote.includes('\n') || (!ordered && (rows.joins.test(leadOf(list, quote)) || leadOf(list, quote).includes(',')))
  if (value > count) return items.filter(holdsMore).length >= value - count || goesOn(behind(), rows) ? 0 : count
  return items.some(({ quote }) => quote.includes('\n')) ? 0 : count
}

/** Of an item that opens in bold letters these, which name it; else all of it. */
const leadOf = ({ text, inlines }: ListBlock, quote: string): string => {
  const lead = inlines.find(({ kind, start, end }) => kind === 'strong' && quote.startsWith(text.slice(start, end)))
  return lead === undefined ? quote : text.slice(lead.start, lead.end)
}

/** Another list of the same section, or a paragraph that adds to it. */
function goesOn(behind: readonly TextBlock[], { adds }: Rows): boolean {
  const end = behind.findIndex(({ block }) => block.kind === 'heading')
  const rest = (end < 0 ? behind : behind.slice(0, end)).map(({ block }) => block)
  const [next] = rest
  if (next === undefined) return false
  return next.kind === 'list' || rest.some(({ kind }) => kind === 'list') || (next.kind === 'paragraph' && adds.test(next.text))
}

/** The number stands for all of what follows: no unit of measure behind it, no preposition and no hyphen in front. */
function isCounted(text: string, number: Word, noun: Word, language: Language, mayPrecede = /(?!)/): boolean {
  const before = text.slice(Math.max(0, number.start - 24), number.start).replace(mayPrecede, '')
  const between = text.slice(number.end, noun.start)
  if (between !== ' ' && between !== '\u00a0') return false
  if (notAll.test(before) || /[-–/.,:(+~≈]\s?$/.test(before)) return false
  return (!noun.stop || language.contains('listNouns', noun.form)) && !/\d/.test(noun.form) && !isMeasure(noun.form)
}

/** `It comes in three colours`. */
const comesIn = / (?:in|en|em|w|i|på)\s$/iu

/** Words of one thing in a row, and between a number and its colon. */
const longest = 3

/** `three colours: red and white`: a row of short parts that ends the sentence. */
function announcedRows(
  { block, tokens }: TextBlock,
  numberOf: (form: string) => number,
  rows: Rows,
  { language, tools: { spanOf } }: AgreementReading,
): Slip[] {
  const { text, id } = block
  if (!/: /.test(text)) return []
  return tokens.sentences.flatMap((sentence): Slip[] => {
    const whole = text.slice(sentence.start, sentence.end)
    const colon = whole.indexOf(':')
    if (colon < 0 || colon !== whole.lastIndexOf(':') || whole[colon + 1] !== ' ' || isOpen.test(whole)) return []
    const words = tokens.words.filter(({ start, end }) => start >= sentence.start && end <= sentence.start + colon)
    const numbers = words.filter(({ form }) => numberOf(form) > 0 || /\d/.test(form))
    const [number] = numbers
    const at = words.indexOf(number!)
    const noun = words[at + 1]
    if (number === undefined || numbers.length > 1 || noun === undefined || words.length - at - 1 > longest) return []
    if (!isCounted(text, number, noun, language, comesIn)) return []
    const value = numberOf(number.form)
    const parts = rowOf(whole.slice(colon + 1), rows, language)
    if (value < 2 || value > mostInRow || parts === null || parts === value) return []
    return [{ kind: 'miscounted', span: spanOf(id, text, number.start, sentence.start + whole.trimEnd().length), value: String(parts) }]
  })
}

const mostInRow = 8

/** How many parts a row has; null: it may be read in two ways. */
function rowOf(row: string, rows: Rows, language: Language): number | null {
  const text = row.replace(/[.!?]\s*$/, '').trim()
  if (text === '' || /[\d();–—"“”„«»:/!?]| - /.test(text)) return null
  const last = rows.last.exec(text)
  if (last === null || rows.joins.test(`${last[1]} ${last[2]}`) || last[2]!.includes(',')) return null
  const parts = [...last[1]!.split(/,\s+/), last[2]!]
  const words = parts.map((part) => language.tokenize(part).words)
  if (words.some(({ length }) => length === 0 || length > longest)) return null
  // what explains a part of the row is written another way: `Ann Lee, the mayor, and Tom Hall`
  const opensUpper = parts.map((part) => part.charAt(0) !== part.charAt(0).toLowerCase())
  const opensStop = words.map(([first]) => first?.stop === true)
  return new Set(opensUpper).size > 1 || new Set(opensStop).size > 1 ? null : parts.length
}

/** `次の5つ:` before a list. */
const counters = /(?<!\d|第)(\d{1,2})\s*(?:つ|個|点|種類|项|個條件|个|種|种|件|點|点)[^\d。！？]{0,12}[:：。]\s*$/u

function unspacedCounts({ blocks, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap(({ block }, at): Slip[] => {
    const list = blocks[at + 1]?.block
    if (block.kind !== 'paragraph' || list?.kind !== 'list') return []
    const match = counters.exec(block.text)
    const value = Number(match?.[1] ?? 0)
    const count = list.items.length
    if (match === null || value < 2 || count < 2 || count === value || Math.abs(count - value) > mostApart) return []
    const holdsMore = list.ordered ? /\n/ : /[、と及和与與及びや\n]/
    if (list.items.some(({ quote }) => holdsMore.test(quote)) || blocks[at + 2]?.block.kind === 'list') return []
    return [{ kind: 'miscounted', span: spanOf(block.id, block.text, match.index, match.index + match[0].length), value: String(count) }]
  })
}
