import { letter, upperLetter } from '../../../languages/characters/characters.ts'
import type { Span } from '../../../model/values.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import { amountSource, readValue } from '../../text/amounts.ts'
import type { Slip } from '../../text/found.ts'
import { daysIn } from '../days.ts'
import { isYear, type Piece, type Sentence, sentencesOf } from '../numbers.ts'

/** A value that the text gives for a thing, with the sentence around it. */
interface Value {
  readonly value: string
  readonly span: Span
  readonly sentence: string
}

const twoValues = (span: Span, other: Span): Slip => ({ kind: 'twoFigures', span, rare: span.quote, common: other.quote, other })

/** What a pattern finds in the sentences with a figure, or with another sign. */
function valuesOf(
  { blocks, language, tools: { spanOf } }: AgreementReading,
  read: (sentence: string, own: Sentence) => readonly { readonly value: string; readonly start: number; readonly end: number }[],
  mayHold: (sentence: Sentence) => boolean,
): readonly Value[] {
  return blocks.flatMap((entry) =>
    sentencesOf(entry, language).flatMap((own) => {
      if (!mayHold(own)) return []
      const { start, text: sentence } = own
      const { id, text } = entry.block
      return read(sentence, own).map((one) => ({ value: one.value, sentence, span: spanOf(id, text, start + one.start, start + one.end) }))
    }),
  )
}

/** The one other value of a thing that is given twice; none where there are more, or fewer. */
function otherOf(values: readonly Value[]): readonly Slip[] {
  const distinct = [...new Map(values.toReversed().map((one) => [one.value, one])).values()].toReversed()
  const [first, other] = distinct
  if (first === undefined || other === undefined || distinct.length > 2 || first.sentence === other.sentence) return []
  return [twoValues(other.span, first.span)]
}

// Ranges of codes

const code = `((?:${upperLetter}{1,4}\\d{0,3}[-/ ]?)?)(\\d{3,7})`
const range = new RegExp(
  `(?<![\\d.,${letter}€$£/-])${code}(?: (?:to|until|through|and|bis|und|à|au|et|a|al|hasta|y|fino a|e|até|tot(?: en met)?|t/m|en|do|i|till|til|och|og) |[–-])${code}(?!\\d|[.,]\\d| ?(?:[€$£%]|(?:kr|euros?|pounds?|dollars?|m|km|g|kg|l|kwh|w|zł|chf|years?|jahre|people|steps)(?!${letter})))`,
  'gu',
)
/** Between them, or numbered. */
const isCoded = new RegExp(
  `(?<!${letter})(?:between|batch(?:es)?|serial|lots?|numbers?|codes?|tickets?|charge|los|serien?|nummern?|seriennummern?|zwischen|numéros?|lots|série|entre|lotes?|números?|serie|lott[oi]|numeri|tra|fra|tussen|partij(?:en)?|nummers|serienummers|między|parti[ai]|numer(?:y|ów|ach)|mellan|serienummer|mellem|numre)(?!${letter})`,
  'iu',
)

/** `The batches P6-2208 to P6-2231`, and then `between 2218 and 2241`. */
function otherRanges(reading: AgreementReading): readonly Slip[] {
  const found = valuesOf(
    reading,
    (sentence) =>
      [...sentence.matchAll(range)].flatMap(({ 0: own, 1: prefix = '', 2: from = '', 4: to = '', index }) => {
        const isBare = prefix === ''
        if (
          from.length !== to.length ||
          from >= to ||
          (isBare && (isYear(from) || isYear(to) || from.length < 4 || !isCoded.test(sentence)))
        )
          return []
        return [{ value: `${prefix.trim()} ${from} ${to}`, start: index, end: index + own.length }]
      }),
    ({ numbers, text }) => numbers > 1 && /\d{3}/.test(text),
  )
  return found.flatMap((one, at): Slip[] => {
    const [prefix, from, to] = one.value.split(' ') as [string, string, string]
    const other = found.slice(0, at).find((before) => {
      const [known, first, last] = before.value.split(' ') as [string, string, string]
      const isOne = before.sentence !== one.sentence && first.length === from.length && (prefix === '' || known === '' || prefix === known)
      // each goes on where the other does not
      return isOne && ((first < from && from <= last && last < to) || (from < first && first <= to && to < last))
    })
    return other === undefined ? [] : [twoValues(one.span, other.span)]
  })
}

// Numbers that one dials, addresses

/** Two signs exchanged, one left out, or one that is another far from the end, where neighbours differ. */
function isMistyped(a: string, b: string): boolean {
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let behind = 0
  while (behind < Math.min(a.length, b.length) - from && a.at(-1 - behind) === b.at(-1 - behind)) behind += 1
  const [x, y] = [a.slice(from, a.length - behind), b.slice(from, b.length - behind)]
  if (x.length + y.length === 1) return behind > 0
  if (x.length === 2 && y.length === 2) return x[0] === y[1] && x[1] === y[0]
  return x.length === 1 && y.length === 1 && behind > 3
}

const phone = /(?<![\d.,/–-])(?:\+\d{1,3}[ ./-]?)?\(?0?\d(?:[\d]|[ /()–-](?=[\d(])){6,16}\d(?![\d.,]\d|\d)/gu
const lineOfPaper = /(?:fax|telefax|iban|konto|account|isbn|vat|nip|regon|siret|cif|partita iva|kvk|org\.?(?:nr|nummer)?)[^\d]{0,14}$/iu

function otherPhones(reading: AgreementReading): readonly Slip[] {
  const found = valuesOf(
    reading,
    (sentence) =>
      [...sentence.matchAll(phone)].flatMap(({ 0: own, index }) => {
        const value = own.replace(/\D/g, '')
        const isOne = /^[+(]?0/.test(own) || own.startsWith('+')
        return !isOne || value.length < 8 || lineOfPaper.test(sentence.slice(0, index))
          ? []
          : [{ value, start: index, end: index + own.length }]
      }),
    ({ hasDigit, text }) => hasDigit && /\d[\d ./()–-]{5}/.test(text),
  )
  return mistypedAmong(found)
}

const site = /(?<![\w@.-])(?:([\w.+-]{1,40})@)?((?:[a-z\d-]{1,40}\.){1,3}[a-z]{2,10})(?![\w-])/giu
/** Signs of a mailbox, and of a name on the net. */
const [leastBox, leastName] = [5, 9]

/** One name on the net, or one mailbox of it, in two spellings. */
function otherSites({ blocks, tools: { spanOf } }: AgreementReading): readonly Slip[] {
  const [names, boxes]: [Value[], Value[]] = [[], []]
  for (const { block, tokens } of blocks) {
    const { id, kind, text } = block
    if ((kind !== 'paragraph' && kind !== 'list') || !/[a-z\d-]\.[a-z]{2}/i.test(text)) continue
    for (const { start, end } of tokens.sentences) {
      const sentence = text.slice(start, end)
      for (const { 0: own, 1: box = '', 2: name = '', index } of sentence.matchAll(site)) {
        const value = name.toLowerCase().replace(/^www\./, '')
        const span = spanOf(id, text, start + index, start + index + own.length)
        if (value.length >= leastName && !/\d/.test(value)) names.push({ value, sentence, span })
        if (box.length >= leastBox && !/\d/.test(box)) boxes.push({ value: `${box.toLowerCase()}@${value}`, sentence, span })
      }
    }
  }
  const endOf = (name: string): string => name.slice(name.lastIndexOf('.'))
  const boxOf = (address: string): string => address.slice(0, address.indexOf('@'))
  const ofOne = (a: string, b: string): boolean => a.slice(boxOf(a).length) === b.slice(boxOf(b).length) && boxOf(a) !== boxOf(b)
  return [
    ...mistypedAmong(names, (a, b) => endOf(a) === endOf(b) && (a.length !== b.length || Math.abs(a.length - endOf(a).length) > 5)),
    ...mistypedAmong(boxes, ofOne),
  ]
}

function mistypedAmong(found: readonly Value[], mayBe: (a: string, b: string) => boolean = () => true): readonly Slip[] {
  const distinct = [...new Map(found.toReversed().map((one) => [one.value, one])).values()].toReversed().slice(0, 20)
  return distinct
    .flatMap((one, at): Slip[] => {
      const other = distinct.slice(0, at).find(({ value }) => mayBe(value, one.value) && isMistyped(value, one.value))
      return other === undefined || other.sentence === one.sentence ? [] : [twoValues(one.span, other.span)]
    })
    .slice(0, 1)
}

const street = new RegExp(
  `(?<![${letter}\\d-])(?:(\\d{1,4}),? ((?:${upperLetter}${letter}{2,15} ){1,3}(?:Street|Road|Lane|Avenue|Square|Way|Close|Drive|Terrace|Row)|(?:rue|avenue|place|boulevard|chemin) (?:(?:de |du |des |de la |d[’'])?${upperLetter}${letter}{2,15} ?){1,3})|((?:${upperLetter}${letter}{0,20}(?:straße|strasse|weg|gasse|platz|allee|straat|laan|gracht|plein|gatan|vägen|gade|vej|gata|veien))|(?:calle|plaza|avenida|via|piazza|corso|rua|praça|ul\\.|ulica|ulicy) (?:(?:de |del |de la |di |da |do |della )?${upperLetter}${letter}{2,15} ?){1,3}),? ?(\\d{1,4}))(?![\\d.,]\\d|\\d| ?(?:Uhr|h|am|pm|kl))`,
  'gu',
)

const house = /(?<![\d.,])\d{2,4}(?![\d.,]\d|\d)/g
/** A number with two digits exchanged, and with one of three or four left out. */
const slipsOf = (number: string): readonly string[] =>
  [...number].flatMap((digit, at) => {
    const [before, rest] = [number.slice(0, at), number.slice(at + 1)]
    return [
      ...(rest !== '' && rest[0] !== digit ? [`${before}${rest[0]}${digit}${rest.slice(1)}`] : []),
      ...(number.length > 2 ? [before + rest] : []),
    ]
  })

/** `12 Mill Lane`, and then `21 Mill Lane`: another house of a street may be meant where it is no slip. */
function otherHouses(reading: AgreementReading): readonly Slip[] {
  const byStreet = new Map<string, Value[]>()
  const numbers = new Set<string>()
  for (const entry of reading.blocks)
    for (const { text, hasDigit } of sentencesOf(entry, reading.language))
      if (hasDigit) for (const [number] of text.matchAll(house)) numbers.add(number)
  const mistyped = [...numbers].flatMap((number) => slipsOf(number).flatMap((slip) => (numbers.has(slip) ? [number, slip] : [])))
  if (mistyped.length === 0) return []
  const isHouse = ({ text, hasDigit }: Sentence): boolean => hasDigit && mistyped.some((number) => text.includes(number))
  const read = (sentence: string) =>
    [...sentence.matchAll(street)].map(({ 0: own, 1: before, 2: named = '', 3: called = '', 4: behind, index }) => ({
      value: `${before ?? behind ?? ''} ${named.trim() || called.trim()}`,
      start: index,
      end: index + own.trimEnd().length,
    }))
  for (const one of valuesOf(reading, read, isHouse)) {
    const key = one.value.slice(one.value.indexOf(' ') + 1)
    byStreet.set(key, [...(byStreet.get(key) ?? []), one])
  }
  return [...byStreet.values()].flatMap((all) => {
    const [first, other, ...more] = [...new Map(all.toReversed().map((one) => [one.value, one])).values()].toReversed()
    if (first === undefined || other === undefined || more.length > 0 || first.sentence === other.sentence) return []
    const [a, b] = [first.value.split(' ')[0]!, other.value.split(' ')[0]!]
    return isMistyped(a, b) && a.length > 1 && b.length > 1 ? [twoValues(other.span, first.span)] : []
  })
}

// What one pays, by when

const money = `(?:[€$£] ?(?:${amountSource})|(?:${amountSource}) ?(?:€|£|euros?|EUR|pounds?|dollars?|zł|kr|kronor|kroner|CHF|Franken)(?!${letter}))`
const named =
  "(?:\\s?[:：]| (?:is|costs?|are|of|will be|beträgt|kostet|ist|liegt bei|von|est (?:de|fixée? à)|coûte|s[’']élève à|de|es(?: de)?|cuesta|è(?: di)?|costa|di|é(?: de)?|custa|bedraagt|kost|is|van|wynosi|kosztuje|to|är|kostar|er|koster))? ?"
/** Things that have one price; a row the words of all languages for one of them. */
const priced = [
  "admission|entry|entrance(?: fee)?|entry fee|(?:der )?eintritt(?:spreis)?|(?:l[’']|d[’'])?entrée|(?:prix|droit) d[’']entrée|(?:la )?entrada|ingresso|(?:l[’'])ingresso|toegang(?:sprijs)?|entree|wstęp|bilet wstępu|inträde|entré(?:n)?",
  "course fee|registration fee|participation fee|fee|kursgebühr|teilnahmegebühr|teilnehmerbeitrag|gebühr|frais d[’']inscription|cuota|matrícula|quota(?: di iscrizione)?|taxa de inscrição|inscrição|cursusgeld|deelnamekosten|opłata|wpisowe|kursavgift(?:en)?|avgift(?:en)?|deltagergebyr(?:et)?|kursusgebyr(?:et)?",
  "membership(?: fee)?|annual fee|mitgliedsbeitrag|jahresbeitrag|(?:l[’'])?adhésion|cotisation(?: annuelle)?|cuota (?:anual|de socio)|quota associativa|quota (?:anual|de sócio)|contributie|składka(?: członkowska)?|medlemsavgift(?:en)?|kontingent(?:et)?",
  'deposit|kaution|caution|fianza|cauzione|caução|borgsom|borg|kaucja|deposition(?:en)?|depositum(?:met)?',
].map((words) => new RegExp(`(?<!${letter})(?:${words})${named}(${money})`, 'giu'))
/** For some, or once. */
const forSome = new RegExp(
  `(?<!${letter})(?:child(?:ren)?|kids|reduced|concessions?|members?|non-members|students?|pupils?|famil(?:y|ies)|online|advance|door|groups?|seniors?|under|over|from|per|each|evening|extra|additional|was|were|so far|until now|previously|instead|rise[sn]?|new|old|kinder|ermäßigt|mitglieder|nichtmitglieder|schüler|studierende|familien?|vorverkauf|abendkasse|gruppen|senioren|ab|pro|je|bisher|zuvor|statt|steigt|neu|enfants?|réduit|adhérents?|membres|étudiants?|familles?|groupes?|moins|par|jusqu|auparavant|niñ[oa]s|reducid[oa]|soci[oa]s?|estudiantes|familias?|grupos?|menores|por|antes|bambini|ridott[oa]|soci|studenti|famigli[ae]|gruppi|per|prima|crianças|reduzid[oa]|sócios|estudantes|famílias?|kinderen|leden|studenten|gezin|groepen|korting|vanaf|eerst|dzieci|ulgowy|członkowie|studenci|rodzin[ay]|od|dotąd|barn|medlemmar|studenter|familj|grupper|från|tidigare|børn|medlemmer|studerende|familie|fra|tidligere)(?!${letter})`,
  'iu',
)

const isMoney = /[€$£]|eur|pounds?|dollars?|zł|kr|chf|franken/i
/** Parts of the words for such things. */
const mayBePriced =
  /admi|entr|eintritt|ingresso|toegang|wstęp|inträde|fee|gebühr|beitrag|frais|cuota|matrícula|quota|taxa|inscri|cursusgeld|deelname|opłata|wpisowe|avgift|gebyr|member|adhésion|cotisation|contributie|składka|kontingent|depos|kaution|caution|fianza|cauzione|caução|borg|kaucja/i
const hasMoney = ({ text, hasDigit }: Sentence): boolean => hasDigit && isMoney.test(text) && mayBePriced.test(text)

function otherPrices(reading: AgreementReading): readonly Slip[] {
  const told = new Set(reading.blocks.flatMap((entry) => sentencesOf(entry, reading.language).filter(hasMoney)))
  if (told.size < 2) return []
  return priced.flatMap((pattern) => {
    const found = valuesOf(
      reading,
      (sentence) => {
        const all = [...sentence.matchAll(pattern)]
        if (all.length !== 1 || forSome.test(sentence)) return []
        const [{ 0: own, 1: amount = '', index }] = all as [RegExpExecArray]
        const [figure = ''] = new RegExp(amountSource).exec(amount) ?? []
        return [{ value: String(readValue(figure, reading.language)), start: index, end: index + own.length }]
      },
      (own) => told.has(own),
    )
    return otherOf(found)
  })
}

/** Last days to register, to pay and to send in; a row the words of all languages for one of them. */
const due = [
  "(?:register|sign up|registration(?: closes| is open until)?|book|apply|applications?)(?: by| until| before| close on| closes)?|(?:anmeld(?:ung|en)|anmeldeschluss|melden sie sich)(?: bis| ist)?(?: zum| spätestens)?|(?:inscriptions?|inscrivez-vous)(?: avant| jusqu[’']au)?|(?:inscripción|inscripciones|inscríbase|inscríbete)(?: hasta| antes)?|(?:iscrizioni|iscrivetevi|iscriversi)(?: entro| fino al)?|(?:inscrições|inscreva-se)(?: até)?|(?:aanmelden|inschrijven|meld u aan)(?: kan)?(?: tot| voor| vóór| uiterlijk)?|(?:zgłoszenia|zapisy|zapisz się)(?: do)?|(?:anmäl dig|anmälan|anmälningar)(?: senast)?|(?:tilmelding|tilmeld dig)(?: senest)?",
  '(?:(?:send(?: in| us)?|submit|hand in|return)(?: (?:your|the|an|all))? (?:entry|entries|form|forms|poem|story|photos?|contributions?|papers?)|entries(?: must| should)?(?: be| reach| arrive)?(?: received| us| with us| in)?)(?: by| before| until)|(?:einsendungen|einsendeschluss|beiträge|schicken sie|senden sie|reichen sie)(?: ist| bis)?(?: zum)?|(?:envoyez|envois?|textes à envoyer)(?: avant)?|(?:envíe|envíen|los trabajos se reciben)(?: antes| hasta)?|(?:inviare|inviate|gli elaborati)(?: entro)?|(?:envie|os trabalhos)(?: até)?|(?:inzenden|stuur)(?: kan)?(?: tot| voor| vóór)?|(?:prace|nadsyłać|wyślij)(?: do)?|(?:skicka in|bidrag)(?: senast)?|(?:indsend|bidrag)(?: senest)?',
  '(?:pay|payment|paid)(?: is due)?(?: by| until| before)?|(?:zahlung|zahlen sie|zu zahlen|überweisen sie)(?: bis)?(?: zum)?|(?:paiement|payez|à régler)(?: avant)?|(?:pago|pague)(?: antes| hasta)?|(?:pagamento|pagare|versare)(?: entro)?|(?:betaling|betaal|betalen)(?: voor| vóór| uiterlijk)?|(?:płatność|wpłata|wpłaty)(?: do)?|(?:betalning|betala)(?: senast)?|(?:betaling|betal)(?: senest)?',
].map(
  (words) =>
    new RegExp(
      `(?<!${letter})(?:${words})(?: (?:on|by|op|il|le|el|den|dem|am|zum|o|al|del|dnia|the|${letter}{3,13}(?:tag|day|dag|di|dì|feira)?),?){0,3} $`,
      'iu',
    ),
)
/** One of the words of these rows. */
const mayBeDue =
  /regist|sign|book|appl|anmeld|meld|inscri|inscr|iscri|aanmeld|inschrijv|zgłosz|zapis|anmäl|tilmeld|send|submit|hand|return|entries|beiträge|schick|reich|envo|envi|texte|trabaj|invia|elaborat|trabalh|inzend|stuur|prace|nadsył|wyślij|skicka|bidrag|pay|paid|zahl|überweis|paie|régler|pag|versare|beta|płatn|wpłat/iu
const isMoved = new RegExp(
  `(?<!${letter})(?:extended|postponed|early|late|opens?|open from|starts?|begins?|from|verlängert|verschoben|früh|beginnt|ab|ouvr${letter}{1,6}|prolong${letter}{1,4}|à partir|desde|abre|ampliad[oa]|dal|aprono|prorogat[aeo]|a partir|abrem|vanaf|verlengd|od|przedłużon${letter}|från|öppnar|förlängd|fra|åbner|forlænget)(?!${letter})`,
  'iu',
)

function otherDays({ blocks, language, tools: { spanOf } }: AgreementReading): readonly Slip[] {
  const told = blocks.flatMap((entry) =>
    sentencesOf(entry, language).flatMap((own) => {
      if (!own.hasDigit || !mayBeDue.test(own.text)) return []
      const days = daysIn(own.text, language)
      const [day] = days
      return day === undefined || days.length > 1 || isMoved.test(own.text) ? [] : [{ day, own, block: entry.block }]
    }),
  )
  if (told.length < 2) return []
  return due.flatMap((pattern) =>
    otherOf(
      told.flatMap(({ day: { month, day, start, end }, own, block: { id, text } }) => {
        const lead = pattern.exec(own.text.slice(Math.max(0, start - 70), start))
        if (lead === null) return []
        return [
          { value: `${month}-${day}`, sentence: own.text, span: spanOf(id, text, own.start + start - lead[0].length, own.start + end) },
        ]
      }),
    ),
  )
}

/** What readers may do for so many days; a row the words of all languages for it. */
const rights = [
  `object(?:ed|ions?)?|appeals?|widerspr(?:echen|uch)|einspruch|contest(?:er|ation)|recours|faire appel|recurrir|recurso|oponerse|ricorso|opporsi|opposizione|recorrer|opor-se|bezwaar|beroep|odwoła(?:ć|nie)|sprzeciw|överklaga(?:n|nde)?|indsigelse|klage`,
  `withdraw(?:al)?|cancel(?:l?ation)?|widerruf(?:en|srecht)?|stornier(?:en|ung)|rétract(?:er|ation)|annul(?:er|ation)|desistir|desistimiento|cancelar|cancelación|recesso|disdire|annullare|cancelamento|desistir|herroep(?:en|ing)|annuleren|annulering|odstąpi(?:ć|enie)|ångerrätt|avboka|fortryd(?:e|else|elsesret)|afbestil(?:le|ling)`,
].map((words) => new RegExp(`(?<!${letter})(?:${words})(?!${letter})`, 'iu'))
const within = new RegExp(
  `(?<!${letter})(?:within|after|once|passed|innerhalb|binnen|nach|abgelaufen|dans (?:les|un délai)|sous|passé|après|dentro de|en (?:el |un )?plazo|tras|pasados|entro|dopo|trascorsi|dentro de|no prazo|após|passados|binnen|na|verstreken|w ciągu|w terminie|po|inom|efter|inden for|senest)(?!${letter})`,
  'iu',
)
/** Words for a period in which the other side acts: refunds, replies. */
const ofOthers = new RegExp(
  `(?<!${letter})(?:we|our|refund|reply|replies|answer|decides?|decision|reimburse|wir|erstatten|entscheide[nt]|antworte[nt]|nous|rembours${letter}*|décid${letter}*|répond${letter}*|nosotros|reembols${letter}*|resolver|responder|rimbors${letter}*|decide|rispond${letter}*|respond${letter}*|wij|terugbetal${letter}*|beslist|antwoord${letter}*|zwrot|zwrócimy|rozpatrz${letter}*|vi|återbetal${letter}*|tilbagebetal${letter}*|svarer|svarar)(?!${letter})`,
  'iu',
)
const days = /^(?:days?|tagen?|jours?|días?|giorni|dias|dagen|dni|dagar|dage)$/iu
const weeks = /^(?:weeks?|wochen?|semaines?|semanas?|settimane|weken|tygodni(?:e)?|veckor|uger)$/iu

/** How long one may do it, in days or weeks. */
const hasPeriod = ({ numbers, text }: Sentence): boolean =>
  numbers > 0 &&
  /da[yg]|tage|jour|d[ií]as|giorn|dni|week|woche|semain|seman|settiman|weken|tygod|veck|uger/iu.test(text) &&
  within.test(text)

function otherPeriods(reading: AgreementReading): readonly Slip[] {
  return rights.flatMap((pattern) =>
    otherOf(
      valuesOf(
        reading,
        (sentence, own) => {
          if (!pattern.test(sentence) || ofOthers.test(sentence)) return []
          const found = periodsIn(own.piecesIn(reading.language))
          return found.length === 1 ? found : []
        },
        hasPeriod,
      ),
    ),
  )
}

const periodsIn = (pieces: readonly Piece[]) =>
  pieces.flatMap((own, at) => {
    const next = pieces[at + 1]
    const unit = next === undefined ? 0 : days.test(next.text) ? 1 : weeks.test(next.text) ? 7 : 0
    return unit === 0 || own.value < 2 ? [] : [{ value: String(own.value * unit), start: own.start, end: next!.end }]
  })

/** One named thing with two values in two places: codes, numbers to dial, addresses, prices, last days, and how long one may object. */
export function conflictingValues(reading: AgreementReading): readonly Slip[] {
  if (reading.language.unspaced) return []
  // news is about many things, each with its own number to ring
  const others = reading.textKind.kind === 'news' ? [] : [otherRanges, otherHouses, otherPrices, otherDays, otherPeriods]
  return [otherPhones, otherSites, ...others].flatMap((read) => read(reading))
}
