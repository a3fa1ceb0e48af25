import { letter } from '../../../languages/characters/characters.ts'
import type { Language } from '../../../languages/language.ts'
import type { Range } from '../../../model/values.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import { amountSource, readValue } from '../../text/amounts.ts'
import type { Slip } from '../../text/found.ts'
import { isMeasure } from '../cardinals.ts'
import { isYear, type Piece, piecesOf, type Sentence, sentencesOf } from '../numbers.ts'
import { unfit } from '../unfit.ts'

/** Words for one half of a whole and for the other one, of all languages; who is in the one is not in the other. */
const halves = [
  [
    `wom[ae]n|females?|girls?|frauen|mädchen|femmes?|filles?|mujeres|niñas|chicas|alumnas|donne|ragazze|bambine|femmine|mulheres|meninas|raparigas|vrouwen|meisjes|kobiet${letter}{0,3}|dziewcz${letter}{1,6}|kvinnor|flickor|tjejer|kvinder|piger|kvinner|jenter`,
    `m[ae]n|males?|boys?|männer|jungen|jungs|hommes?|garçons?|hombres|varones|niños|chicos|alumnos|uomini|ragazzi|bambini|maschi|homens|meninos|rapazes|mannen|jongens|mężczyzn${letter}{0,3}|chłopc${letter}{1,4}|chłopak${letter}{1,4}|män|pojkar|killar|mænd|drenge|menn|gutter`,
  ],
  [
    `adults?|grown-ups?|erwachsenen?|adultes?|adult[aoei]s?|volwassenen|doros${letter}{2,4}|dorosłych|vuxna|voksne`,
    `child(?:ren)?|kids|kindern?|enfants?|niñ[oa]s|bambin[ei]|crianças|kinderen|dziec${letter}{1,4}|barn|børn`,
  ],
  ['yes|ja|oui|sí|sì|sim|tak', 'no|nein|nee|non|não|nie|nej|nei'],
].map((both) => both.map((words) => new RegExp(`^(?:${words})$`, 'iu')))

/** True for two words that divide a whole, such as women and men, or yes and no. */
export const areHalves = (one: string, other: string): boolean =>
  halves.some(([a, b]) => (a!.test(one) && b!.test(other)) || (b!.test(one) && a!.test(other)))

const and = /^(?:and|plus|und|sowie|et|y|e|ed|más|en|i|oraz|a|och|samt|og|ou)$/iu
/** In front of a row of parts which all belong to the whole before it, or between two of them. */
const ofThem = new RegExp(
  `(?<!${letter})(?:of (?:them|these|those|which|whom)|davon|von (?:ihnen|denen)|d[’']entre (?:eux|elles)|dont|parmi (?:eux|elles)|de (?:ellos|ellas|los cuales|las cuales)|de (?:eles|elas)|d(?:eles|elas|os quais|as quais)|di (?:loro|cui|essi|esse)|dei quali|delle quali|(?:daar|waar)van|van (?:hen|wie)|z (?:nich|czego|których)|av (?:dem|dessa|vilka)|varav|heraf|hvoraf|derav|hvorav)(?!${letter})`,
  'iu',
)
/** Not all of the parts are given, or they are of more than one whole. */
const isOpen = new RegExp(
  `…|\\.\\.\\.|(?<!${letter})(?:etc|usw|u\\. ?a|including|among|such as|for example|e\\.g|each|per|every|zum beispiel|darunter|jeweils|pro|notamment|chacune?|par exemple|entre ellos|entre ellas|cada|por ejemplo|tra cui|fra cui|per esempio|ciascun[oa]|ogni|entre eles|entre elas|por exemplo|waaronder|bijvoorbeeld|elke?|między innymi|w tym|każd[yae]|bland annat|däribland|varje|blandt andet|heriblandt|hver)(?!${letter})`,
  'iu',
)
/** Right in front of a number that is not counted with. */
const isAbout = new RegExp(
  `(?<!${letter})(?:about|around|some|nearly|almost|than|over|least|up to|or|another|number|room|page|other|first|last|top|etwa|rund|über|fast|als|bis zu|oder|weitere|nummer|zimmer|seite|ersten|letzten|environ|près de|plus de|moins de|presque|ou|autres|numéro|más de|casi|unos|unas|cerca de|o|otros|otras|número|circa|oltre|quasi|altri|altre|numero|mais de|outros|outras|ongeveer|meer dan|ruim|bijna|of|andere|nummer|około|ponad|prawie|lub|inne|inni|ungefär|över|nästan|än|eller|andra|omkring|over|næsten|end|andre)\\s$`,
  'iu',
)

/** By how many a sum is wrong by a slip of the hand: at least so many, or that part of the whole; further apart, they are counts of something else. */
const [leastOff, partOff] = [2, 0.15]
const isNear = (sum: number, whole: number): boolean => sum !== whole && Math.abs(sum - whole) <= Math.max(leastOff, partOff * whole)

/** Words of one part of a row behind its number, and a whole from which its parts can be counted wrong. */
const [mostWords, leastWhole] = [4, 4]

const unit =
  /^(?:[kcm]?m|[kmg]?g|[cdm]?l|h|min|s|ha|uhr|kl|pm|x|°c|kw|kwh|gb|mb|eur?|euros?|pounds?|dollars?|zł|kr|chf|per|pro|to|bis|do|till)$/iu

interface Part extends Piece {
  /** Words behind the number, up to the next sign or number. */
  readonly words: readonly string[]
  /** UTF-16 units up to the last of these. */
  readonly until: number
}

/** Numbers of things, in the order of a sentence; null: some of them are times, measures or money. */
function partsIn(pieces: readonly Piece[], text: string): readonly Part[] | null {
  const parts: Part[] = []
  for (const [at, own] of pieces.entries()) {
    if (own.value === 0 && /^\d/.test(own.text)) return null
    if (own.value === 0 || own.isOne) continue
    const part = partAt(pieces, at, text)
    const [noun] = part.words
    if (isYear(own.text) || (noun !== undefined && isMeasure(noun))) continue
    if (isAbout.test(text.slice(0, own.start))) return null
    if (/[%°€$£]/.test(text.slice(own.end, own.end + 2)) || /[€$£+−#]\s?$/.test(text.slice(0, own.start))) return null
    // in German it is a place
    if (noun !== undefined && (unit.test(noun) || (noun === 'am' && part.words.length === 1))) return null
    parts.push(part)
  }
  return parts
}

/** A time, a range, a share, money: `partsIn` gives no parts of such a sentence. */
const isMeasured = /\d[:/–-]\d|\d ?[%°€$£]|[€$£+−#]\s?\d/

function partAt(pieces: readonly Piece[], at: number, text: string): Part {
  const own = pieces[at]!
  const words: string[] = []
  let until = own.end
  for (const next of pieces.slice(at + 1)) {
    if (next.value > 0 || !/^[ \u00a0]$/.test(text.slice(until, next.start)) || and.test(next.text)) break
    words.push(next.text)
    until = next.end
  }
  return { ...own, words, until }
}

/** Parts that do not make the whole which is before them: `214 workers: 131 women and 93 men`. */
export function wrongWholes({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  return blocks.flatMap((entry): Slip[] => {
    const { id, text } = entry.block
    const sentences = sentencesOf(entry, language)
    return sentences.flatMap((own, at): Slip[] => {
      const { start, text: sentence } = own
      if (own.numbers < 2 || isMeasured.test(sentence)) return []
      const pieces = own.piecesIn(language)
      const counts = partsIn(pieces, sentence)
      if (counts === null) return []
      const found =
        ofRow(sentence, pieces, counts) ??
        ofMarked(sentence, counts) ??
        ofHalves(counts, () => onlyPart(sentences[at - 1], language), sentence)
      if (found === null || isOpen.test(sentence)) return []
      const span = spanOf(id, text, start + found.from, start + found.to)
      const { whole } = found
      if (whole !== undefined) return [unfit(span, spanOf(id, text, whole.start, whole.end))]
      return [{ kind: 'wrongFigure', isDoubt: true, span, value: String(found.sum) }]
    })
  })
}

/** The only number of a sentence that may be a whole, with its place in the text. */
function onlyPart(sentence: Sentence | undefined, language: Language): (Range & { readonly value: number }) | null {
  if (sentence === undefined || sentence.numbers === 0 || isOpen.test(sentence.text)) return null
  const counts = partsIn(sentence.piecesIn(language), sentence.text)
  const [only] = counts ?? []
  if (only === undefined || counts!.length > 1 || only.words.length === 0 || only.value < leastWhole) return null
  return { value: only.value, start: sentence.start + only.start, end: sentence.start + only.until }
}

interface Sum {
  readonly sum: number
  /** Of the sentence before. */
  readonly whole?: Range
  readonly from: number
  readonly to: number
}

const total = (parts: readonly { readonly value: number }[]): number => parts.reduce((sum, { value }) => sum + value, 0)

/** A whole, a colon or dash, and a row of parts behind it. */
function ofRow(sentence: string, pieces: readonly Piece[], counts: readonly Part[]): Sum | null {
  const sign = /:(?=\s)| [–—] | \(/.exec(sentence)
  if (sign === null) return null
  const wholes = counts.filter(({ end }) => end <= sign.index)
  const [whole] = wholes
  if (whole === undefined || wholes.length > 1 || whole.words.length === 0 || whole.value < leastWhole) return null
  const row: Part[] = []
  let from = pieces.findIndex(({ start }) => start >= sign.index)
  while (from >= 0 && from < pieces.length) {
    const part = partAt(pieces, from, sentence)
    if (part.value === 0 || part.words.length === 0 || part.words.length > mostWords || isMeasure(part.words[0]!)) break
    row.push(part)
    const behind = /^(?:,? ?)(?:[a-zà-ÿ]{1,5} )?(?=\S)/iu.exec(sentence.slice(part.until))?.[0] ?? ''
    const joined = pieces.findIndex(({ start }) => start >= part.until)
    const isJoined = joined >= 0 && and.test(pieces[joined]!.text) && /^,? $/.test(sentence.slice(part.until, pieces[joined]!.start))
    const next = isJoined ? joined + 1 : joined
    if (behind === '' || next < 0 || next >= pieces.length || (!isJoined && !/^, $/.test(sentence.slice(part.until, pieces[next]!.start))))
      break
    from = next
  }
  const [first, other] = row
  if (first === undefined || other === undefined || row.some(({ value }) => value >= whole.value)) return null
  // a continuation behind the last part may be a part, too
  if (!/^\s*(?:[.,;!?)–—]|$)/.test(sentence.slice(row.at(-1)!.until))) return null
  const sum = total(row)
  const isAll = row.length === 2 && first.words.some((one) => other.words.some((two) => areHalves(one, two)))
  return isNear(sum, whole.value) && (sum > whole.value || isAll) ? { sum, from: whole.start, to: row.at(-1)!.until } : null
}

/** Words in front of what all parts of a row have: where, whence, with what. */
const kindsOfPart: readonly RegExp[] = [
  /^(?:in|im|nel(?:la|lo)?|nei|negli|en|em|n[oa]s?|we?|i|på|à|aux?|dans)$/iu,
  /^(?:from|aus|vo[nm]|de|du|des|da|dal(?:la)?|uit|van|z|ze|od|från|fra|of|av|af|del|do)$/iu,
  /^(?:at|on|am|an|auf|sur|su[lr]?(?:la)?|sobre|op|aan|vid|ved)$/iu,
  /^(?:with|mit|avec|con|met|com|med)$/iu,
]

/** All of them are of one kind, so that none is counted twice: halves of people, or nouns behind the same preposition. */
function areAlike(parts: readonly Part[]): boolean {
  const [first, other] = parts
  if (parts.length === 2 && areHalves(first!.words[0] ?? '', other!.words[0] ?? '')) return true
  return kindsOfPart.some((kind) => parts.every(({ words }) => words.some((word) => kind.test(word))))
}

/** In front of a whole, at the beginning of a sentence. */
const ofAll =
  /^(?:(?:out )?of|von|sur|de|van|di|dei|delle|z|ze|spośród|av|af)(?: (?:the|all|den|les|ces|l[ao]s|de|tych|dem|these|diesen))? ?$/iu

/** `24 drafts, of them 10 in English and 15 in German`. */
function ofMarked(sentence: string, counts: readonly Part[]): Sum | null {
  const [whole, ...parts] = counts
  if (whole === undefined || whole.value < leastWhole || parts.length < 2 || parts.length > 4 || whole.words.length === 0) return null
  const marker = ofThem.exec(sentence.slice(whole.end))
  const at = whole.end + (marker?.index ?? 0)
  // right in front of the first part, or right behind it
  const isMarked = marker !== null && isBeside(sentence, at, at + marker[0].length, parts[0]!)
  if (!isMarked && !ofAll.test(sentence.slice(0, whole.start))) return null
  if (parts.some(({ value }) => value >= whole.value) || /[;:]/.test(sentence.slice(whole.start, parts.at(-1)!.end))) return null
  const joins = parts.slice(1).every(({ start }, index) => {
    const between = sentence.slice(parts[index]!.end, start)
    return /(?:, | (?:and|und|et|y|e|en|i|oraz|och|og) )(?:[^\s,]{1,8} ){0,1}$/u.test(between)
  })
  const sum = total(parts)
  const isAll = parts.length === 2 && areHalves(parts[0]!.words[0] ?? '', parts[1]!.words[0] ?? '')
  if (!joins || !areAlike(parts) || !isNear(sum, whole.value) || (sum < whole.value && !isAll)) return null
  return { sum, from: whole.start, to: parts.at(-1)!.until }
}

const isBeside = (sentence: string, from: number, to: number, { start, end }: Part): boolean =>
  /^[ \u00a0](?:[^\s,]{1,8} )?$/.test(sentence.slice(to, start)) || (end < from && /^ ?(?:[^\s,]{1,12} )?$/.test(sentence.slice(end, from)))

/** `Eighty people came. 35 were women and 55 men.` */
function ofHalves(counts: readonly Part[], wholeBefore: () => (Range & { readonly value: number }) | null, sentence: string): Sum | null {
  const [first, other] = counts
  const third = counts[2]
  // `nineteen came, eleven women and ten men`
  if (first !== undefined && other !== undefined && third !== undefined && counts.length === 3) {
    const sum = other.value + third.value
    const isAside = /, $/.test(sentence.slice(first.end, other.start)) && areHalves(other.words[0] ?? '', third.words[0] ?? '')
    return isAside &&
      first.words.length > 0 &&
      sum > first.value &&
      isNear(sum, first.value) &&
      /^,? [^\s]{1,5} $/.test(sentence.slice(other.until, third.start))
      ? { sum, from: first.start, to: third.until }
      : null
  }
  if (first === undefined || other === undefined || counts.length > 2) return null
  const sum = first.value + other.value
  const before = first.words.some((one) => other.words.some((two) => areHalves(one, two))) ? wholeBefore() : null
  if (before === null || sum <= before.value || !isNear(sum, before.value) || first.value >= before.value) return null
  return { sum, from: first.start, to: other.until, whole: before }
}

// Money

const money = String.raw`(?:([€$£]) ?(${amountSource})|(${amountSource}) ?(€|£|euros?|EUR|pounds?|dollars?|zł|kr\.?|kronor|kroner|CHF|Franken))`
const instalments = new RegExp(
  `(?<!${letter})(${letter}{2,12}|\\d{1,2}) (?:(?:equal|monthly|gleichen?|gleiche|monatlichen?|égales|mensuelles) )?(?:instalments?|installments?|payments|raten|monatsraten|mensualités|versements|échéances|cuotas|plazos|pagos|rate|prestações|parcelas|termijnen|rat(?:ach|y)?|avbetalningar|delbetalningar|rater)(?: (?:iguales|mensuales|mensili|uguali|iguais|mensais))? (?:of|von|zu(?: je)?|à|de|di|da|van|po|på|à) ${money}`,
  'giu',
)
const mayBeMoney = /[€$£]|eur|pounds?|dollars?|zł|kr|chf|franken/i
const anyMoney = new RegExp(`(?<![\\d.,])${money}`, 'giu')

const moneyIn = (match: RegExpExecArray | RegExpMatchArray, from: number, language: Language) => ({
  value: readValue((match[from + 1] ?? match[from + 2])!, language),
  unit: unitOf((match[from] ?? match[from + 3])!),
})
const unitOf = (unit: string): string =>
  /^(?:€|eur)/i.test(unit) ? '€' : /^(?:£|pou)/i.test(unit) ? '£' : /^(?:\$|dol)/i.test(unit) ? '$' : unit.toLowerCase().slice(0, 2)

/** `£165 … in three equal instalments of £50`, and a sum with its parts in brackets behind it. */
export function wrongMoney({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  return blocks.flatMap((entry): Slip[] => {
    const { id, text } = entry.block
    const slip = (start: number, end: number, value: string): Slip => ({
      kind: 'wrongFigure',
      isDoubt: true,
      span: spanOf(id, text, start, end),
      value,
    })
    return sentencesOf(entry, language).flatMap(({ start, text: sentence, hasDigit }): Slip[] => {
      if (!hasDigit || !mayBeMoney.test(sentence)) return []
      const all = [...sentence.matchAll(anyMoney)].map((match) => ({
        ...moneyIn(match, 1, language),
        from: match.index,
        to: match.index + match[0].length,
      }))
      const [first, ...others] = all
      if (first === undefined || first.value === null || others.length === 0) return []
      for (const match of sentence.matchAll(instalments)) {
        const [times] = piecesOf(match[1]!, language)
        const part = moneyIn(match, 2, language)
        if (times === undefined || times.value < 2 || part.value === null || others.length > 1 || part.unit !== first.unit) continue
        const sum = times.value * part.value
        // who pays later pays more
        if (sum < 0.99 * first.value && sum > first.value / 2)
          return [
            slip(
              start + first.from,
              start + match.index + match[0].length,
              sentence.slice(first.from, first.to).replace(/\d[\d.,]*/, String(sum)),
            ),
          ]
      }
      const open = sentence.indexOf('(', first.to)
      const close = sentence.indexOf(')', open)
      if (open < 0 || close < 0) return []
      const whole = all.filter(({ to }) => to <= open).at(-1)
      const parts = all.filter(({ from, to }) => from > open && to <= close)
      const inside = sentence.slice(open + 1, close)
      if (whole?.value == null || parts.length < 2 || parts.some(({ unit, value }) => unit !== whole.unit || value === null)) return []
      const isRow = parts.length === inside.split(/,(?!\d)| (?:and|und|et|y|e|en|i|och|og) /u).length
      const sum = parts.reduce((all, { value }) => all + value!, 0)
      if (!isRow || isOpen.test(inside) || Math.abs(sum - whole.value) < 0.005 || Math.abs(sum / whole.value - 1) > partOff) return []
      const isFar = all.some(({ from, to }) => from >= whole.to && to <= open) || open - whole.to > 40
      return isFar ? [] : [slip(start + whole.from, start + close + 1, String(Math.round(100 * sum) / 100))]
    })
  })
}
