import { letter } from '../../../languages/characters/characters.ts'
import type { Language } from '../../../languages/language.ts'
import type { Range } from '../../../model/values.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import { amountSource, readValue } from '../../text/amounts.ts'
import type { Slip } from '../../text/found.ts'
import { piecesOf, sentencesOf } from '../numbers.ts'
import { unfit } from '../unfit.ts'

/** Ways to go, of all languages, with the km an hour that no one keeps up for hours. */
const ways: readonly (readonly [pattern: RegExp, most: number])[] = [
  [
    'on foot|walk(?:s|ed|ing|ers?)?|hik(?:e|es|ed|ing|ers?)|zu fuß|wander(?:n|ung|weg|tour|er)?|rundwanderung|spaziergang|à pied|randonn(?:ée|eurs?)|balade|a pie|caminata|caminando|senderis(?:mo|tas)|a piedi|escursione|camminata|passeggiata|a pé|caminhada|te voet|wandel(?:ing|tocht|route|en|aars)|pieszo|piesz[ay]|wędrówk[aię]|spacer|till fots|vandring(?:en)?|promenad|til fods|vandretur(?:en)?|gåtur|til fots|fottur',
    9,
  ],
  [
    'by bike|by bicycle|cycl(?:e|ing|ists?)|bike ride|mit dem (?:fahr)?rad|radtour|radweg|à vélo|en vélo|en bici(?:cleta)?|in bici(?:cletta)?|de bicicleta|met de fiets|op de fiets|fietstocht|fietsroute|rowerem|na rowerze|med cykel|på cykel|cykeltur(?:en)?|sykkeltur',
    50,
  ],
].map(([words, most]) => [new RegExp(`(?<!${letter})(?:${words})(?!${letter})`, 'iu'), Number(most)] as const)

/** Who runs or drives is faster; what is taken in parts has another time. */
const faster = new RegExp(
  `(?<!${letter})(?:run(?:s|ning|ners?)?|ran|drove|flew|rac(?:e|es|ing)|marathon|jog(?:s|ging)?|record|ski(?:s|ing)?|car|drive|train|bus|boat|ferry|plane|flight|e-?bike|lauf(?:en|t)?|läuf(?:er|t)|rennen|rekord|auto|bahn|zug|schiff|fähre|flug|cour(?:se|ir|eurs?)|voiture|train|bateau|avion|carrera|correr|coche|tren|barco|avión|corsa|correre|auto|treno|aereo|nave|corrida|correr|carro|comboio|trem|avião|barco|hardlopen|trein|boot|vliegtuig|bieg|biegi|samochodem|pociąg|pociągiem|löp(?:a|ning)|lopp|bil|tåg|båt|løb|bil|tog|færge|løp)(?!${letter})`,
  'iu',
)

const distance = new RegExp(
  `(?<![\\d.,–/-])(${amountSource})[ \u00a0-]?(km|kil[oó]m${letter}{2,8}|miles?|mil(?:l|h)as|miglia|mijl)(?!${letter}|/| ?(?:per|pro|an|/) ?h)`,
  'giu',
)
/** Without one of these there is no distance. */
const isFar = /\d[ \u00a0-]?(?:k|mi)/iu
const kmOf = (unit: string): number => (/^(?:mil|mig|mij)/iu.test(unit) ? 1.609 : 1)

/** Words for a distance from something, or for a part of a way. */
const away =
  /^ (?:from|north|south|east|west|away|off|of (?:coast|paths|trails)|further|outside|left|entfernt|nördlich|südlich|östlich|westlich|vor|von|au (?:nord|sud)|à l[’']|du |de la |de l[’']|al (?:norte|sur|este|oeste)|del? |a (?:nord|sud|est|ovest)|da |dal|dalla|a (?:norte|sul|este|oeste)|d[oa] |ten (?:noorden|zuiden)|van|od |na (?:północ|południe)|från|norr|söder|fra|nord|syd)/iu

const half = new RegExp(
  `(?<!${letter})(?:half an hour|eine halbe stunde|(?:une )?demi-heure|media hora|mezz[’']ora|meia hora|(?:een )?half uur|pół godziny|en halvtimme|en halv time)(?!${letter})`,
  'giu',
)
const hour = /^(?:hours?|stunden?|heures?|horas?|or[ae]|uur|uren|godzin(?:y|ę)?|timmar|timme|timer?|h)$/iu
const minute = /^(?:minutes?|minuten?|minutos?|minut[oi]|minut(?:y|er)?|minutter|min)$/iu
/** Behind a time, and in front of it, where it is no time for the way. */
const notForIt = new RegExp(
  `(?<!${letter})(?:after|before|every|per|an|by|von|nach|alle|je|pro|après|toutes les|tous les|avant|tras|cada|antes|dopo|ogni|prima|depois de|após|na|elke|per|po|co|przed|efter|varje|hver|less than|within) (?:(?:about|the|circa|first|unas?|de|le|las|les|ersten) )?$`,
  'iu',
)
const behindIt =
  /^[ -](?:from|later|away|drive|before|after|by (?:car|train|bus)|entfernt|später|fahrt|von|plus tard|de route|de (?:voiture|train|coche|tren|carro)|de distancia|después|más tarde|dopo|più tardi|di (?:auto|treno)|depois|later|rijden|od|później|senare|från|senere|fra)/iu

interface Measured extends Range {
  readonly value: number
}

function distancesIn(text: string, language: Language): readonly Measured[] {
  return [...text.matchAll(distance)].flatMap(({ 0: own, 1: figure = '', 2: unit = '', index }) => {
    const value = readValue(figure, language)
    return value === null || away.test(text.slice(index + own.length, index + own.length + 14))
      ? []
      : [{ value: value * kmOf(unit), start: index, end: index + own.length }]
  })
}

/** Hours; times of which none is for the way have the value 0. */
function hoursIn(text: string, language: Language): readonly Measured[] {
  const pieces = piecesOf(text, language)
  const found = pieces.flatMap((own, at): Measured[] => {
    const next = pieces[at + 1]
    const isRange = /^\d{1,2}[–-]\d{1,2}$/.test(own.text)
    const value = isRange ? Number(own.text.split(/[–-]/)[1]) : own.value
    if (next === undefined || value === 0 || !/^[ \u00a0-]?$/.test(text.slice(own.end, next.start))) return []
    const unit = hour.test(next.text) ? 1 : minute.test(next.text) ? 1 / 60 : 0
    if (unit === 0) return []
    const isOther = notForIt.test(text.slice(0, own.start)) || behindIt.test(text.slice(next.end))
    return [{ value: isOther ? 0 : value * unit, start: own.start, end: next.end }]
  })
  const halves = [...text.matchAll(half)].map(({ 0: own, index }) => ({ value: 0.5, start: index, end: index + own.length }))
  return [...found, ...halves].sort((a, b) => a.start - b.start)
}

/** A way with its length and a duration that is too short for it: in one sentence, or in the items of one list. */
export function wrongPaces({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  return blocks.flatMap((entry): Slip[] => {
    const { id, kind, text } = entry.block
    const sentences = sentencesOf(entry, language)
    const stretches = kind === 'list' && sentences.length > 0 ? [{ start: 0, text, hasDigit: true }] : sentences
    return stretches.flatMap(({ start, text: own, hasDigit }): Slip[] => {
      if (!hasDigit || !isFar.test(own)) return []
      const way = ways.find(([pattern]) => pattern.test(own))
      if (way === undefined || faster.test(own) || /["“„«]/.test(own)) return []
      const [far, otherFar] = distancesIn(own, language)
      const times = hoursIn(own, language)
      const [first, second] = times
      if (far === undefined || first === undefined || otherFar !== undefined || times.length > 2) return []
      // `two hours and ten minutes`
      const isJoined = second !== undefined && /^,? (?:and |und |et |y |e |en |i |och |og )?$/.test(own.slice(first.end, second.start))
      if (second !== undefined && (!isJoined || second.value === 0)) return []
      const hours = first.value + (second?.value ?? 0)
      if (first.value === 0 || hours < 0.15 || far.value / hours <= way[1] || far.value < 3) return []
      const place = (range: Range) => spanOf(id, text, start + range.start, start + range.end)
      return [unfit(place({ start: first.start, end: (second ?? first).end }), place(far))]
    })
  })
}

// Years of history

const since = new RegExp(
  `(?<!${letter})(?:since|founded in|established in|opened in|set up in|seit|gegründet(?: im jahr)?|besteht seit|depuis|fondée? en|créée? en|desde|fundad[oa] en|creada? en|dal|fondat[oa] nel|nat[oa] nel|desde|fundad[oa] em|sinds|opgericht in|od|założon[aey] w|w|sedan|grundad(?:es)?|siden|grundlagt i) (?:the year |dem jahr |jahr |l[’']an |el año |o ano |roku )?((?:1[89]|20)\\d\\d)(?!\\d)(?: gegründet)?`,
  'giu',
)
const tens: Readonly<Record<string, string>> = {
  20: 'twenty zwanzig vingt veinte venti ventennale vinte twintig dwudziestoletni tjugo tjugoårig tyve tyveårig zwanzigjährig twintigjarig',
  25: 'twenty-five fünfundzwanzig vingt-cinq veinticinco venticinque fünfundzwanzigjährig',
  30: 'thirty dreißig trente treinta trenta trinta trentennale dertig trzydziestoletni trettio trettioårig tredive dreißigjährig dertigjarig',
  40: 'forty vierzig quarante cuarenta quaranta quarenta veertig czterdziestoletni fyrtio vierzigjährig',
  50: 'fifty fünfzig cinquante cincuenta cinquanta cinquenta vijftig pięćdziesięcioletni femtio halvtreds fünfzigjährig',
  100: 'hundred hundert cent cien cento cem honderd stuletni hundra hundrede hundertjährig',
}
const numbers = Object.values(tens).join('|').replaceAll(' ', '|')
const ofYears = new RegExp(
  `(?<![\\d.,${letter}])(\\d{2,3}|${numbers})(?:-year|-jährige[nrs]?|e[nrs]?|-jarige?|-letni(?:ą|ej|a|m)?|[ąamej]{1,2}|-årig[ae]?|a| years?| jahren?| ans| años| anni| anos| jaar| lat| års?)? (?:of |an |d[’']|de |di |van |av |med |z )?(?:(?:proud|successful|stolzen?|erfolgreichen?|bogat(?:ą|ej)) )?(history|tradition|existence|${letter}{0,14}geschichte|${letter}{0,14}tradition|bestehens?|histoire|tradition|existence|historia|tradición|existencia|trayectoria|storia|tradizione|attività|história|tradição|existência|geschiedenis|traditie|bestaan|histori[ąięa]|tradycj[ąięa]|historia|tradition|verksamhet|historie)(?!${letter})`,
  'giu',
)
/** Of something older than the firm. */
const ofOthers = new RegExp(
  `(?<!${letter})(?:family|town|village|castle|house|building|city|region|craft|church|familie|stadt|dorf|haus|region|famille|ville|village|région|métier|familia|ciudad|pueblo|región|oficio|famiglia|città|paese|família|cidade|vila|familie|stad|dorp|rodzin${letter}{1,3}|miast${letter}{1,3}|region${letter}{0,3}|familj|stad|by)(?!${letter})`,
  'iu',
)

/** `Since 2015`, and in the same paragraph `more than twenty years of history`. */
export function wrongHistories({ article, blocks, context, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  const today = Number((article.datePublished?.value ?? context.now).slice(0, 4))
  return blocks.flatMap(({ block: { id, kind, text } }): Slip[] => {
    if (kind !== 'paragraph' || !/(?:1[89]|20)\d\d/.test(text)) return []
    const begun = [...text.matchAll(since)]
    const told = begun.length === 1 ? [...text.matchAll(ofYears)] : []
    const [from, years] = [begun[0], told[0]]
    if (from === undefined || years === undefined || begun.length > 1 || told.length > 1 || ofOthers.test(text)) return []
    const said = yearsOf(years[1]!)
    // the next year may be meant already
    if (said <= today - Number(from[1]) + 1) return []
    const place = ({ 0: own, index }: RegExpExecArray) => spanOf(id, text, index, index + own.length)
    return [unfit(place(years), place(from))]
  })
}

const yearsOf = (written: string): number =>
  Number(/^\d/.test(written) ? written : (Object.keys(tens).find((value) => tens[value]!.split(' ').includes(written.toLowerCase())) ?? 0))
