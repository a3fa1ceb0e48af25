import { letter } from '../../../languages/characters/characters.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import { readValue } from '../../text/amounts.ts'
import type { Slip } from '../../text/found.ts'
import { areHalves } from './wholes.ts'

const percent = String.raw`(\d{1,4}(?:[.,]\d{1,2})?) ?(?:%|per ?cents?|Prozent|pour cent|por ciento|por cento|per cento|procent|procenta?|prosent|prosenttia|процентов|yüzde)`
const all = new RegExp(`(?<![\\d.,])${percent}(?!${letter})`, 'giu')

const whole = 100

// More than all

/** Takes something away, so that no more than all can go; a language a row. Before a share. */
const takes = new RegExp(
  `(?<!${letter})(?:${[
    'sav(?:es?|ing|ed)|reduc(?:es?|ed|ing)|cuts?|cutting|lower(?:s|ed|ing)?|slash(?:es|ed)?|shrinks?|(?:a |an )?(?:discount|reduction|saving) of|cheaper by|off',
    'spar(?:t|en|te)|verringert?|senk(?:t|en|te)|reduziert?|(?:ersparnis|rabatt|nachlass|einsparung) von|billiger um|kürzt',
    'économis(?:e|er|ez|ent)|rédui(?:t|re|sent|sez)|diminue|baisse|(?:remise|réduction|économie|rabais) de',
    'ahorr(?:a|e|an|ar|as)|reduc(?:e|en|ir)|rebaja|(?:descuento|rebaja|ahorro|reducción) del?',
    'risparmi(?:a|ano|are|o del)?|riduc(?:e|ono)|taglia|(?:sconto|riduzione) del?',
    'poup(?:a|am|ar|e)|economiz(?:a|ar|e)|reduz(?:ir|em)?|(?:desconto|redução|poupança) de',
    'bespaart|bespaar|besparen|verminder(?:t|en)|verlaagt|(?:korting|besparing) van',
    'oszczędz(?:a|asz|ają|ić|isz)|zmniejsza|obniża|(?:rabat|zniżka|zniżkę|oszczędność)(?: w wysokości)?',
    'spar(?:ar|a|er)|minskar|sänker|sænker|reducerer|(?:rabatt|rabat|besparing|besparelse) på',
  ].join(
    '|',
  )})(?: [^\\s.,;:!?()%\\d]{1,20}){0,6}? (?:(?:by|of|up to|as much as|more than|about|around|um|bis zu|rund|de|jusqu[’']à|plus de|près de|en|hasta|un|más de|del|fino al|fino a|il|di|até|cerca de|em|tot|wel|met|do|nawet|o|nawet do|upp till|op til|med|upp emot) ){0,3}$`,
  'iu',
)
/** Behind a share: less of something, or all who are asked. */
const less = new RegExp(
  `^ (?:(?:of (?:the |all |our |its )?)?(?:respondents|participants|people|residents|members|households|customers|users|visitors|voters|pupils|students|women|men|children|patients|readers|those asked)|less|fewer|cheaper|lower|smaller|weniger|günstiger|billiger|niedriger|der (?:befragten|teilnehmer|teilnehmenden|mitglieder|haushalte|kunden|menschen|frauen|männer|kinder|schüler|besucher|bewohner|patienten)|(?:de |d[’'])moins|des (?:personnes|participants|habitants|membres|foyers|clients|femmes|hommes|enfants|patients|répondants)|moins (?:cher|d[e’'])|menos|más barat|de (?:los|las) (?:encuestad|participantes|vecin|soci|hogares|clientes|mujeres|hombres|niñ|personas)|(?:in )?meno(?!${letter})|d(?:ei|egli|elle) (?:partecipanti|soci|clienti|famiglie|persone|donne|uomini|intervistati)|mais barat|d[oa]s (?:participantes|inquirid|sóci|clientes|pessoas|mulheres|homens)|minder|goedkoper|van de (?:deelnemers|leden|klanten|bewoners|ondervraagden|huishoudens)|mniej|tani?ej|(?:uczestników|ankietowanych|mieszkańców|klientów|członków)|mindre|billigare|billigere|av (?:deltagarna|medlemmarna|de tillfrågade|hushållen|kunderna)|af (?:deltagerne|medlemmerne|de adspurgte))`,
  'iu',
)
/** Gains and losses know no whole; what is compared with another is no share of it. */
const noWhole = new RegExp(
  `(?<!${letter})(?:profit${letter}{0,3}|earnings|income|(?:net|operating|annual|quarterly) loss(?:es)?|result|balance|deficit|surplus|net|net-?zero|carbon|deduct|gewinn${letter}{0,2}|ergebnis${letter}{0,3}|netto|klima|bénéfices?|résultat|déficit|beneficios?|resultado|utili?|risultato|lucros?|prejuízos?|winst|verlies|zysk${letter}{0,2}|strat${letter}{0,2}|vinst${letter}{0,2}|resultat${letter}{0,2})(?!${letter})`,
  'iu',
)
/** More than another takes: `saves 130 % more`. */
const more = /^ (?:more|mehr|(?:de )?plus|más|(?:in )?più|mais|meer|więcej|mer|mere|faster|schneller|longer|länger)(?![a-zà-ÿ])/iu

/** Above it, a share of a whole is a slip, and not a way of speaking. */
const mostOver = 500

/** `Saves up to 130 % of the electricity`. */
export function overWhole({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  return blocks.flatMap(({ block: { id, kind, text }, tokens: { sentences } }): Slip[] => {
    if ((kind !== 'paragraph' && kind !== 'list') || !/[1-9]\d\d/.test(text)) return []
    return [...text.matchAll(all)].flatMap(({ 0: written, 1: figure = '', index }): Slip[] => {
      const value = readValue(figure, language)
      if (value === null || value <= whole || value > mostOver) return []
      const own = sentences.find(({ start, end }) => start <= index && index < end) ?? { start: 0, end: text.length }
      const behind = text.slice(index + written.length, own.end)
      if (more.test(behind) || noWhole.test(text.slice(own.start, own.end)) || /["“„«»”]/.test(text.slice(own.start, own.end))) return []
      const before = text.slice(Math.max(own.start, index - 120), index)
      const taken = takes.exec(before)
      if (taken === null && !less.test(behind)) return []
      const start = taken === null ? index : index - before.length + taken.index
      const end = index + written.length + (taken === null ? less.exec(behind)![0].length : 0)
      return [{ kind: 'overWhole', span: spanOf(id, text, start, end) }]
    })
  })
}

// Shares of one whole

/** Names what a thing is made of, in front of shares. */
const madeOf =
  /^(?:materials?|composition|composición|composizione|composição|zusammensetzung|matières?|samenstelling|materiaal|skład|materiał|sammansättning|sammensætning|materiale|blend|mischung|mélange|mezcla|miscela|mistura|fabric|stoff|obermaterial|outer|shell|tissu|tejido|tessuto|tecido|stof)\s?[:：]/iu
/** What is left of a whole. */
const rest =
  /(?:the )?(?:remaining|other|rest,|rest of(?: the)? [^\s,.]{1,20},|übrigen|restlichen|verbleibenden|(?:les )?(?:autres|restants)|(?:el|los|las) (?:restantes?|otros|otras)|(?:il |i |le )?(?:restanti?|rimanenti?|altri|altre)|(?:os |as )?(?:restantes|outros)|(?:de )?(?:overige|resterende|andere)|pozostał(?:e|ych)|(?:de )?(?:återstående|resterande|øvrige|resterende)) $/iu

/** Per cent by which shares of one whole may miss it by rounding; and a sum that is one by intention, or of more than one answer. */
const [rounded, mostOff] = [1.5, 25]

/** Shares that make more or less than their whole: of what something is made, of both halves of people, with what remains. */
export function wrongShares({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  return blocks.flatMap(({ block, tokens: { sentences } }): Slip[] => {
    const { id, kind, text } = block
    if ((kind !== 'paragraph' && kind !== 'list') || !/\d/.test(text)) return []
    const lines = kind === 'list' ? block.items.map(({ start, end }) => ({ start, end })) : sentences
    return lines.flatMap(({ start, end }): Slip[] => {
      const line = text.slice(start, end)
      const shares = [...line.matchAll(all)].map(({ 0: written, 1: figure = '', index }) => ({
        value: readValue(figure, language) ?? 0,
        from: index,
        to: index + written.length,
      }))
      const [first, last] = [shares[0], shares.at(-1)]
      if (first === undefined || last === undefined || shares.length < 2 || shares.length > 6) return []
      const sum = shares.reduce((total, { value }) => total + value, 0)
      if (Math.abs(sum - whole) <= rounded || Math.abs(sum - whole) > mostOff || shares.some(({ value }) => value >= whole)) return []
      const between = shares.slice(1).map(({ from }, at) => line.slice(shares[at]!.to, from))
      const isMade = madeOf.test(line) && between.every((words) => /^ [^\d;:()]{2,30}(?:,| (?:and|und|et|y|e|en|i|och|og)) $/u.test(words))
      const isRest = shares.length > 1 && rest.test(line.slice(0, last.from)) && between.every((words) => words.length < 90)
      if (!isMade && !isRest && !(shares.length === 2 && areBothHalves(line, first, last))) return []
      const close = last.to + /^(?: [^\s.,;:()]{1,20}){0,3}/u.exec(line.slice(last.to))![0].length
      return [
        {
          kind: 'wrongFigure',
          isDoubt: true,
          span: spanOf(id, text, start + first.from, start + close),
          value: `${Math.round(sum * 10) / 10} %`,
        },
      ]
    })
  })
}

/** `60 % women and 50 % men`; `60 % of the women` is another whole. */
function areBothHalves(line: string, first: { readonly to: number }, last: { readonly from: number; readonly to: number }): boolean {
  const between = line.slice(first.to, last.from)
  if (!/(?:,| (?:and|und|et|y|e|en|i|och|og))(?: [^\s]{1,6}){0,2} $/u.test(between) || between.length > 40) return false
  const [one, other] = [between, line.slice(last.to)].map((text) => half.exec(text)?.[1])
  return one !== undefined && other !== undefined && areHalves(one, other)
}
const half = new RegExp(
  `^ (?:(?:are|were|de|d[’']|sind|waren|(?:sont|étaient) des|son|eran|sono|são|zijn|waren|är|er) )?(${letter}{2,16})`,
  'iu',
)
