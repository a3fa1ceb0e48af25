import { letter } from '../../../languages/characters/characters.ts'
import type { Language } from '../../../languages/language.ts'
import { dayNumber, daysSince1970 } from '../../../model/day-number.ts'
import type { Span } from '../../../model/values.ts'
import type { TextBlock } from '../../reading.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { namedAt, weekdaysOf } from '../../text/wrong-weekdays.ts'
import { type Day, daysOf } from '../days.ts'
import { unfit } from '../unfit.ts'

/** A house that is shut, of all languages. */
const shut = new RegExp(
  `(?<!${letter})(?:closed|shut|geschlossen|ruhetag|fermée?s?|cerrad[oa]s?|cierra|cierran|chius[oaie]|fechad[oa]s?|encerrad[oa]s?|encerra|gesloten|stängt|lukket|stengt|nieczynn[eya]|zamknięt[eya]|закрыт[оа]?|выходной|kapalı|zavřeno|zárva|suljettu)(?!${letter})|休館|休業|休診|休園|定休|休み|休息|闭馆|休馆|휴무|휴관|مغلق|تغلق|يغلق|عطلة`,
  'iu',
)

/** One week is meant, or a part of a way. */
const once = new RegExp(
  `(?<!${letter})(?:this|next|coming|bank|road|bridge|street|diese[nrms]?|kommende[nrms]?|nächste[nrms]?|straße|brücke|prochaine?|ce|cette|rue|pont|próxim[oa]|este|esta|calle|puente|prossim[oa]|quest[oa]|strada|ponte|rua|volgende|deze|weg|brug|nästa|denna|vägen|næste|denne|najbliższ${letter}{1,3}|ulica|most)(?!${letter})|今週|来週|次の|القادم|المقبل`,
  'iu',
)

/** Between the first and the last of several days. */
const to =
  /^\S{0,4}(?:\s?(?:–|-|から|〜|～|至|إلى)\s?|\s(?:to|till|until|through|bis|au|a|al|à|hasta|até|tot(?: en met)?|t\/m|till|til|do|по)\s)(?:le |el |il |den |la )?$/iu

/** Ends of clauses: what is open is beside what is shut. */
const clause = /[,;.·|،؛。、；!?\n()（）]|(?<=\S) [–—] (?=\S)/u

/** Parts of a block that say when a house is shut: clauses, rows of a table. */
function clausesOf({ block }: TextBlock): readonly { readonly text: string; readonly start: number }[] {
  if (block.kind === 'table')
    return block.rows.flatMap((cells) => {
      const [first, last] = [cells[0], cells.at(-1)]
      return first === undefined || last === undefined ? [] : [{ text: block.text.slice(first.start, last.end), start: first.start }]
    })
  if (block.kind === 'code' || !shut.test(block.text)) return []
  const parts: { readonly text: string; readonly start: number }[] = []
  let start = 0
  for (const text of block.text.split(clause)) {
    const at = block.text.indexOf(text, start)
    parts.push({ text, start: at })
    start = at + text.length
  }
  return parts
}

/** Languages that write a weekday with other endings. */
const inflected = /^(?:pl|ru|uk|cs|sk|fi|hu)/

/** Weekdays of a clause by their numbers, in the order in which they stand. */
function weekdaysIn(text: string, names: readonly (readonly string[])[], { tag, unspaced }: Language) {
  const lower = text.toLowerCase()
  return names
    .flatMap((forms, day) =>
      forms.flatMap((form) => {
        const whole = form.toLowerCase().split('-')[0]!
        const stem = /^ja/.test(tag) ? whole.slice(0, 2) : inflected.test(tag) ? whole.slice(0, Math.max(4, whole.length - 2)) : whole
        const start = lower.indexOf(stem)
        const isWord = unspaced || !/[a-zà-ÿа-я]/.test(lower.charAt(start - 1)) || /[’']s$/.test(lower.slice(0, start))
        return start < 0 || !isWord ? [] : [{ day, start, end: start + stem.length }]
      }),
    )
    .sort((a, b) => a.start - b.start)
}

/** On which days of each week a house is shut, by the one place that says so. */
function closing({ blocks, language, tools: { spanOf } }: AgreementReading, names: readonly (readonly string[])[]) {
  const found = blocks.flatMap((entry) =>
    clausesOf(entry).flatMap(({ text, start }) => {
      // a day of a month is shut once
      if (/\d/.test(text) || !shut.test(text) || once.test(text)) return []
      const named = weekdaysIn(text, names, language)
      const [first, last] = [named[0], named.at(-1)]
      if (first === undefined || last === undefined || named.length > 3) return []
      const isRange = named.length === 2 && to.test(text.slice(first.end, last.start))
      const days = isRange
        ? names.flatMap((_, day) => ((day - first.day + 7) % 7 <= (last.day - first.day + 7) % 7 ? [day] : []))
        : named.map(({ day }) => day)
      const lead = text.length - text.trimStart().length
      const place = spanOf(entry.block.id, entry.block.text, start + lead, start + text.trimEnd().length)
      return [{ days, place, block: entry.block }]
    }),
  )
  // more than one house, or rows of a table
  const [first, ...others] = found
  if (first === undefined || others.some(({ block }) => block !== first.block || block.kind !== 'table')) return null
  return { days: found.flatMap(({ days }) => days), place: first.place }
}

const timeOfDay =
  /\d ?(?:uhr|heures?|h(?![a-zà-ÿ])|時|点|點|시|[ap]\.?m|uur)|(?<!\d)\d{1,2}[:.]\d\d(?!\d)|(?:(?<![a-zà-ÿ])(?:at|um|a las|alle|às|om|kl\.?)|الساعة) ?\S|godz/iu
/** The sentence itself says that the day is another one, or that visitors are not let in. */
const isException = new RegExp(
  `(?<!${letter})(?:open|exception${letter}*|although|despite|outside|phone|telephone|online|zoom|geöffnet|offen|ausnahms${letter}*|trotz|obwohl|telefon${letter}*|ouverte?s?|exceptionnel${letter}*|malgré|bien que|téléphone|visio|en ligne|abiert[oa]s?|excepcional${letter}*|aunque|pese|teléfono|apert[oaie]|eccezional${letter}*|nonostante|anche se|aberto|abert[oa]s?|apesar|uitzonder${letter}*|ondanks|öppet|undantag${letter}*|trots|åbent?|åpent?|undtagelse${letter}*|trods|otwart[eya]|wyjątkowo|mimo)(?!${letter})|休|臨時|特別|オンライン|電話|استثن|رغم|هاتف`,
  'iu',
)
/** Right in front of a day, from or until which something holds. */
const bound =
  /(?:(?<![a-zà-ÿ])(?:until|till|to|by|before|from|since|as of|bis|vor|ab|seit|jusqu[’']au|au|avant|dès|depuis|à partir du|du|hasta|antes del|desde|del|al|a partir del|fino|entro|dal|prima del|até|antes de|desde|a partir de|tot|vóór|voor|vanaf|sinds|till|före|från|senast|innan|inden|fra|senest|do|przed|od)|حتى|قبل|من|إلى)(?: (?:the|le|el|il|zum|dem|den|al|o|a|on|dnia))? $/iu
const boundBehind = /^(?:[（(].{1,3}[)）])?(?:まで|から|以降|以前|より|締切)/u
/** In front of where something is. */
const at = new RegExp(
  `(?<!${letter})(?:in|at|im|am|an|bei|aux?|à|chez|dans|en|al|nel(?:la|l['’])?|presso|alla|em|n[oa]|op|bij|te|på|i|vid|hos|we?|przy|в|на|في)(?: (?:the|our|der|dem|den|unser${letter}{1,2}|la|les|notre|el|los|las|il|lo|het|de))? (?:[ld]['’])?(${letter}{4,30})`,
  'giu',
)

/** In front of a day that comes each week. */
const every = new RegExp(
  `(?<!${letter})(?:every|each|jeden|tous les|chaque|cada|todos los|ogni|tutti i|todas as|elke|iedere|varje|hver|każd[yą]) |毎週|每周|كل `,
  'iu',
)

/** A day of the calendar, by its names or by the signs of Japanese. */
function daysIn(entry: TextBlock, language: Language): readonly Day[] {
  if (!/^(?:ja|zh)/.test(language.tag)) return daysOf(entry, language)
  return [...entry.block.text.matchAll(/(?:(20\d\d)年)?(\d{1,2})月(\d{1,2})日/gu)].map(
    ({ 0: whole, 1: year, 2: month, 3: day, index }) => ({
      year: year === undefined ? null : Number(year),
      month: Number(month),
      day: Number(day),
      start: index,
      end: index + whole.length,
    }),
  )
}

/** `closed on Mondays`, and a tour on `Monday, 11 January, at 3 pm` in the same house. */
export function closedDays(reading: AgreementReading): Slip[] {
  const { article, blocks, language, context, tools } = reading
  const names = weekdaysOf(language)
  const today = dayNumber(context.now)
  if (
    (article.kind !== 'draft' && article.url !== null) ||
    names.length < 7 ||
    today === null ||
    !blocks.some(({ block }) => shut.test(block.text))
  )
    return []
  const closed = closing(reading, names)
  if (closed === null) return []
  const texts = [article.title?.value ?? '', ...blocks.map(({ block }) => block.text)].map((text) => text.toLowerCase())
  const isToldOnce = (word: string): boolean => {
    const stem = word.toLowerCase().slice(0, 6)
    return texts.reduce((count, text) => count + text.split(stem).length - 1, 0) < 2
  }
  const mayBe = (sentence: string): boolean => {
    if (!timeOfDay.test(sentence) || isException.test(sentence) || shut.test(sentence)) return false
    // where nothing else of the text takes place
    return ![...sentence.matchAll(at)].some(
      ([, word = '']) => weekdaysIn(word, names, language).length === 0 && !isMonth(word, language) && isToldOnce(word),
    )
  }
  return blocks
    .flatMap((entry): Span[] => {
      const { id, kind, text } = entry.block
      if (kind !== 'paragraph' && kind !== 'list') return []
      const dated = daysIn(entry, language).flatMap((day): Span[] => {
        const named = namedAt(text, day.start, day.end, names, language)
        const number = day.year === null ? null : daysSince1970(day.year, day.month, day.day)
        const weekday = number === null ? named?.days[0] : (((number + 4) % 7) + 7) % 7
        const own = entry.tokens.sentences.find(({ start, end }) => start <= day.start && day.start < end)
        if (weekday === undefined || own === undefined || (number !== null && number < today) || !closed.days.includes(weekday)) return []
        const start = named?.start ?? day.start
        const isBound = bound.test(text.slice(Math.max(own.start, start - 30), start)) || boundBehind.test(text.slice(day.end, day.end + 8))
        return isBound || !mayBe(text.slice(own.start, own.end)) ? [] : [tools.spanOf(id, text, start, named?.end ?? day.end)]
      })
      const weekly = entry.tokens.sentences.flatMap(({ start, end }): Span[] => {
        const sentence = text.slice(start, end)
        const match = every.exec(sentence)
        if (match === null || !mayBe(sentence)) return []
        const from = match.index + match[0].length
        const [named, next] = weekdaysIn(sentence.slice(from, from + 24), names, language)
        const day = [named, next].find((one) => one !== undefined && one.start < 16 && closed.days.includes(one.day))
        return day === undefined ? [] : [tools.spanOf(id, text, start + match.index, start + from + day.end)]
      })
      return [...dated, ...weekly]
    })
    .slice(0, 1)
    .map((span) => unfit(span, closed.place))
}

const isMonth = (word: string, { pack }: Language): boolean =>
  pack.months.flat().some((month) => month.toLowerCase() === word.toLowerCase())

// From one day to another

const begins =
  '(?:starts?|begins?|opens?|runs from|beginnt|startet|öffnet|eröffnet|läuft (?:vom|ab)|commence(?:nt)?|débute(?:nt)?|ouvr(?:e|ent)|(?:se )?abren?|empiezan?|comienzan?|inicia|inizia(?:no)?|comincia(?:no)?|apr(?:e|ono)|começam?|abrem?|begint|start|opent|börjar|startar|öppnar|begynder|starter|åbner|zaczyna(?:ją)?(?: się)?|rozpoczyna(?:ją)?(?: się)?|otwiera się|начинается|открывается)'
const ends =
  '(?:ends?|finish(?:es)?|closes?|is over|endet|schließt|läuft bis|finit|finissent|se termine(?:nt)?|prend fin|ferme(?:nt)?|clôture(?:nt)?|se clôt|(?:se )?cierran?|terminan?|acaban?|finalizan?|concluyen?|finisc(?:e|ono)|termina(?:no)?|chiud(?:e|ono)|terminam|acaba|encerram?|fecham?|eindigt|sluit|loopt af|slutar|stänger|avslutas|slutter|lukker|kończy(?: się)?|zamyka się|заканчивается|закрывается)'
/** Between both days: no other thing that ends. */
const toEnd = new RegExp(
  `^(?:,? ?(?:\\d{1,2}(?:[:.h]\\d{0,2})? ?(?:uhr|h|uur|am|pm)?|at|um|à|a las|alle|às|om|kl\\.?|o godz\\.))?[^.;:!?]{0,12}?(?:,| and| und| et| y| e| en| i| och| og|;|/)? ?(?:(?:it|they|sie|er|es|elle|il|ils|elles|hij|ze|het|den|det|de)\\s)?${ends}(?!${letter})[^.;:!?\\d]{0,24}$`,
  'iu',
)
const toEndUnspaced = /^[^。]{0,14}(?:始ま|開始|開場|開幕|スタート)[^。\d]{0,8}$|^(?:から|に?開始し、|より)[^。\d]{0,6}$/u
const beginsArabic = /(?:تبدأ|يبدأ|تفتتح|يفتح|تفتح)[^.،؛]{0,60}$/u
const endsArabic = /^[^.؛\d]{0,20}(?:تنتهي|ينتهي|تختتم|يغلق|تغلق)[^.؛\d]{0,24}$/u
const opening = new RegExp(`(?<!${letter})${begins}(?!${letter})[^.;:!?\\d]{0,60}$`, 'iu')

/** Days that an end may be in front of its beginning by mistake where no year says so. */
const mostTurned = 60

/** `opens on 14 December and ends on 4 December`. */
export function turnedTerms({ article, blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (article.kind !== 'draft' && article.url !== null) return []
  return blocks.flatMap((entry): Slip[] => {
    const { id, kind, text } = entry.block
    if ((kind !== 'paragraph' && kind !== 'list') || !/\d\D+\d/.test(text)) return []
    const days = daysIn(entry, language)
    return days.slice(1).flatMap((last, at): Slip[] => {
      const first = days[at]!
      const own = entry.tokens.sentences.find(({ start, end }) => start <= first.start && first.start < end)
      if (own === undefined || last.start >= own.end) return []
      const [lead, between] = [text.slice(Math.max(own.start, first.start - 120), first.start), text.slice(first.end, last.start)]
      const isTerm = language.unspaced
        ? toEndUnspaced.test(between) &&
          /^(?:に|で|を?もって)?[^。\d]{0,6}(?:まで|終わ|終了|閉幕|締)/u.test(text.slice(last.end, last.end + 14))
        : (opening.test(lead) && toEnd.test(between)) || (beginsArabic.test(lead) && endsArabic.test(between))
      if (!isTerm) return []
      const year = first.year ?? last.year ?? 2026
      const from = daysSince1970(year, first.month, first.day)
      const until = daysSince1970(last.year ?? year, last.month, last.day)
      if (from === null || until === null || until >= from) return []
      const isSure = first.year !== null && last.year !== null
      if (!isSure && from - until > mostTurned) return []
      const [start, end] = [spanOf(id, text, first.start, first.end), spanOf(id, text, last.start, last.end)]
      return isSure ? [{ kind: 'endFirst', span: spanOf(id, text, first.start, last.end) }] : [unfit(end, start)]
    })
  })
}
