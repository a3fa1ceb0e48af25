import type { Block, Event, Found } from '../../model/article.ts'
import type { Instant, LanguageTag } from '../../model/values.ts'
import { dayOf, parseDate } from '../facts/dates/parse-date.ts'
import { lettersOf } from '../facts/people/letters-of.ts'
import { found } from '../page/found.ts'
import { type LabelledLine, labelledLines } from './labelled-lines.ts'

/** Words in front of the day and of the place of an event, in the languages of common themes; compared as letters only. */
// biome-ignore format: a table
const labels = {
  day: 'when|date|event date|date and time|date & time|starts|start|wann|datum|termin|beginn|datum und uhrzeit|quand|date et heure|fecha|cuándo|fecha y hora|data|quando|data e hora|data e ora|wanneer|datum en tijd|kiedy|data i godzina|когда|дата|дата и время|коли|kdy|kedy|mikor|időpont|când|кога|πότε|ημερομηνία|ne zaman|tarih|متى|التاريخ|מתי|תאריך|کی|تاریخ|कब|दिनांक|কবে|তারিখ|kapan|tanggal|thời gian|khi nào|วันที่|日時|开催日|開催日|开始时间|时间|時間|일시|날짜|när|hvornår|dato|når|milloin|aika|millal|kada',
  place: 'where|venue|location|place|wo|ort|veranstaltungsort|où|lieu|dónde|lugar|dove|luogo|onde|local|waar|locatie|plaats|gdzie|miejsce|где|место|место проведения|де|місце|kde|místo|miesto|hol|helyszín|unde|loc|locație|къде|място|πού|τόπος|τοποθεσία|nerede|yer|mekan|أين|المكان|איפה|מקום|کجا|مکان|कहाँ|स्थान|কোথায়|স্থান|di mana|tempat|lokasi|ở đâu|địa điểm|สถานที่|会場|場所|地点|地點|장소|var|plats|hvor|sted|missä|paikka|kus|koht|gdje|mjesto',
} as const

const lettersIn = (words: string): ReadonlySet<string> => new Set(words.split('|').map(lettersOf))
const dayLabels = lettersIn(labels.day)
const placeLabels = lettersIn(labels.place)

/** From one day to another: `3–5 February`, `from 3 to 5`. Times and ISO dates have such marks inside. */
const span = /\d\.?\s?(?:[-–—]|to|until|bis|au|al|a|do|до)\s?\d/i
const times = /\d{1,2}[:.]\d{2}\s?(?:uhr|h)?(?:\s?[-–—]\s?\d{1,2}[:.]\d{2})|\d{4}-\d{2}-\d{2}/gi

/**
 * The one event a page announces in lines of its text: one with a label for the day, one for the place. A day that is not after the
 * publication announces nothing, nor do two days or two places, or a stretch of days.
 */
export function eventFromText(
  blocks: readonly Block[],
  {
    headline,
    language,
    now,
    published,
  }: { readonly headline: string | null; readonly language: LanguageTag; readonly now: Instant; readonly published: Instant | null },
): Found<Event> | null {
  if (headline === null) return null
  let start: Instant | null = null
  let place: string | null = null
  let stated: Block | null = null
  for (const line of labelledLines(blocks)) {
    const label = lettersOf(line.label)
    if (placeLabels.has(label)) {
      if (place !== null && place !== line.stated) return null
      place = line.stated
    } else if (dayLabels.has(label)) {
      if (span.test(line.stated.replace(times, ''))) return null
      const day = parseDate(markedTime(line) ?? line.stated, { language, now, isAhead: true })
      if (day === null) continue
      if (start !== null && start !== day) return null
      start = day
      stated = line.block
    }
  }
  if (start === null || place === null || stated === null || dayOf(start) <= dayOf(published ?? now)) return null
  const comma = /^([^,،、，]{2,80})[,،、，]\s*(.{2,160})$/.exec(place)
  const event: Event = {
    name: headline,
    description: null,
    image: null,
    start,
    end: null,
    status: null,
    place: { name: comma?.[1]?.trim() ?? place, address: comma?.[2]?.trim() ?? null },
    onlineUrl: null,
    organizer: null,
    performers: [],
    offers: [],
  }
  return found(event, 'text', 'labels', { span: { place: stated.id, start: 0, end: stated.text.length, quote: stated.text } })
}

/** Machine-readable value of the only `time` element of a line, which may know the hour with its zone; null: there is none. */
function markedTime({ block, start, end }: LabelledLine): string | null {
  const marked = block.inlines.filter((inline) => inline.kind === 'time' && inline.start >= start && inline.end <= end)
  return marked.length === 1 ? marked[0]!.value : null
}
