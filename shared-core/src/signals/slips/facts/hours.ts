import { letter } from '../../../languages/characters/characters.ts'
import type { Language } from '../../../languages/language.ts'
import type { Range } from '../../../model/values.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { piecesOf } from '../numbers.ts'
import { unfit } from '../unfit.ts'

// Times of a day and how long

const clock = String.raw`(\d{1,2})(?:[:.h](\d{2})|(?= ?(?:[ap]\.?m\b|uhr|heures?|uur|h\b)))?(?:\s?(?:uhr|heures?|uur|h(?!\d)))?(?:\s?([ap])\.?m\.?)?`
const time = new RegExp(`(?<![\\d.,:€$£/–-])${clock}(?![\\d:/%€$£]|[.,]\\d| ?(?:%|€|km|kg|g|m|cm|l|euros?|people)(?!${letter}))`, 'giu')
const range = new RegExp(
  `(?<![\\d.,:€$£/–-])${clock}\\s?(?:–|-|to|until|till|bis|à|a|alle|às|tot|do|till|til)\\s?${clock}(?![\\d:/%€$£]|[.,]\\d)`,
  'iu',
)

const [hour, noon] = [60, 720]

/** Minutes from midnight; half a day later by a `p` behind it. */
function minutesOf(hours: string | undefined, minutes: string | undefined, half: string | undefined): number {
  const whole = Number(hours) % (half === undefined ? 25 : 12)
  return whole * hour + Number(minutes ?? 0) + (half?.toLowerCase() === 'p' ? noon : 0)
}

interface Lasting extends Range {
  readonly minutes: number
}

const hours = /^(?:hours?|stunden?|heures?|horas?|or[ae]|uur|uren|godzin(?:y|ę|ą)?|timmar|timmes?|timer?|std|hrs?)$/iu
const minutes = /^(?:minutes?|minuten?|minutos?|minut[oi]|minut(?:y|er)?|minutter|min)$/iu
const half =
  /^(?: und| and| et| y| e| en| i| och| og)? ?(?:a half|eine halbe|einhalb|demie|media|mezz[oa]|meia|half|pół|en halv)(?![a-zà-ÿ])/iu
const oneAndHalf =
  /(?<![a-zà-ÿ])(?:an hour and a half|anderthalb stunden|eineinhalb stunden|une heure et demie|(?:una )?hora y media|un[’']ora e mezz[ao]|uma hora e meia|anderhalf uur|półtorej godziny|en och en halv timme|halvanden time)(?![a-zà-ÿ])/iu
const oneHour =
  /(?<![a-zà-ÿ])(?:an hour|one hour|eine stunde|une heure|una hora|un[’']ora|uma hora|een uur|godzinę|en timme|en time)(?! (?:and a half|et demie|y media|e mezz|e meia))(?![a-zà-ÿ])/iu

/** How long, each time with its unit; an hour and minutes behind it are one. */
function lastingIn(text: string, language: Language): readonly Lasting[] {
  const whole = oneAndHalf.exec(text)
  if (whole !== null) return [{ minutes: 90, start: whole.index, end: whole.index + whole[0].length }]
  const pieces = piecesOf(text, language)
  const found: Lasting[] = []
  for (const [at, own] of pieces.entries()) {
    const next = pieces[at + 1]
    if (next === undefined || own.value === 0 || !/^[ \u00a0-]$/.test(text.slice(own.end, next.start))) continue
    const unit = hours.test(next.text) ? hour : minutes.test(next.text) ? 1 : 0
    if (unit === 0 || (own.isOne && unit === 1)) continue
    const more = unit === hour ? half.exec(text.slice(next.end)) : null
    const last = found.at(-1)
    const value = own.value * unit + (more === null ? 0 : hour / 2)
    const end = next.end + (more?.[0].length ?? 0)
    if (
      last !== undefined &&
      unit === 1 &&
      last.minutes % hour === 0 &&
      /^,? ?(?:and|und|et|y|e|en|i|och|og)? ?$/.test(text.slice(last.end, own.start))
    )
      found[found.length - 1] = { minutes: last.minutes + value, start: last.start, end }
    else found.push({ minutes: value, start: own.start, end })
  }
  if (found.length === 0) {
    const one = oneHour.exec(text)
    if (one !== null) return [{ minutes: hour, start: one.index, end: one.index + one[0].length }]
  }
  return found
}

/** Says of itself how long it takes. */
const lasts = new RegExp(
  `(?<!${letter})(?:lasts?|takes?|runs for|dauert|dauern|dure(?:ra)?|dura(?:rá|rà)?|duurt|trwa|potrwa|tar|varar|varer|tager)(?: (?:about|around|rund|etwa|ca\\.|environ|unas|circa|cerca de|ongeveer|około|ungefär|cirka|omkring|genau|exactly))? $`,
  'iu',
)
/** Says when a house is open, and of something else how long it takes. */
const opens = new RegExp(
  `(?<!${letter})(?:open|opening|geöffnet|öffnungszeiten|ouverte?s?|horaires|abiert[oa]s?|horario|apert[oa]|orari[oi]?|abert[oa]|horário|geopend|otwart[aey]|öppet|åbent?|åpent?)(?!${letter})`,
  'iu',
)
/** Parts of it, or more than it. */
const inParts = new RegExp(
  `(?<!${letter})(?:each|every|per|slots?|breaks?|interval|plus|including|every|last entry|je|jeweils|pro|pause|inklusive|chaque|par|pause|entracte|cada|por|descanso|ogni|pausa|cada|intervalo|elke|per|pauze|co|przerw${letter}{1,3}|varje|paus|hver|pause)(?!${letter})`,
  'iu',
)

const begins = new RegExp(
  `(?<!${letter})(?:starts?|begins?|beginnt|startet|commence|débute|empieza|comienza|inizia|comincia|começa|begint|zaczyna się|rozpoczyna się|börjar|begynder|starter)(?!${letter})`,
  'iu',
)
const closes = new RegExp(
  `(?<!${letter})(?:ends?|finishes|is over|endet|finit|se termine|termina|acaba|finisce|eindigt|kończy się|slutar|slutter)(?!${letter})`,
  'iu',
)

// There and away

const leaves = new RegExp(
  `(?<!${letter})(?:leaves?|departs?|departure|sets? off|abfahrt|fahren wir|fährt|départ|départs|part|partons|salida|salimos|sale|partenza|partiamo|parte|partida|partimos|vertrek|vertrekken|vertrekt|odjazd|wyjazd|wyjeżdżamy|avgång|avresa|avfärd|afgang|afrejse)(?!${letter})`,
  'iu',
)
const journey = new RegExp(
  `(?<!${letter})(?:journey|drive|ride|trip|crossing|travel time|fahrt|fahrzeit|anfahrt|überfahrt|trajet|traversée|route|viaje|trayecto|travesía|viaggio|tragitto|traversata|viagem|trajeto|travessia|reis|rit|overtocht|podróż|przejazd|jazda|resan?|färden|turen|rejsen)(?!${letter})`,
  'iu',
)
const arrives = new RegExp(
  `(?<!${letter})(?:arriv(?:e|es|al|ing)|ankunft|kommen wir an|sind wir (?:dort|da)|arrivée|arriv(?:ons|e)|llegada|llegamos|arrivo|arriviamo|chegada|chegamos|aankomst|komen (?:we|wij) aan|przyjazd|na miejscu|ankomst|framme|fremme)(?!${letter})`,
  'iu',
)

/** Minutes by which times may be rounded. */
const rounded = 15

/** Two times of a day at least, or a range of them. */
const mayBeTimes =
  /\d(?:[:.h]\d\d| ?(?:[ap]\.?m|uhr|uur|h(?:eures)?(?![a-z])))[\s\S]{0,400}?\d(?:[:.h]\d\d| ?(?:[ap]\.?m|uhr|uur|h(?:eures)?(?![a-z])))|\d ?(?:–|-|to|until|till|bis|à|a|alle|às|tot|do|til) ?\d/iu

/** From and to beside how long it takes, and a way whose time is not between its ends. */
export function wrongTimes({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  return blocks.flatMap(({ block, tokens: { sentences } }): Slip[] => {
    const { id, kind, text } = block
    if ((kind !== 'paragraph' && kind !== 'list') || !mayBeTimes.test(text)) return []
    const lines: readonly Range[] = kind === 'list' ? block.items.map(({ start, end }) => ({ start, end })) : sentences
    const place = (range: Range, from: number) => spanOf(id, text, from + range.start, from + range.end)
    const ranged = lines.flatMap(({ start, end }): Slip[] => {
      const line = text.slice(start, end)
      const match = range.exec(line)
      if (match === null || !(match[2] ?? match[5] ?? match[3] ?? match[6] ?? /uhr|heures?|uur|\dh/iu.exec(match[0]))) return []
      const told = lastingIn(line.replace(match[0], ' '.repeat(match[0].length)), language)
      const [only] = told
      if (only === undefined || told.length > 1 || inParts.test(line) || line.slice(match.index + match[0].length).search(range) >= 0)
        return []
      const behind = line.slice(match.index + match[0].length, only.start)
      const isBeside =
        /^\s?[,(–]\s?(?:(?:also|soit|donc|that is|i\.e\.|es decir|o sea|cioè|quindi|ossia|ou seja|dus|czyli|alltså|altså)\s)?$/i.test(
          behind,
        )
      const isFirst =
        only.end <= match.index && /^,? ?(?:from|von|de|das|da|dalle|van|od|från|fra|kl\.?)? ?$/.test(line.slice(only.end, match.index))
      const isLast =
        only.start > match.index &&
        /^,? ?(?:(?:and|und|et|y|e|en|i|och|og|so|also) )?(?:(?:it|sie|er|es|il|elle|hij|ze) )?$/.test(behind.replace(lasts, ''))
      if (!isBeside && !(lasts.test(line.slice(0, only.start)) && (isFirst || isLast))) return []
      if (opens.test(line)) return []
      const half = match[3] ?? match[6]
      const [from, to] = [
        minutesOf(match[1], match[2], match[3] ?? (match[6] === undefined ? undefined : half)),
        minutesOf(match[4], match[5], match[6]),
      ]
      const between = [to - from, to - from + noon, to - from + 2 * noon].filter((one) => one > 0)
      if (between.length === 0 || between.some((one) => Math.abs(one - only.minutes) <= rounded) || only.minutes > noon) return []
      return [unfit(place(only, start), place({ start: match.index, end: match.index + match[0].length }, start))]
    })
    const ended = lines.flatMap(({ start, end }): Slip[] => {
      const line = text.slice(start, end)
      const [from, to, ...others] = timesIn(line)
      const [only, ...more] = from === undefined || to === undefined ? [] : lastingIn(line, language)
      if (to === undefined || from === undefined || only === undefined || more.length > 0 || others.length > 0) return []
      if (!begins.test(line.slice(0, from.start)) || !closes.test(line.slice(from.end, to.start)) || !lasts.test(line.slice(0, only.start)))
        return []
      const between = [to.minutes - from.minutes, to.minutes - from.minutes + noon]
      if (inParts.test(line) || between.some((one) => Math.abs(one - only.minutes) <= rounded)) return []
      return [unfit(place(only, start), place({ start: from.start, end: to.end }, start))]
    })
    if (ended.length > 0) return ended.slice(0, 1)
    if (ranged.length > 0) return ranged.slice(0, 1)
    if (!arrives.test(text)) return []
    const of = (pattern: RegExp): readonly Range[] => lines.filter(({ start, end }) => pattern.test(text.slice(start, end)))
    const [left, lasted, arrived] = [of(leaves), of(journey), of(arrives)]
    const [from, way, to] = [left[0], lasted.find(({ start, end }) => lastingIn(text.slice(start, end), language).length === 1), arrived[0]]
    if (from === undefined || way === undefined || to === undefined || from === to || left.length > 1 || arrived.length > 1) return []
    const [start] = timesIn(text.slice(from.start, from.end))
    const [close, ...others] = timesIn(text.slice(to.start, to.end))
    const [only] = lastingIn(text.slice(way.start, way.end), language)
    if (start === undefined || close === undefined || only === undefined || others.length > 0) return []
    const between = close.minutes - start.minutes
    if (between <= 0 || from.start > to.start || Math.abs(between - only.minutes) <= Math.max(rounded, only.minutes / 5)) return []
    return [unfit(place(close, to.start), place(only, way.start))]
  })
}

function timesIn(line: string): readonly Lasting[] {
  return [...line.matchAll(time)].flatMap((match): Lasting[] => {
    const { 0: own, 1: whole, 2: rest, 3: side, index } = match
    if (rest === undefined && side === undefined && !/uhr|heures?|uur|\d ?h/iu.test(own)) return []
    return [{ minutes: minutesOf(whole, rest, side), start: index, end: index + own.length }]
  })
}
