import { caselessLetter, letter, upperLetter } from '../../languages/characters/characters.ts'
import type { AgreementReading } from '../text/agreement-reading.ts'
import type { Slip } from '../text/found.ts'
import { matchesAtCapitals } from './at-capitals.ts'

/** Offices that leave no doubt which one is meant, of all languages, one kind a line; the first two lines may go with another of many kinds. */
const offices = [
  'chair(?:man|woman|person)?|president|vorsitzende[rn]?|präsident(?:in)?|présidente?|president[ea]|voorzitter|prezes|przewodnicząc(?:y|a)|ordförande|presidente|会長|رئيسة?',
  'mayor|bürgermeister(?:in)?|maire|alcalde(?:sa)?|sindac[oa]|burgemeester|prefeit[oa]|burmistrz|borgmästare|町長|市長|عمدة',
  'treasurer|kassier(?:er)?(?:in)?|schatzmeister(?:in)?|trésori(?:er|ère)|tesorer[oa]|tesoriere|tesoriera|penningmeester|tesoureir[oa]|skarbni(?:k|czka)|kassör|会計|أمينة? الصندوق',
  'schriftführer(?:in)?|minutes secretary|club secretary',
  'youth (?:leader|warden|officer)|jugendleiter(?:in)?|jeugdleid(?:er|ster)',
  'coach|trainer(?:in)?|entra[iî]neu(?:r|se)|entrenador[a]?|allena(?:tore|trice)|treinador[a]?|trener(?:ka)?|tränare|コーチ|監督|مدربة?|المدربة?',
  'caretaker|janitor|groundskeeper|groundsman|hausmeister(?:in)?|gardien(?:ne)?|conserje|custode|conciërge|zelador[a]?|woźn[ya]|vaktmästare|用務員|حارسة?|الحارسة?',
  'head ?(?:teacher|master|mistress)|schulleiter(?:in)?|rektor(?:in)?|校長|مديرة? المدرسة',
  'pharmacist|apotheker(?:in)?|pharmacien(?:ne)?|farmacéutic[oa]|farmacista|farmacêutic[oa]|aptekar(?:z|ka)|apotekare|薬剤師|صيدلي(?:ة)?|الصيدلي(?:ة)?',
  'baker|bäcker(?:in|meister|meisterin)?|boulang(?:er|ère)|panader[oa]|fornai[oa]|bakker|padeir[oa]|piekarz|bagare',
  'butcher|metzger(?:in)?|fleischer(?:in)?|boucher|bouchère|carnicer[oa]|macellai[oa]|slager|açougueir[oa]|rzeźnik|slaktare',
  'nurse|krankenschwester|krankenpfleger|infirmi(?:er|ère)|enfermer[oa]|infermier[ea]|verpleger|verpleegster|enfermeir[oa]|pielęgniar(?:z|ka)|sjuksköterska|看護師',
  'librarian|bibliothekar(?:in)?|bibliothécaire|bibliotecari[oa]|bibliothecaris|bibliotecári[oa]|bibliotekar(?:z|ka)|bibliotekarie|司書',
]
/** Kinds of the first lines, two of which one person may hold. */
const shared = 2

/** `Jugendwart`, `Kassenwartin`: each its own. */
const warden = `${letter}{3,20}wart(?:in)?`
const role = new RegExp(`(?<!${letter})(?:${offices.map((names) => `(${names})`).join('|')}|(${warden}))$`, 'u')
const after = new RegExp(
  `^,? (?:(?:the|our|der|die|unsere?|le|la|l[’']|notre|el|nuestr[oa]|il|lo|o|a|de|onze|vår) )?(${letter}[${letter} ]{2,24}?)(?=[,.;:]|\\s(?:who|die|der|qui|que|che|and|und)(?!${letter}))`,
  'u',
)
/** No longer or not yet, in the other's place, or one of two offices that the text itself names. */
const takenBack = new RegExp(
  `(?:ex-?|vi[cz]e-?|(?<!${letter})(?:former|the then|old|new|late|deputy|acting|assistant|ehemalige[rn]?|frühere[rn]?|neue[rn]?|alte[rn]?|bisherige[rn]?|damalige[rn]?|stellvertretende[rn]?|ancien(?:ne)?|nouve(?:au|lle)|futur[oae]?|antigu[oa]|anterior|nuev[oa]|vecchi[oa]|nuov[oa]|oud-|nieuwe|antig[oa]|nov[oa]|był[ya]|now[ya]|förre|nya?|and|und|et|y|e|ed|en|i|och|&)) ?$`,
  'u',
)
const name = new RegExp(
  `(?<!${letter})${upperLetter}${letter}+(?:[ -](?:(?:de|del|della|di|da|van|von|der|den|la|le|dos|ter) ){0,2}${upperLetter}${letter}+)+`,
  'uy',
)
/** Office and name where letters have no case. */
const caseless = new RegExp(`(?<!${letter})(${offices.join('|')}) (${caselessLetter}{3,12} ${caselessLetter}{3,12})(?!${letter})`, 'gu')
const japanese = /([一-鿿]{2,3}|[ァ-ヺー]{3,4})の([一-鿿]{3,6})(?:さん|氏|君)/gu

/** UTF-16 units in front of a name that are read for an office. */
const longestBefore = 60

/** More than the letters of any office, so that none is cut. */
const longestOffice = 36

interface Office {
  readonly kind: string
  readonly who: string
  readonly isShared: boolean
  readonly start: number
  readonly end: number
}

/** One person who holds two offices or does two jobs, each named right beside the same name. */
export function twoOffices({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  const first = new Map<string, Office & { readonly quote: string }>()
  const out = new Set<string>()
  const found = new Map<string, Slip>()
  for (const { block } of blocks) {
    if (block.kind !== 'paragraph') continue
    for (const held of officesIn(block.text, language.tag)) {
      const { kind, who, isShared, start, end } = held
      if (kind === '') {
        out.add(who)
        continue
      }
      const quote = block.text.slice(start, end)
      const known = first.get(who)
      if (known === undefined) first.set(who, { ...held, quote })
      else if (known.kind !== kind && !(known.isShared && isShared) && !found.has(who))
        found.set(who, { kind: 'twoOffices', span: spanOf(block.id, block.text, start, end), rare: quote, common: known.quote })
    }
  }
  return [...found].flatMap(([who, slip]) => (out.has(who) ? [] : [slip]))
}

/** Offices beside names; without a kind where the text takes them back. */
function officesIn(text: string, tag: string): readonly Office[] {
  if (/^(?:ja|ar)/.test(tag))
    return [...text.matchAll(tag.startsWith('ja') ? japanese : caseless)].flatMap(({ 0: whole, 1: office = '', 2: who = '', index }) => {
      const read = kindOf(office)
      return read === null ? [] : [{ ...read, who, start: index, end: index + whole.length }]
    })
  return matchesAtCapitals(text, name).flatMap(({ 0: run, index }): Office[] => {
    const words = run.split(' ')
    const end = index + run.length
    // a capital may be that of the office, which then is in front of two names at least
    const from = words.length > 2 ? [index, index + words[0]!.length + 1] : [index]
    for (const start of from) {
      const before = text.slice(Math.max(0, start - longestBefore), start)
      const office = before.trimEnd()
      const read = kindOf(office)
      if (read === null) continue
      const rest = office.slice(0, office.length - read.length).trimEnd()
      const first = start - before.length + office.length - read.length
      const kind = takenBack.test(rest.toLowerCase()) ? '' : read.kind
      return [{ ...read, kind, who: text.slice(start, end).split(' ').slice(-2).join(' '), start: first, end }]
    }
    const [, office = ''] = after.exec(text.slice(end, end + 60)) ?? []
    const read = office === '' ? null : kindOf(office)
    if (read === null || read.length !== office.length) return []
    return [{ ...read, who: words.slice(-2).join(' '), start: index, end: text.indexOf(office, end) + office.length }]
  })
}

/** The office that a text ends in, its kind and its letters; null: none. */
function kindOf(text: string): (Pick<Office, 'kind' | 'isShared'> & { readonly length: number }) | null {
  const match = role.exec(text.slice(-longestOffice).toLowerCase())
  if (match === null) return null
  const at = match.slice(1, -1).findIndex((found) => found !== undefined)
  const kind = at < 0 ? match.at(-1)!.replace(/in$/, '') : String(at)
  return { kind, isShared: at >= 0 && at < shared, length: match[0].length }
}
