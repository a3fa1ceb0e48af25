import { letter } from '../../../languages/characters/characters.ts'
import type { Language } from '../../../languages/language.ts'
import type { Span } from '../../../model/values.ts'
import { byLanguage } from '../../by-language.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { numberOf, numberWordsOf, sentencesOf } from '../numbers.ts'
import { unfit } from '../unfit.ts'

/** Who was there, behind a number (and a noun), or in front of it. */
const present = {
  behind:
    'present|entitled to vote|voting members|stimmberechtigte[nr]?|stimmberechtigt|membres votants|con derecho a voto|aventi diritto|com direito a voto|stemgerechtigden?|uprawnionych do głosowania|röstberättigade|stemmeberettigede|mødte|attended|took part|turned up|anwesend|erschienen|teilgenommen|nahmen teil|présent(?:e?s)?|ont participé|presentes|asistieron|participaron|asistentes|presenti|hanno partecipato|aanwezig|compareceram|participaram|obecnych|obecni|przybyło|närvarande|til stede|till stede|присутствовал[аио]',
  /** In front of a colon. */
  roll: 'present|anwesend|présents|presentes|presenti|aanwezig|obecni|obecnych|närvarande|til stede|tilstede',
  before:
    'present(?: were)?|attended by|anwesend waren|erschienen waren|étaient présents|asistieron|estuvieron presentes|erano presenti|aanwezig waren|estiveram presentes|compareceram|obecnych było|wzięło udział|wzięli udział|przybyło|närvarande var|til stede var|присутствовал[аио]',
}

/** A vote for, against, or without a side: behind its number, or in front of it. */
const sides = [
  'in favou?r|for|yes|ayes?|dafür|ja(?:-?stimmen)?|zustimmungen|pour|oui|a favor|síes|sí|favorevoli|a favore|sì|voor|vóór|za|för|за',
  'against|no|noes|nays?|opposed|dagegen|nein(?:-?stimmen)?|gegenstimmen|contre|non|en contra|noes|contrari|contro|tegen|contra|przeciw|przeciwko|emot|imot|против',
  'abst(?:entions?|ain(?:ed|ing)|ained)|enthaltungen|enthielten sich|abstentions?|s.abst(?:enir|iennent)|abstenciones|se abstuvieron|astenut[oi]|astenuti|onthoudingen|onthielden zich|abstenções|abstiveram-se|wstrzymało się|wstrzymujących się|avstod|blanka|blanke|воздержал[аио]сь',
] as const

/** Votes of people who were not in the room: what is present then is no whole. */
const fromAfar = new RegExp(
  `(?<!${letter})(?:prox(?:y|ies)|postal|by post|absent(?:ee)?|online|remote(?:ly)?|by letter|in writing|vollmacht\\w*|briefwahl|brieflich|schriftlich|procurations?|par correspondance|pouvoirs|délégations?|por correo|representad[oa]s?|delegad[oa]s?|delegaciones|en línea|deleghe|per delega|delega|volmacht\\w*|schriftelijk|procuraç(?:ão|ões)|representad[oa]s|pełnomocnictw\\w*|fullmakt\\w*|доверенност\\w*)(?!${letter})`,
  'iu',
)

const noun = `(?: ${letter}{2,20}){0,4}?`
const alone = (words: string): string => `(?<!${letter})(?:${words})(?!${letter})`
const made = (source: string): RegExp => new RegExp(source, 'giu')

/** A vote without a number is left out. */
const hasAgainst = new RegExp(alone(sides[1]), 'iu')

/** In digits, and in words of the language. */
const patternsOf = byLanguage((words: string) => {
  const figure = `(?<![\\d.,:/€$£${letter}])(\\d{1,5}|${words})(?! ?(?:%|per ?cent|pro[zc]ent|pour cent|por ?cien?to|проц))`
  return {
    present: [
      made(`${figure}${noun} ${alone(present.behind)}`),
      made(`(?<!(?:those|all|of the) )${alone(present.before)}:? ${figure}(?= (?!(?:for|against|in favou?r)(?!${letter}))${letter})`),
      made(`(?:^|[.;\\n] ?)(?:${present.roll})\\s?: ${figure}(?= ${letter})`),
    ],
    sides: sides.map((side) => [
      made(
        `${figure}(?: ${letter}{2,20}){0,2}? (?:als? |war(?:en)? |were |voted |stimmten |votaron |ont voté |hanno votato |stemden |röstade |stemte |głosowało )?${alone(side)}`,
      ),
      made(`(?<=[,;:(]\\s?|^|[.] )${alone(side)}:? ${figure}(?=[,;.)]|$| (?:${letter}{1,2} ))`),
    ]),
  }
})

/** Opens the names of people who are present, up to the next of such words. */
const listed =
  /(?:^|[.\n] ?)(?:present|in attendance|anwesend(?:e)?|teilnehmende|teilnehmer|étaient présents|présents|presentes|asistentes|asisten|presenti|aanwezig|obecni|närvarande|til stede|deltog|paikalla|přítomni)(?: \(\d{1,2}\))?\s?:\s?([^:\n]{10,600})/iu
/** Names that a list holds; 0: it counts some, and names others. */
function namesIn(list: string): number {
  // the next label ends the list
  const own = list.replace(/[.;][^.;:]{2,30}$/, '').replace(/\([^()]*\)/g, '')
  if (/\d/.test(own)) return 0
  const names = own.split(/[,;]| (?:and|und|et|y|e|en|i|oraz|och|og|sowie|&) /u).filter((name) => /\S{2}/.test(name))
  return names.length < 3 ? 0 : names.length
}

/** People of another kind, counted before the last ones. */
const anotherGroup = new RegExp(`\\d(?: ${letter}{2,20}){1,2},? (?:and|und|et|y|e|en|i|oraz|och|og|и) $`, 'iu')

/** A vote in which more were counted than the text says were there, by a number or by name. */
export function overfullVotes({ blocks, language, tools }: AgreementReading): Slip[] {
  const votes = blocks.flatMap((entry) =>
    sentencesOf(entry, language).flatMap((sentence) =>
      sentence.numbers > 1 && hasAgainst.test(sentence.text) ? [{ block: entry.block, sentence }] : [],
    ),
  )
  if (votes.length === 0) return []
  const texts = blocks.filter(({ block }) => block.kind === 'paragraph' || block.kind === 'list')
  const patterns = patternsOf(language, numberWordsOf(language))
  const found = (own: readonly RegExp[], text: string) =>
    own.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const value = countOf(match[1]!, language)
        return value < 2 ? [] : [{ value, start: match.index, end: match.index + match[0].length }]
      }),
    )
  const counted = votes.flatMap(({ block, sentence }) => {
    const side = (at: number) => found(patterns.sides[at]!, sentence.text)
    const against = side(1)
    // one of each side, or it is more than one vote
    const inFavour = against.length === 1 ? side(0) : []
    const abstained = inFavour.length === 1 ? side(2) : []
    if (inFavour.length !== 1 || abstained.length > 1) return []
    return [{ block, start: sentence.start, all: [...inFavour, ...against, ...abstained] }]
  })
  if (counted.length === 0 || texts.some(({ block }) => fromAfar.test(block.text))) return []
  const wholes = texts.flatMap(({ block: { id, text } }) =>
    found(patterns.present, text).flatMap(({ value, start, end }) =>
      // `2,306 residents and 41 firms took part`: the last number is no whole
      anotherGroup.test(text.slice(Math.max(0, start - 40), start)) ? [] : [{ value, place: tools.spanOf(id, text, start, end) }],
    ),
  )
  const [first] = wholes
  const named = first === undefined ? texts.flatMap(({ block }) => namedIn(block, tools.spanOf)) : []
  const [whole] = first === undefined ? named : wholes
  if (whole === undefined || new Set(wholes.map(({ value }) => value)).size > 1 || named.length > 1) return []
  return counted.flatMap(({ block: { id, text }, start, all }): Slip[] => {
    const sum = all.reduce((total, { value }) => total + value, 0)
    if (sum <= whole.value) return []
    const from = start + Math.min(...all.map((one) => one.start))
    const span = tools.spanOf(id, text, from, start + Math.max(...all.map((one) => one.end)))
    return [first === undefined ? unfit(span, whole.place) : { kind: 'wrongFigure', span, value: `${sum} > ${whole.value}` }]
  })
}

const countOf = (written: string, language: Language): number => (/^\d/.test(written) ? Number(written) : numberOf(written, language))

/** Who chairs may stand apart from those who are there. */
const chairs = 1

function namedIn(
  { id, text }: AgreementReading['blocks'][number]['block'],
  spanOf: AgreementReading['tools']['spanOf'],
): readonly { readonly value: number; readonly place: Span }[] {
  const match = listed.exec(text)
  const names = match === null ? 0 : namesIn(match[1]!)
  if (match === null || names === 0) return []
  const start = match.index + match[0].search(/[^.\s]/)
  const close = /[.;\n]/.exec(text.slice(start))?.index ?? text.length - start
  const isChaired = /(?:chair|vorsitz|leitung|présidence|presid|przewodn|ordförande|mødeleder)[^:]{0,20}:/iu.test(text)
  return [{ value: names + (isChaired ? chairs : 0), place: spanOf(id, text, start, start + close) }]
}

/** Parts of which each is of one owner, before a number of them that the sentence calls the whole. */
const seats =
  'seats|mandates|sitze[n]?|mandate[n]?|sièges|escaños|concejales|seggi|zetels|lugares|mandatos|mandatów|miejsc|mandat|мандатов|мест'
const ofAll = made(
  `(?<!${letter})(?:of|von|de|des|del|dei|van|dos|z|av|из)(?: (?:the|all|den|les|los|las|i|gli|de|os|insgesamt))? (\\d{2,4}) (?:${seats})(?!${letter})`,
)
/** What is compared with before is no part. */
const compared = new RegExp(
  `(?<!${letter})(?:more|fewer|less|than|up|down|gain(?:s|ed)?|los[ets]+|previous(?:ly)?|needed|majority|mehr|weniger|zuvor|bisher|gewann|verlor|mehrheit|plus|minus|moins|perd\\w*|gagn\\w*|majorité|más|menos|perdió|ganó|mayoría|più|meno|maggioranza|perde|meer|minder|meerderheid|mais|maioria|większoś\\w*|больше|меньше|большинств\\w*)(?!${letter})`,
  'iu',
)

/** Seats that are given to more owners than there are seats. */
export function overfullSeats({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap((entry) => {
    const { id, kind, text } = entry.block
    return kind !== 'paragraph'
      ? []
      : sentencesOf(entry, language).flatMap(({ start, end, text: sentence, numbers }): Slip[] => {
          if (numbers < 3) return []
          const [of, ...others] = [...sentence.matchAll(ofAll)]
          if (of === undefined || others.length > 0 || compared.test(sentence)) return []
          const whole = Number(of[1])
          const rest = `${sentence.slice(0, of.index)}${' '.repeat(of[0].length)}${sentence.slice(of.index + of[0].length)}`
          const parts = [...rest.matchAll(/(?<![\d.,:/+–-])\d{1,4}(?![\d%]| ?%|[.,:/–-]\d)/g)].map(([part]) => Number(part))
          const sum = parts.reduce((total, part) => total + part, 0)
          // a share of each part's own whole, or a year, does not count
          if (parts.length < 2 || sum <= whole || parts.some((part) => part >= whole)) return []
          return [{ kind: 'wrongFigure', span: spanOf(id, text, start, end), value: `${sum} > ${whole}` }]
        })
  })
}
