import { letter } from '../../../languages/characters/characters.ts'
import { daysSince1970 } from '../../../model/day-number.ts'
import type { Span } from '../../../model/values.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { type Day, daysOf } from '../days.ts'
import { type Sentence, sentencesOf } from '../numbers.ts'
import { unfit } from '../unfit.ts'

/** A day in its sentence, with the words right before it, in small letters. */
interface DayMention {
  readonly day: Day
  readonly own: Sentence
  readonly lead: string
  readonly span: Span
}

const weekday = `(?: (?:on|am|dem|den|le|el|il|lo|o|la|dnia|em|op|the|du|de|d\\.|${letter}{3,14}(?:-feira)?),?){0,3}`
const leads = (words: string): RegExp => new RegExp(`(?<!${letter})(?:${words})${weekday} $`, 'iu')

/** Last day of where or how something is for a time. */
const until = leads(
  "until|till|to|bis(?: zum)?|jusqu[’']au|au|hasta(?: el)?|al|fino al|até|ao?|tot(?: en met)?|t/m|do|till och med|t\\.o\\.m\\.|till|til(?: og med)?",
)
/** Words for a return to a former place or state. */
const back = new RegExp(
  `(?<!${letter})(?:returns?|moves? back|back (?:in|at|on)|reopens?|opens again|rückkehr|kehrt|zurück|öffnet wieder|wiedereröffnung|retour|revient|reviendra|rouvre|rouvrira|réouverture|vuelve|volverá|vuelta|regres[ao]|reabre|reabrirá|riapre|riaprirà|riapertura|torna|tornerà|ritorno|volta a|regress[ao]|reabertura|terugkeer|keert|heropent|heropening|wraca|powrót|ponowne otwarcie|återkomst|öppnar igen|återöppnar|åbner igen|genåbner|vender tilbage)(?!${letter})`,
  'iu',
)

/** Holds from that day on, or until then for people who ask: neither is the end. */
const from = leads(
  'from|since|as of|ab|seit|vom|dès|depuis|à partir du|du|desde(?: el)?|del|dal|a partire dal|a partir de|vanaf|sinds|od|från|fra',
)
const asks =
  /appl[iy]|regist|sign up|book|bewerb|anmeld|buch|inscri|candidat|réserv|solicit|reserv|iscri|prenot|aanmeld|boek|zgłosz|wnios|ansök|anmäl|ansøg|tilmeld/iu

/** Until when one may enter for what takes place on a day. */
const entry = leads(
  "(?:entries (?:close|are open until|must be in by)|registration (?:closes|is open until|ends)|(?:register|sign up|enter)(?: online)?(?: by| until)?|deadline for (?:entries|registration) is|anmeldeschluss(?: ist)?(?: am)?|anmeld(?:ung|en|ungen)(?: [^.!?,]{2,30})?(?: bis(?: zum)?)|meldeschluss(?: ist)?(?: am)?|inscriptions?(?: [^.!?,]{2,30})?(?: jusqu[’']au| avant le)|inscri(?:pciones|pción|birse)(?: [^.!?,]{2,30})?(?: hasta)|iscri(?:zioni|versi)(?: [^.!?,]{2,30})?(?: entro| fino al)|inscri(?:ções|ção)(?: [^.!?,]{2,30})?(?: até)|(?:aanmelden|inschrijven)(?: [^.!?,]{2,30})?(?: tot| vóór| voor| uiterlijk)|(?:zgłoszenia|zapisy)(?: [^.!?,]{2,30})? do|anmäl(?:an|ningar|ig)?(?: [^.!?,]{2,30})?(?: senast)|tilmelding(?: [^.!?,]{2,30})?(?: senest))",
)
/** What has one day. */
const held = new RegExp(
  `(?<!${letter})(?:takes? place|is held|will be held|moves (?:from|to)|moved to|finde[tn]|wird verlegt|a lieu|aura lieu|est déplacée?|se celebra(?:rá)?|tendrá lugar|si tiene|si terrà|si svolge(?:rà)?|realiza-se|terá lugar|vindt|wordt gehouden|odbędzie się|odbywa się|äger rum|hålls|finder|afholdes)(?!${letter})`,
  'iu',
)

/** What one enters for its own day: an open day may come before one registers for something else. */
const contest = new RegExp(
  `(?<!${letter})(?:races?|racing|regatta|runs?|relay|tournament|match|competition|contest|quiz|${letter}*lauf|${letter}*läufe|${letter}*rennen|${letter}*turnier|${letter}*wettbewerb|regatta|courses?|tournoi|concours|carrera|torneo|concurso|gara|corsa|corrida|prova|torneio|wedstrijd|toernooi|loop|bieg(?:u|nij)?|zawody|turniej|konkurs|${letter}*lopp(?:et)?|${letter}*tävling(?:en)?|${letter}*løb(?:et)?|stævne(?:t)?)(?!${letter})`,
  'iu',
)

/** Days that one of two may be behind the other by mistake. */
const most = 60

/** `here until 28 June … the return is on 21 June`, and entries that close after the day of the race. */
export function daysOutOfOrder(reading: AgreementReading): Slip[] {
  const { blocks, language, tools } = reading
  if (language.unspaced) return []
  const told = blocks.flatMap((entry): DayMention[] => {
    if (entry.block.kind !== 'paragraph' && entry.block.kind !== 'list') return []
    return daysOf(entry, language).flatMap((day): DayMention[] => {
      const { id, text } = entry.block
      const own = sentencesOf(entry, language).find(({ start, end }) => start <= day.start && day.start < end)
      if (own === undefined) return []
      const lead = text.slice(Math.max(own.start, day.start - 80), day.start)
      return [{ day, own, lead, span: tools.spanOf(id, text, day.start, day.end) }]
    })
  })
  const years = new Set(told.flatMap(({ day: { year } }) => (year === null ? [] : [year])))
  if (told.length < 2 || years.size > 1) return []
  return [...returnsEarly(told, reading), ...closesLate(told)].slice(0, 1)
}

const numberOf = ({ day: { month, day } }: DayMention): number => daysSince1970(2026, month, day) ?? 0

function returnsEarly(told: readonly DayMention[], { language }: AgreementReading): readonly Slip[] {
  const ends = told.filter(({ lead, own }) => until.test(lead) && !asks.test(own.text))
  const [end] = ends
  const returns = told.filter((one) => one.own !== end?.own && back.test(one.lead) && !from.test(one.lead) && !until.test(one.lead))
  const [other] = returns
  if (end === undefined || other === undefined || returns.length > 1 || new Set(ends.map(numberOf)).size > 1) return []
  const early = numberOf(end) - numberOf(other)
  if (early <= 0 || early > most || told.filter(({ own }) => own === other.own).length > 1) return []
  // what comes back is named beside it
  const match = back.exec(other.own.text)!
  const words = language
    .tokenize(other.own.text)
    .words.filter(({ stop, start, end }) => !stop && (end <= match.index || start >= match.index + match[0].length))
  const beside = [
    words.filter(({ end }) => end <= match.index && match.index - end < 12).at(-1),
    words.find(({ start }) => start > match.index && start - match.index - match[0].length < 12),
  ]
  const terms = new Set(language.terms(end.own.text))
  return beside.some((word) => word !== undefined && word.term.length > 3 && terms.has(word.term)) ? [unfit(other.span, end.span)] : []
}

function closesLate(told: readonly DayMention[]): readonly Slip[] {
  const closings = told.filter(({ lead }) => entry.test(lead))
  const [closing] = closings
  if (closing === undefined || closings.length > 1) return []
  const others = told.filter((one) => one !== closing)
  const event = others.filter(({ own }) => own !== closing.own && held.test(own.text)).at(-1)
  // what comes behind may be what one enters for
  if (
    event === undefined ||
    ![closing, event].some(({ own }) => contest.test(own.text)) ||
    others.some((other) => numberOf(other) >= numberOf(closing))
  )
    return []
  return numberOf(closing) - numberOf(event) > most ? [] : [unfit(closing.span, event.span)]
}
