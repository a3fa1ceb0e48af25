import { letter } from '../../../languages/characters/characters.ts'
import { daysSince1970 } from '../../../model/day-number.ts'
import type { Range } from '../../../model/values.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { type Day, daysIn } from '../days.ts'
import { type Piece, piecesOf, sentencesOf } from '../numbers.ts'
import { unfit } from '../unfit.ts'

/** Days from the first to the other; null: the year may be another. */
function daysBetween(from: Day, to: Day): number | null {
  const year = from.year ?? to.year ?? 2027
  const last = to.year ?? (to.month < from.month && from.year !== null ? year + 1 : year)
  const [a, b] = [daysSince1970(year, from.month, from.day), daysSince1970(last, to.month, to.day)]
  return a === null || b === null || b <= a ? null : b - a
}

// How long

/** Units with the days that they have, and by how many a span may be rounded: days of work are fewer than those of the calendar. */
const units: readonly (readonly [pattern: RegExp, days: number])[] = [
  [/^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|week|tygodni(?:e|a|ach)?|tydzień|veckor|vecka|uger|uge|uker|uke)$/iu, 7],
  [/^(?:days?|tagen?|tag|jours?|días?|giorn[oi]|dias?|dagen|dag|dni|dzień|dagar|dage|dager)$/iu, 1],
  [/^(?:months?|monaten?|monat|mois|mes(?:es)?|mes[ei]|maanden|maand|miesi[ąę]c(?:y|e|a)?|månader|månad|måneder|måned)$/iu, 30.44],
]

/** Without one of these no sentence says how long something takes. */
const hasUnit =
  /week|woche|semain|seman|settiman|weken|tygod|tydzie|veck|ug[er]|uke|da[yg]|jour|d[ií]a|giorn|dni|dzień|mon[adt]|mois|mes|maand|miesi|måned/iu

const fits = (said: number, unit: number, days: number, isRough: boolean): boolean => {
  const more = isRough ? 0.25 * said * unit : 0
  if (unit === 1) return said <= days + 1 + more && said >= (days * 5) / 7 - 2 - more
  const off = unit === 7 ? 4 : 16
  return days >= said * unit - off - more && days <= said * unit + off + more
}

/** Says in front of a number, or behind the span, that it is how long this lasts; a language a row. */
const lasting = new RegExp(
  `(?<!${letter})(?:${[
    'last(?:s|ed|ing)?|takes?|took|for|during|run(?:s|ning)?(?: for)?|of|stay(?:s)? (?:closed|shut|open) for|over|will be',
    'dauer(?:t|n|te)|für|während|lang|läuft|laufen|insgesamt|gesperrt|geschlossen',
    'dure(?:r|ra|ront|nt)?|durant|pendant|pour|soit',
    'dura(?:r|rá|rán|n|nte)?|por|tardará|son',
    'dur(?:a|ano|erà|eranno|ata|erebbe)|per|di',
    'durará|duram|dura|durante|por',
    'duren|duurt|duurde|gedurende|voor',
    'potrwa|potrwają|trwa|trwają|trwał[ao]?|przez|na',
    'varar|tar|pågår|i|under|varer|tager|gælder|vare|pågå',
  ].join(
    '|',
  )})(?: (?:about|around|just|only|some|circa|rund|etwa|ungefähr|voraussichtlich|environ|seulement|unos|unas|solo|sólo|cerca de|apenas|ongeveer|około|tylko|ungefär|cirka|omkring|the|die|les|las|los|le|i|as|os|de|tych))? $`,
  'iu',
)
const isRough = /(?:about|around|circa|rund|etwa|ungefähr|environ|unos|unas|cerca de|ongeveer|około|ungefär|cirka|omkring|some) $/iu
/** No span of its own: a limit, a part, or a time before or behind. */
const notSpan = new RegExp(
  `(?<!${letter})(?:up to|at least|more than|less than|within|every|after|before|first|(?:the|their|his|her|our) last|than|minimum|mindestens|höchstens|bis zu|mehr als|weniger als|innerhalb|alle|nach|vor|binnen|ersten|letzten|jusqu['’]à|au moins|plus de|moins de|après|avant|tous les|toutes les|dans les|premiers|premières|hasta|al menos|más de|menos de|después de|antes de|cada|primeros|primeras|dentro de|fino a|almeno|più di|meno di|dopo|prima di|ogni|entro|prim[ei]|até|pelo menos|mais de|menos de|depois de|antes de|primeiros|primeiras|tot|minstens|meer dan|minder dan|na|vóór|elke|binnen|eerste|do|co najmniej|ponad|po|przed|co|pierwsze|upp till|minst|mer än|mindre än|efter|före|innan|inom|första|op til|mindst|mere end|mindre end|før|inden for|første) (?:(?:the|den|der|die|les|las|los|le|i|os|as|de) )?$`,
  'iu',
)
/** Behind a time: it is one of something else. */
const ofOther = new RegExp(
  `^[ -]?(?:of|old|ago|later|earlier|before|after|notice|each|per|long|each|alt|zuvor|später|vorher|danach|vor|nach|pro|ancien|plus tard|avant|après|auparavant|par|antes|después|más tarde|por|antelación|prima|dopo|più tardi|fa|al|antes|depois|mais tarde|voor|na|eerder|later|per|geleden|wcześniej|później|przed|po|temu|före|efter|senare|tidigare|sedan|før|senere)(?!${letter})`,
  'iu',
)

interface DurationMention extends Range {
  readonly said: number
  readonly unit: number
  readonly isRough: boolean
  /** A verb or a preposition is in front of it, or it is between marks. */
  readonly isBound: boolean
}

function timesIn(text: string, pieces: readonly Piece[]): readonly DurationMention[] {
  return pieces.flatMap((own, at): DurationMention[] => {
    const next = pieces[at + 1]
    if (own.value === 0 || next === undefined || !/^[ \u00a0-]$/.test(text.slice(own.end, next.start))) return []
    const unit = units.find(([pattern]) => pattern.test(next.text))?.[1]
    if (unit === undefined || (own.isOne && unit === 1)) return []
    const before = text.slice(Math.max(0, own.start - 48), own.start)
    const behind = text.slice(next.end, next.end + 24)
    if (notSpan.test(before) || ofOther.test(behind) || text.charAt(own.end) === '-')
      return [{ said: 0, unit, isRough: false, isBound: false, start: own.start, end: next.end }]
    const isAside = /[,(–—:] ?$/.test(before) && /^ ?[,.)–—;]/.test(behind)
    const isLong = /^ (?:lang|long|durant|lange|länge|langt)(?![a-zà-ÿ])/iu.test(behind)
    return [
      {
        said: own.value,
        unit,
        isRough: isRough.test(before),
        isBound: isAside || isLong || lasting.test(before),
        start: own.start,
        end: next.end,
      },
    ]
  })
}

// From and to

const weekday = `(?: (?:on|am|dem|den|le|el|il|o|la|dnia|em|em|op|zum|the|du|der|d\\.|w|niedziel[ęia]|${letter}{3,14}(?:-feira)?),?){0,3}`
const starts = new RegExp(
  `(?<!${letter})(?:${[
    'from|since|shuts?|starts?|begins?|beginning|starting|closes?|closed|shut|as of|opens',
    'ab|vom|von|seit|beginnt|startet|gesperrt|geschlossen',
    'du|dès|depuis|à (?:partir|compter) du|commence(?:ra|nt|ront)?|débute(?:ra|nt|ront)?|fermée?s?',
    'desde|del|de|a partir del?|comienza|empieza|empezará|comenzará|cerrad[oa]s?',
    'dal|da|a partire dal|inizia|inizierà|comincia|chius[oaie]',
    'a partir de|desde|de|começa|inicia|encerrad[oa]s?|fechad[oa]s?',
    'vanaf|van|sinds|begint|start|gesloten|afgesloten',
    'od|zaczyna się|rozpoczyna się|rozpocznie się|zamknięt[aye]',
    'från|fra|börjar|startar|stängd|stängt|avstängd|begynder|starter|lukket|spærret',
  ].join('|')})${weekday} $`,
  'iu',
)
const ends = new RegExp(
  `(?<!${letter})(?:${[
    'to|until|till|through|and ends?|ends?|ending|finish(?:es|ed)?|reopens?|returns?|opens? again|open again|back|complet(?:e|ed)',
    'bis|bis zum|endet|enden|öffnet|eröffnet|wieder|freigegeben|abgeschlossen',
    "au|jusqu[’']au|se termine(?:ra)?|s[’']achève(?:ra)?|termine(?:ra)?|rouvr(?:e|ira|iront)|rouvertes?|prend(?:ra)? fin|fin",
    'hasta|al|a|termina|terminará|acaba|reabr(?:e|irá)|finaliza(?:rá)?|vuelve a abrir|volverá a abrir',
    'al|fino al|finisce|termina|terminerà|riapr(?:e|irà)|si conclude|concluderà',
    'até|a|ao|termina|reabre|acaba|volta a abrir',
    'tot|tot en met|t/m|eindigt|heropent|weer|klaar|gaat',
    'do|kończy się|zakończy się|zakończą się|otwart[aye]|ponownie',
    'till|til|slutar|slutter|öppnar|åbner|igen|avslutas|klar|genåbner|t\\.o\\.m\\.',
  ].join('|')})(?: (?:and including|einschließlich|open|on|igen|weer open|öppen|åben|due))?${weekday} $`,
  'iu',
)
/** For whom it is so long: one of many within the span. */
const ofEach = new RegExp(
  `(?<!${letter})(?:each|every|any|between|borrow|stays? (?:in|at|with|overnight)|rent|hire|book|attend|take part|keep|jede[rsnm]?|je|pro|zwischen|(?:aus)?leihen|mieten|buchen|bleiben|teilnehmen|besuchen|chaque|chacun|entre|emprunter|louer|suivre|rester|cada|alquilar|reservar|quedarse|tra|ogni|noleggiare|prenotare|restare|alugar|reservar|elke?|lenen|huren|boeken|tussen|każd[yae]|wypożyczyć|między|varje|låna|hyra|mellan|hver|låne|leje|mellem)(?!${letter})`,
  'iu',
)

/** UTF-16 units in front of a day that are read for where a span begins or ends. */
const reach = 50

const joined = /^[,;] (?:and|und|et|y|e|en|i|och|og) /iu

/** UTF-16 units of two days that are shown with the text between them. */
const longest = 40

/** `From 8 March … lasts three weeks … reopens on 23 April`: how long, beside two days that make another time. */
export function wrongDurations({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  return blocks.flatMap((entry): Slip[] => {
    const { id, text } = entry.block
    const sentences = sentencesOf(entry, language)
    // two days, and how long
    if (sentences.reduce((all, { numbers }) => all + numbers, 0) < 3) return []
    return sentences.flatMap((sentence, at): Slip[] => {
      if (sentence.numbers === 0 || !hasUnit.test(sentence.text)) return []
      const { start, end, text: own } = sentence
      const times = timesIn(own, sentence.piecesIn(language))
      const [time] = times
      if (time === undefined || times.length > 1 || !time.isBound || time.said < 1 || ofEach.test(own)) return []
      // the two days in this sentence, or one of them in the sentence before
      const before = sentences[at - 1]
      const alone = daysIn(own, language)
      // or, where it begins in this one, in the sentence behind
      const next = sentences[at + 1]
      const begins = alone.length === 1 && next !== undefined && starts.test(lead(own, alone[0]!))
      const from = alone.length === 1 && !begins && before !== undefined ? before.start : start
      const whole = text.slice(from, begins ? next.end : end)
      const days = daysIn(whole, language)
      const [first, last] = days
      if (
        first === undefined ||
        last === undefined ||
        days.length > 2 ||
        ((from !== start || begins) && timesIn(whole, piecesOf(whole, language)).length > 1)
      )
        return []
      // what is joined behind how long it takes has days of its own
      if (alone.length === 2 && joined.test(own.slice(time.end, alone[0]!.start))) return []
      const isSpan = starts.test(lead(whole, first)) && ends.test(lead(whole, last))
      const length = isSpan ? daysBetween(first, last) : null
      if (length === null || fits(time.said, time.unit, length, time.isRough)) return []
      const place = (range: Range, offset: number) => spanOf(id, text, offset + range.start, offset + range.end)
      const both = place({ start: first.start, end: last.end }, from)
      const said = `${whole.slice(first.start, first.end)} … ${whole.slice(last.start, last.end)}`
      return [{ ...unfit(place(time, start), both), common: both.quote.length > longest ? said : both.quote }]
    })
  })
}

const lead = (text: string, { start }: Range): string => text.slice(Math.max(0, start - reach), start)
