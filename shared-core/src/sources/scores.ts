import { letter } from '../languages/characters/characters.ts'
import type { Language } from '../languages/language.ts'
import type { Range } from '../model/values.ts'

/** The result of a game or a vote, such as `3–1`, `31:27` or `3比1`. */
export interface Score extends Range {
  readonly sides: readonly [number, number]
}

/** Words of games and votes; stems. */
const cues: Readonly<Record<string, string>> = {
  en: 'w[oi]ns?|beat|beaten|los[et]|lead|led|drew|draw|defeat|half-time|halftime|final|rul(?:ed|ing)|vot(?:e|ed)|decided|score|victor|equali',
  de: 'gew[oa]nn|gewinn|besieg|schl[au]g|verl[oi]r|verlor|sieg|unentschieden|führ|halbzeit|niederlage|remis|stimm',
  fr: 'gagn|batt|perd|victoire|défaite|mené|mi-temps|impos|score|finale|vot',
  es: 'gan[aóo]|venc|derrot|perd|empat|victoria|marcador|descanso|final|vot',
  it: 'v[ií]nc|vint|batt|pers|pareggi|vittoria|sconfi|finale|vot',
  pt: 'venc|ganh|derrot|perd|empat|vitória|placar|final|vot',
  nl: 'w[io]n|versloeg|verlo|gelijk|zege|rust|finale|stem',
  sv: 'vann|vinst|slog|förlor|oavgjort|seger|final|röst',
  da: 'vandt|slog|tabte|uafgjort|sejr|finale|stem',
  nb: 'vant|slo|tapte|uavgjort|seier|finale|stem',
  pl: 'wygra|pokona|przegra|zremis|wynik|zwyci|finał|głos',
  cs: 'vyhrá|porazi|prohrá|remíz|vítěz|finál|hlas',
  ru: 'выигр|побед|проигр|ничь|сч[её]т|обыгра|голос',
  uk: 'вигра|перем|програ|нічи|рахун|голос',
  tr: 'yen|kazan|kaybet|berabere|mağlup|galip|oy',
  ar: 'فاز|هزم|خسر|تعادل|تغلب|فوز',
  ja: '勝|敗|引き分け|下し|破',
  zh: '胜|勝|败|敗|平局|夺冠|战平|赢',
  ko: '이겼|이기|졌|승|패|꺾|비겼',
}

const pair = new RegExp(
  `(?<![\\d.,:/€$£–-]|[${letter}]-)(\\d{1,3})(?: ?[–-] ?|:|[比対对]| ?대 ?)(\\d{1,3})(?![\\d:/%€$£°–-]|[.,]\\d| ?(?:uhr|h|am|pm|a\\.m|p\\.m)(?![${letter}]))`,
  'giu',
)
/** Points of one side; `787-9` is a name. */
const most = 199
const clock = /(?:um|ab|bis|at|by|kl\.?|à|alle|às|las|om|o|в|saat)\s$/iu
const nextWord = new RegExp(`^ ([${letter}-]+)`, 'iu')

const made = new Map<string, RegExp | null>()

function cueOf(tag: string): RegExp | null {
  const [base = ''] = tag.toLowerCase().split('-')
  const known = made.get(base)
  if (known !== undefined) return known
  const words = cues[base]
  // eslint-disable-next-line no-restricted-syntax -- of our own words
  const pattern = words === undefined ? null : new RegExp(/^(?:ja|zh|ko)$/.test(base) ? words : `(?<![${letter}])(?:${words})`, 'iu')
  made.set(base, pattern)
  return pattern
}

/** Results in a sentence that has a word of games or votes. What is counted behind two numbers makes them a range. */
export function readScores(sentence: string, language: Language): readonly Score[] {
  const cue = cueOf(language.tag)
  if (cue === null || !cue.test(sentence)) return []
  return [...sentence.matchAll(pair)].flatMap(({ 0: whole, 1: one, 2: other, index }): readonly Score[] => {
    const end = index + whole.length
    const next = nextWord.exec(sentence.slice(end))?.[1]?.toLowerCase()
    const isCounted = next !== undefined && !language.unspaced && !language.contains('stopWords', next) && !cue.test(next)
    const isName = Math.max(Number(one), Number(other)) > most
    return isCounted || isName || clock.test(sentence.slice(0, index)) ? [] : [{ start: index, end, sides: [Number(one), Number(other)] }]
  })
}

/** The same result, seen from either side. */
export const isSameScore = ({ sides: [one, other] }: Score, { sides }: Score): boolean =>
  (one === sides[0] && other === sides[1]) || (one === sides[1] && other === sides[0])
