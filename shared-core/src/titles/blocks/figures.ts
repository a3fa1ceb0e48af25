import type { TextBlock } from '../../answers/article-text.ts'
import { factOf } from '../../answers/article-text.ts'
import { letter } from '../../languages/characters/characters.ts'
import type { Language, Word } from '../../languages/language.ts'
import { betweenWord, spanJoint } from '../../languages/words/find-amounts.ts'
import type { Range } from '../../model/values.ts'
import { numbersOf } from '../../signals/evidence/find-figures.ts'
import { nounWordsOf } from '../from-text/noun-words.ts'
import { blockAt, type Find, prose } from './find.ts'

/** Figures of one passage that are looked at: the first show what it counts. */
const looked = 12

/** Where to write or to call, whose hours are no news: an address, a number of a telephone. */
const contact = /@|(?<![\d.,])\+?\d{2,5}[ /-]\d{2,4}[ /-]?\d{2,4}(?:[ -]\d{2,4})?(?![\d%]|[.,]\d)/

/** Figures of the text that a title may use, the opening's first. */
export const findFigures: Find = (input) =>
  prose(input).flatMap((entry, at) =>
    contact.test(entry.block.text)
      ? []
      : joined(factOf(entry, numbersOf, input.language).figures.slice(0, looked), entry.block.text).flatMap((figure) => {
          if (isAmount(entry, figure) || isFewPeople(entry, figure, input.language) || isSpeaker(entry, figure, input.language)) return []
          const whole = withWholeUnit(entry, figure, input.language)
          const span = whole === null || isBare(entry, whole, input.language) ? null : withWholeSpan(entry, whole, input.language)
          // how long something took is in a title only what the text opens with
          return span === null || (at > 0 && input.isDuration(entry.block.text.slice(span.start, span.end)))
            ? []
            : [blockAt('figure', entry, withSign(entry.block.text, span))]
        }),
  )

/** `minus 0.22 metres`, `−4 °C` */
const sign = /(?:(?<![a-zé])(?:minus|moins|menos|meno|min) ?|(?<=^|\s)[−-])$/i

const withSign = (text: string, { start, end }: Range): Range => ({
  start: start - (sign.exec(text.slice(Math.max(0, start - 8), start))?.[0].length ?? 0),
  end,
})

/** At the start of an item of a list: the ingredients. */
const isAmount = ({ block: { kind, text } }: TextBlock, { start }: Range): boolean =>
  kind === 'list' && /^\s*$/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))

const letters = new RegExp(letter, 'gu')

/** `13 of 14 said`: who says something. */
const isSpeaker = ({ tokens: { words } }: TextBlock, { end }: Range, language: Language): boolean => {
  const next = words.find(({ start }) => start >= end - 1)
  const last = words.findLast((word) => word.end <= end)
  return [last, next].some((word) => word !== undefined && language.contains('sayingVerbs', word.form))
}

/** `two hundred`, `trois cents`: without a noun. */
const isBare = ({ block: { text }, tokens: { words } }: TextBlock, { start, end }: Range, language: Language): boolean =>
  !/[^ -]/.test(text.slice(start, end).replace(letters, '')) &&
  words.every((word) => word.start < start || word.end > end || language.contains('numberWords', word.form) || scale.test(word.form))

/** `two people`, `sechs Personen`: people who were there. */
function isFewPeople({ block: { text }, tokens: { words } }: TextBlock, { start, end }: Range, language: Language): boolean {
  if (language.unspaced) return fewPeople.test(text.slice(start, end))
  const own = words.filter((word) => word.start >= start && word.end <= end)
  return !/\d/.test(text.slice(start, end)) && language.contains('numberWords', own[0]?.form ?? '') && people.test(own.at(-1)?.form ?? '')
}

const fewPeople = /^[1-9１-９一二三四五六七八九]\s?(?:人|名)$/
const people = /^(?:people|persons|personen|menschen|leute|leuten|personas|personnes|gens|persone|mensen|pessoas)$/

/** Scales of numbers behind which what they count follows with `of`, half of `per cento`, and adjectives of units. */
const scale = /(?:illions?|illiards?|illones?|illón|ilhões|ilhão|ilioni|ilione|iliardi|iliardo|illoen|cents?|mila|mil|^p(?:er|or|our))$/i
const unitAdjective = /^(?:cuadrad|cúbic|quadrad|quadrat|cubi|carré|cube|مكعب|مربع)/i

/** Count how often something happens, and say nothing without the time in which it does: `four times a day`. */
const timesWord = /^(?:times|mal|fois|veces|volte|vezes|keer|maal|مرات)$/
const perWord = /^(?:an?|per|each|every|am|pro|im|par|al|alla|por|à|في)$/

/** Before the hour of a clock; Spanish and Portuguese articles with their preposition. */
const clock = new RegExp(`(?:^|[^${letter}])(?:at|um|om|alle|dalle|ore|a las|desde las|às|das)\\s$`, 'iu')
const hour = /^(?:heures?|uhr|uur|horas?|ore|o['’]clock|h)$/
const clockOfHour = new RegExp(`(?<!\\d\\s)(?<!${letter})(?:à|dès|vers|um|gegen|ab|om|vanaf|alle|dalle|a las?|às|pelas)\\s$`, 'iu')

/** Before a German dative, and its ends: `im Umkreis von 40 Kilometern`. */
const beforeDative = /^(?:von|mit|bei|nach|aus|seit|zu|vor|in|an|binnen)$/
const dative = /(?:ern|jahren|tagen|monaten|graden)$/

/** Ends of plurals: behind a number any other word is a verb: `19 suona`, `19 suena`, `240 ficaram`, `8 oddają`. */
const plural: Readonly<Partial<Record<string, RegExp>>> = { es: /s$/, fr: /[sxz]$/, it: /[eiàùtmnrl]$/, pl: /[^ąęć]$/, pt: /s$/ }

/** Letters of a unit's sign at most: `10 h`. */
const mostOfSign = 3

/** The word behind a number is no noun in the form that a title needs. */
function isTorn(text: string, figure: Range, unit: Word, before: Word | undefined, isUnit: boolean, language: Language): boolean {
  if (language.pack.capitalNouns === true) {
    if (before !== undefined && beforeDative.test(before.form) && dative.test(unit.form)) return true
    if (!isUnit && !scale.test(unit.form) && text[unit.start] === unit.form[0]) return true
  }
  if (hour.test(unit.form) && clockOfHour.test(text.slice(Math.max(0, figure.start - 12), figure.start))) return true
  if (isUnit || scale.test(unit.form)) return false
  return (
    clock.test(text.slice(Math.max(0, figure.start - 12), figure.start)) ||
    (unit.form.length > mostOfSign && plural[language.tag.split('-')[0]!]?.test(unit.form) === false)
  )
}

/** A figure with all of its unit: `1 cubic metre`, `120 metros cuadrados`, `1,8 million d’euros`; null: it counts nothing by itself. */
function withWholeUnit({ block: { text }, tokens: { words } }: TextBlock, figure: Range, language: Language): Range | null {
  if (language.unspaced) return figure
  const next = words.findIndex(({ start }) => start >= figure.end)
  const last = words.findLastIndex(({ end }) => end <= figure.end)
  const [unit, first] = [words[last], words.findIndex(({ start }) => start >= figure.start)]
  if (unit === undefined || unit.start < figure.start || first === last) return figure
  const isUnit =
    language.contains('numberUnits', unit.form) || /[²³%‰°€$£¥]|p(?:er|our|or) ?ci?en/.test(text.slice(figure.start, figure.end))
  const before = words[first - 1]
  if (isTorn(text, figure, unit, before, isUnit, language)) return null
  if (next < 0) return timesWord.test(unit.form) ? null : figure
  const isNext = (at: number): boolean => words[at] !== undefined && /^[ \u00a0'’]$/.test(text.slice(words[at - 1]!.end, words[at]!.start))
  const nouns = nounWordsOf(language)
  if (timesWord.test(unit.form)) {
    const isRate = isNext(next) && perWord.test(words[next]!.form) && isNext(next + 1)
    return isRate ? { start: figure.start, end: words[next + 1]!.end } : null
  }
  // `linea 12 collega`, `linha de autocarro 47 passa`: the number names the noun before it
  const nounAt = nouns?.of.has(words[first - 2]?.form ?? '') === true ? first - 3 : first - 1
  const isNumbered = before !== undefined && !before.stop && isNext(first) && nouns?.determiners.has(words[nounAt - 1]?.form ?? '') === true
  if (!isUnit && isNumbered) return null
  if (scale.test(unit.form) && isNext(next)) {
    const isOf = nouns?.of.has(words[next]!.form) === true && isNext(next + 1)
    const counted = words[isOf ? next + 1 : next]!
    // half of `per cento` has its end here
    if (/^p(?:er|or|our)$/i.test(unit.form)) return /^ci?ent/i.test(counted.form) ? { start: figure.start, end: counted.end } : null
    // `30 per cent of the`, `£2.1 million comes`, `2,4 milhões vieram`
    const isWhole = /[€$£¥]/.test(text.slice(figure.start, figure.end))
    if (isWhole || counted.stop || (!isOf && nouns?.adjectivesFollow === true))
      return isWhole || /^cents?$/i.test(unit.form) ? figure : null
    return { start: figure.start, end: counted.end }
  }
  if (isNext(next) && unitAdjective.test(words[next]!.form)) return { start: figure.start, end: words[next]!.end }
  const isFront = nouns !== null && !nouns.adjectivesFollow && language.pack.capitalNouns !== true
  const follower = words[next]!
  if (isUnit || !isFront || !isNext(next) || follower.stop || /\d/.test(follower.form)) return figure
  // an adjective before what is counted; what follows must end the phrase
  const isEnd = words[next + 1] === undefined || words[next + 1]!.stop || !isNext(next + 1)
  return isEnd ? { start: figure.start, end: follower.end } : null
}

/** Joins two numbers of which either holds, or those of a vote. */
const orJoint = /^\s*(?:or|oder|zu|ou|o|of|أو|gegen|against|contre|contra|contro|tegen|mot|przeciw(?:ko)?|против)\s*$/iu

/** Before the difference to a figure that follows: `by £30 to £185`. */
const isDifference = (text: string, start: number): boolean => /(?:^|\s)by [€$£¥]?$/i.test(text.slice(Math.max(0, start - 5), start))

/** A figure with the other end of its span: `4 to 6 hours`, `one or two weeks`; null: the span opens before it, and would be torn. */
function withWholeSpan({ block: { text }, tokens: { words } }: TextBlock, figure: Range, language: Language): Range | null {
  const first = words.findIndex(({ start }) => start >= figure.start)
  if (betweenWord.test(text.slice(Math.max(0, figure.start - 40), figure.start).toLowerCase())) return null
  for (const back of [1, 2, 3]) {
    const other = words[first - back]
    if (other === undefined || !(/^\d/.test(other.form) || language.contains('numberWords', other.form))) continue
    const hasUnit = back === 3
    const joint = text
      .slice((hasUnit ? words[first - 2]! : other).end, figure.start)
      .replace(/^[%€$£¥°]?c?(?=\s)/iu, '')
      .toLowerCase()
    // `one of nine pages`; Dutch has `of` for `or`
    if (language.tag.startsWith('en') && joint.trim() === 'of') return figure
    if (spanJoint.test(joint) || orJoint.test(joint))
      return isDifference(text, other.start) ? figure : { start: other.start, end: figure.end }
    if (/^\s*(?:and|und|y|et|e|en|و)\s*$/u.test(joint) && betweenWord.test(text.slice(0, other.start).toLowerCase())) return null
  }
  return figure
}

/** Joins the parts of one duration or measure, each with its unit: `5 minutes 10 seconds`, `due minuti e undici secondi`. */
const sumJoint = /^\s(?:(?:and|und|y|et|e|en)\s)?$/u
const smallUnit = /(?:second|sekund|segund|minut)\S*$/i

/** Scales and units of unspaced scripts overlap: `15万` and `万円`. Both ends of a span have a unit: `10 h à 16 h`. */
function joined(ranges: readonly Range[], text: string): readonly Range[] {
  const found: Range[] = []
  for (const range of ranges) {
    const last = found.at(-1)
    const isSum =
      last !== undefined && smallUnit.test(text.slice(range.start, range.end)) && sumJoint.test(text.slice(last.end, range.start))
    const isSpan = last !== undefined && spanJoint.test(text.slice(last.end, range.start).toLowerCase()) && !isDifference(text, last.start)
    if (last !== undefined && (isSum || range.start < last.end || isSpan))
      found[found.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    else found.push(range)
  }
  return found
}
