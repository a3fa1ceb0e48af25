import { letter } from '../../languages/characters/characters.ts'
import type { Span } from '../../model/values.ts'
import type { AgreementReading } from './agreement-reading.ts'
import { readValue } from './amounts.ts'
import type { Slip } from './found.ts'

/** What is measured: the units that cells and headers give, in small letters, with their size in the first; and names of columns. */
const measures = {
  weight: {
    units: { g: 1, gr: 1, kg: 1000, mg: 0.001, t: 1e6, oz: 28.35, lb: 453.6, lbs: 453.6 },
    named: 'weight|gewicht|poids|peso|waga|masa|vikt|重[さ量]|الوزن',
  },
  price: {
    units: { '€': 1, $: 1, '£': 1, '¥': 1, 円: 1, eur: 1, euro: 1, euros: 1, usd: 1, gbp: 1, chf: 1, dollars: 1, pounds: 1, zł: 1, kr: 1 },
    named: 'price|cost|fee|preis|kosten|prix|tarif|coût|precio|prezzo|costo|preço|custo|prijs|cena|pris|価格|値段|料金|السعر',
  },
  length: {
    units: { mm: 0.001, cm: 0.01, m: 1, km: 1000, in: 0.0254, ft: 0.3048, mi: 1609, miles: 1609 },
    named:
      'length|distance|height|elevation|länge|strecke|höhe|longueur|distance|hauteur|longitud|altura|lunghezza|altezza|comprimento|lengte|hoogte|długość|wysokość|längd|höjd|長さ|距離|高さ|الطول|المسافة',
  },
  time: {
    units: {
      s: 1,
      sec: 1,
      sek: 1,
      min: 60,
      h: 3600,
      hrs: 3600,
      hours: 3600,
      std: 3600,
      stunden: 3600,
      minutes: 60,
      minuten: 60,
      秒: 1,
      分: 60,
      時間: 3600,
    },
    named: 'time|duration|dauer|zeit|durée|temps|duración|tiempo|durata|tempo|duração|duur|tijd|czas|tid|時間',
  },
  speed: {
    units: { 'km/h': 1, mph: 1.6, kmh: 1 },
    named: 'speed|geschwindigkeit|tempo|vitesse|velocidad|velocità|velocidade|snelheid|prędkość|hastighet',
  },
  year: {
    units: {},
    named: 'year|built|founded|opened|(?:bau)?jahr|année|año|anno|ano|jaar|rok|år|年|السنة|العام',
  },
  noise: { units: { db: 1, dba: 1 }, named: 'noise|lautstärke|bruit|ruido|rumore|ruído|geluid|hałas|ljud' },
} as const satisfies Readonly<Record<string, { readonly units: Readonly<Record<string, number>>; readonly named: string }>>

type Measure = keyof typeof measures

/** What each place of a row of superlatives says: the measures that decide it, and whether the least or the most of them it is. */
const told: readonly (readonly [most: boolean, ...measures: readonly Measure[]])[] = [
  [false, 'weight'],
  [true, 'weight'],
  [false, 'price'],
  [true, 'price'],
  [false, 'length', 'time'],
  [true, 'length', 'time'],
  [false, 'time'],
  [false, 'year'],
  [true, 'year'],
  [true, 'length'],
  [false, 'noise'],
  [true, 'noise'],
]

/** Superlatives in the order of `told`, the words in front of all of them, the verb between a thing and its superlative, and what takes it back. */
interface Superlatives {
  readonly before?: string
  readonly words: string
  readonly is: string
  /** In the clause: it holds for a part of them only, or does not hold. */
  readonly not: string
}

/** An article, a noun or none, and the word that makes the superlative. */
const romance = (articles: string, more: string): string => `(?:${articles}) (?:${letter}+ ){0,2}${more} `

const languages: Readonly<Record<string, Superlatives>> = {
  en: {
    words:
      'lightest heaviest cheapest|least_expensive dearest|most_expensive|priciest shortest longest fastest|quickest oldest newest tallest|highest quietest loudest',
    is: 'is|was|are|were|remains|came out|proved|turned out|proves',
    not: "not|n[’']t|never|no longer|one of|among|almost|nearly|second|third|for|under|below|with|without|when|if|unless|its|their|class|category|to(?! the)|after|except|other|would|could|used",
  },
  de: {
    words:
      'leichteste(?:[nrms]?) schwerste(?:[nrms]?) (?:günstig|billig|preiswert)e?ste(?:[nrms]?) teuerste(?:[nrms]?) kürzeste(?:[nrms]?) längste(?:[nrms]?) schnellste(?:[nrms]?) älteste(?:[nrms]?) neue?ste(?:[nrms]?) höchste(?:[nrms]?) leiseste(?:[nrms]?) lauteste(?:[nrms]?)',
    is: 'ist|war|sind|waren|bleibt',
    not: 'nicht|nie|eine[rs]? de[rs]|unter|fast|zweit|dritt|für|mit|ohne|wenn|falls|seiner|ihrer|klasse|nach|außer|wäre|beinahe',
  },
  fr: {
    before: '(?:le|la|les) ',
    words:
      'plus_(?:légers?|légères?) plus_lourde?s? moins_ch(?:ers?|ères?) plus_ch(?:ers?|ères?) plus_courte?s? plus_(?:longs?|longues?) plus_rapides? plus_(?:anciens?|anciennes?|vieux|vieilles?) plus_(?:récente?s?|neufs?|neuves?) plus_haute?s? plus_silencieu(?:x|ses?) plus_bruyante?s?',
    is: 'est|était|sont|étaient|reste|fut|furent|a été|ont été',
    not: 'pas|jamais|une? des|parmi|presque|deuxième|pour|sous|avec|sans|quand|si|sa|son|catégorie|après|sauf|serait|à',
  },
  es: {
    before: romance('el|la|los|las', 'más'),
    words:
      'liger[oa]s? pesad[oa]s? (?:barat|económic)[oa]s? car[oa]s? cort[oa]s? larg[oa]s? rápid[oa]s? (?:antigu|viej)[oa]s? (?:nuev[oa]|reciente)s? alt[oa]s? silencios[oa]s? ruidos[oa]s?',
    is: 'es|era|son|fue|fueron|resulta|resultó|ha sido',
    not: 'no|nunca|entre|casi|segund[oa]|para|bajo|con|sin|cuando|si|su|categoría|después|salvo|sería|un[oa] de|a',
  },
  it: {
    before: romance('il|lo|la|i|gli|le', 'più'),
    words:
      'legger[oaie] pesant[ei] economic[oaie]|convenient[ei] (?:car|costos)[oaie] cort[oaie]|brev[ei] lung(?:[oa]|hi|he) veloc[ei]|rapid[oaie] vecchi[oae]?|antic[oa] nuov[oaie]|recent[ei] alt[oaie] silenzios[oaie] rumoros[oaie]',
    is: 'è|era|sono|resta|risulta|è risultat[oa]|è stat[oa]|fu',
    not: 'non|mai|tra|fra|quasi|second[oa]|per|sotto|senza|con|quando|se|suo|sua|categoria|dopo|tranne|sarebbe|una? delle?|da',
  },
  pt: {
    before: romance('o|a|os|as', 'mais'),
    words:
      'leves? pesad[oa]s? (?:barat|económic|econômic)[oa]s? car[oa]s? curt[oa]s? long[oa]s?|comprid[oa]s? rápid[oa]s? (?:antig|velh)[oa]s? nov[oa]s?|recentes? alt[oa]s? silencios[oa]s? barulhent[oa]s?',
    is: 'é|era|são|fica|foi|foram|revelou-se',
    not: 'não|nunca|entre|quase|segund[oa]|abaixo|para|com|sem|quando|se|seu|sua|depois|exceto|seria|uma? d[oa]s|a',
  },
  nl: {
    words: 'lichtste zwaarste (?:goedkoop|voordelig)ste duurste kortste langste snelste oudste nieuwste hoogste stilste luidste',
    is: 'is|was|waren|zijn|blijft|bleek',
    not: 'niet|nooit|bijna|tweede|voor|onder|met|zonder|als|zijn|haar|klasse|na|behalve|een van',
  },
  pl: {
    words: `najlżejsz${letter}{1,2} najcięższ${letter}{1,2} najtańsz${letter}{1,2} najdroższ${letter}{1,2} najkrótsz${letter}{1,2} najdłuższ${letter}{1,2} najszybsz${letter}{1,2} najstarsz${letter}{1,2} najnowsz${letter}{1,2} najwyższ${letter}{1,2} najcichsz${letter}{1,2} najgłośniejsz${letter}{1,2}`,
    is: 'jest|to|był[aoy]?|są|okazał[aoy]? się',
    not: 'nie|prawie|drug[iaą]|dla|bez|jeśli|gdy|swojej|wśród|po|oprócz|jedn[aąy]m?|z',
  },
  sv: {
    words: 'lättaste? tyngsta? billigaste? dyraste? kortaste? längsta? snabbaste? äldsta? nyaste? högsta? tystaste? högljuddaste?',
    is: 'är|var|förblir|blev',
    not: 'inte|aldrig|nästan|näst|för|utan|om|sin|sitt|klass|efter|e(?:n|tt) av',
  },
  ja: {
    before: '(?:最も|もっとも|一番|いちばん)',
    words: '軽い 重い 安い 高価 短い 長い 速い|早い 古い 新しい 背が高い 静か うるさい',
    is: '[はが]',
    not: 'ではな|以外|[2-9二三]番目|の次',
  },
  ar: {
    words: 'الأخف الأثقل الأرخص الأغلى الأقصر الأطول الأسرع الأقدم الأحدث الأعلى الأهدأ الأعلى_صوتا',
    is: 'هو|هي|كان|كانت',
    not: 'ليس|ليست|من بين|تقريبا|إذا|لكن|بعد',
  },
}

interface Row {
  readonly names: readonly string[]
  readonly label: string
  readonly cells: readonly Span[]
}

interface Column {
  readonly measures: readonly Measure[]
  /** By row; null: no single figure. */
  readonly values: readonly (number | null)[]
}

interface Table {
  readonly rows: readonly Row[]
  readonly columns: readonly Column[]
  /** Words of cells which hold for some of the rows. */
  readonly kinds: ReadonlySet<string>
  readonly place: string
}

const figure =
  /^(?:([€$£¥]|[A-Z]{3}) ?)?(\d[\d.,’' \u00a0\u202f]*?) ?([€$£¥円]|[^\s\d.,;()]{1,8})?(?: (?:a|per|pro|al|por|par|im|the|für|pour|je) .{1,30})?$/u

/** A thing is called the lightest, cheapest, longest …, and the text's own table or list of figures has one that is more so. */
export function superlatives(reading: AgreementReading): Slip[] {
  const { blocks, language, tools } = reading
  const own = languages[language.tag.split('-')[0]!]
  const tables = own === undefined ? [] : tablesOf(reading)
  if (own === undefined || tables.length === 0) return []
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const made = (source: string): RegExp => new RegExp(source, 'giu')
  const edge = language.unspaced ? ['', ''] : [`(?<!${letter})`, `(?![${letter}’'-])`]
  const patterns = own.words.split(' ').map((words) => made(`${edge[0]}${own.before ?? ''}(?:${words.replaceAll('_', ' ')})${edge[1]}`))
  const between = new RegExp(language.unspaced ? `^(?:${own.is})[^。、]{0,12}$` : `^ (?:${own.is})(?: [^.,;:!?()]{0,24})?$`, 'iu')
  const limits = new RegExp(language.unspaced ? own.not : `\\d|(?<!${letter})(?:${own.not})(?!${letter})`, 'iu')
  const turned = new RegExp(language.unspaced ? '(?!)' : `^(?: [^.,;:!?()]{1,40})? (?:${own.is})(?: ${letter}{0,6})? ?$`, 'iu')
  return blocks.flatMap(({ block, tokens }): Slip[] => {
    if (block.kind !== 'paragraph') return []
    return tokens.sentences.flatMap(({ start, end }): Slip[] => {
      const sentence = block.text.slice(start, end)
      const found = patterns.flatMap((pattern, at) => [...sentence.matchAll(pattern)].map((match) => ({ match, told: told[at]! })))
      const [only] = found
      if (only === undefined || found.length > 1) return []
      const { match } = only
      const last = match.index + match[0].length
      const before = sentence.slice(0, match.index)
      const from = Math.max(...marks.map((mark) => before.lastIndexOf(mark) + 1))
      const of = mentionIn(sentence, from, last + sentence.slice(last).search(/[;:()、]|, |$/u), tables)
      if (of === null) return []
      const isTurned = match.index < of.start
      const gap = isTurned ? sentence.slice(last, of.start) : sentence.slice(of.end, match.index)
      const clause = /^[^.,;:!?()。、]*/.exec(isTurned ? '' : sentence.slice(last))![0]
      const said = `${isTurned ? sentence.slice(0, match.index) : ''} ${gap} ${clause}`
      if (!(isTurned ? turned : between).test(gap) || /[,;:]/.test(gap) || limits.test(said)) return []
      if (language.tokenize(`${gap} ${clause}`).words.some(({ form }) => of.table.kinds.has(form))) return []
      const better = betterThan(of, only.told)
      if (better === null) return []
      const span = tools.spanOf(block.id, block.text, start + Math.min(of.start, match.index), start + Math.max(of.end, last))
      return [{ kind: 'twoFigures', span, rare: span.quote, common: better }]
    })
  })
}

interface Mention {
  readonly table: Table
  readonly row: number
  readonly start: number
  readonly end: number
}

/** Between the clauses of a sentence. */
const marks = [';', ':', '(', ')', '、', ', ']

/** The one row of one table that a clause names; null: none, or more. */
function mentionIn(sentence: string, from: number, to: number, tables: readonly Table[]): Mention | null {
  const clause = sentence.slice(from, to)
  const found = tables.flatMap((table) =>
    table.rows.flatMap(({ names }, row): Mention[] => {
      const hit = names.map((name) => ({ name, start: positionOf(clause, name) })).find(({ start }) => start >= 0)
      return hit === undefined ? [] : [{ table, row, start: from + hit.start, end: from + hit.start + hit.name.length }]
    }),
  )
  return found.length === 1 ? found[0]! : null
}

const isLetter = new RegExp(`[${letter}\\d]`, 'u')
const caseless = /[\u3040-\u9fff]/u

function positionOf(sentence: string, name: string): number {
  if (caseless.test(name)) return sentence.indexOf(name)
  // a label opens with a capital, which a noun inside a sentence has not
  const start = sentence.toLowerCase().indexOf(name.toLowerCase())
  if (start < 0 || sentence.toLowerCase().length !== sentence.length) return sentence.indexOf(name)
  return isLetter.test(sentence.charAt(start - 1)) || isLetter.test(sentence.charAt(start + name.length)) ? -1 : start
}

/** The row that is more so by every column of the measure, with its figure; null: none. */
function betterThan({ table, row }: Mention, [most, ...by]: (typeof told)[number]): string | null {
  const measured = by.map((measure) => table.columns.filter((column) => column.measures.includes(measure)))
  const columns = measured.find((some) => some.length > 0) ?? []
  const best = columns.map(({ values }) => {
    const value = values[row] ?? null
    if (value === null || values.includes(null)) return -1
    const top = most ? Math.max(...(values as number[])) : Math.min(...(values as number[]))
    return top === value ? -1 : values.indexOf(top)
  })
  if (best.length === 0 || best.some((at) => at < 0)) return null
  const { label, cells } = table.rows[best[0]!]!
  const cell = cells[table.columns.indexOf(columns[0]!)]!.quote.trim()
  return cell.includes(label) ? cell : `${label}: ${cell}`
}

/** Rows among which a reader finds the one that is more so. */
const mostRows = 60

/** Tables, and lists of a name and a figure each. */
function tablesOf({ blocks, language }: AgreementReading): readonly Table[] {
  return blocks.flatMap(({ block }): Table[] => {
    if (block.kind === 'table') {
      const body = block.rows.slice(block.headerRows)
      const width = body[0]?.length ?? 0
      const head = block.headerRows > 0 ? block.rows[block.headerRows - 1]! : []
      if (body.length < 2 || body.length > mostRows || width < 2 || body.some(({ length }) => length !== width)) return []
      const ofRows = tableOf(
        body.map(([first, ...cells]) => ({ label: first!.quote.trim(), cells })),
        head.slice(1).map(({ quote }) => quote),
        language,
        block.id,
      )
      // things may stand side by side, and what is measured below each other
      if (head.length !== width || width < 3 || ofRows.columns.some(({ measures }) => measures.length > 0)) return [ofRows]
      return [
        tableOf(
          head.slice(1).map(({ quote }, at) => ({ label: quote.trim(), cells: body.map((row) => row[at + 1]!) })),
          body.map(([first]) => first!.quote),
          language,
          block.id,
        ),
      ]
    }
    if (block.kind !== 'list' || block.items.length > mostRows) return []
    const lines = block.items.map((place) => {
      const [, label = '', value = ''] = /^([^:–—]{2,40}?)(?::| [–—]) (.{1,60})$/u.exec(place.quote.trim()) ?? []
      return { label, cells: [place], value }
    })
    if (lines.length < 2 || lines.some(({ label }) => label === '')) return []
    return [tableOf(lines, [''], language, block.id)]
  })
}

function tableOf(
  lines: readonly { readonly label: string; readonly cells: readonly Span[]; readonly value?: string }[],
  heads: readonly string[],
  language: AgreementReading['language'],
  place: string,
): Table {
  const columns = lines[0]!.cells.map((_cell, at): Column => {
    const cells = lines.map(({ cells, value }) => (value ?? cells[at]!.quote).trim())
    const read = cells.map((cell) => figure.exec(cell.replace(/ \([^()]*\)$/, '')))
    return columnOf(heads[at] ?? '', read, language)
  })
  const labels = lines.map(({ label }) => label)
  const kinds = new Set(
    lines.flatMap(({ cells, value }) =>
      cells.flatMap(({ quote }) => (value !== undefined || /\d/.test(quote) ? [] : language.tokenize(quote).words.map(({ form }) => form))),
    ),
  )
  return { columns, kinds, place, rows: lines.map(({ label, cells }) => ({ label, cells, names: namesOf(label, labels) })) }
}

function columnOf(head: string, read: readonly (RegExpExecArray | null)[], language: AgreementReading['language']): Column {
  const units = read.map((match) => (match?.[1] ?? match?.[3] ?? '').toLowerCase())
  const inHead = /[([]\s*([^\s)\]]{1,6})\s*[)\]]|\s(?:in|en|em|w|i)\s([^\s]{1,6})$/u.exec(head)
  const headed = (inHead?.[1] ?? inHead?.[2] ?? '').toLowerCase()
  const numbers = read.map((match) => (match === null ? null : readValue(match[2]!.trim(), language)))
  const isNamed = (named: string): boolean => new RegExp(`(?<!${letter})(?:${named})`, 'iu').test(head)
  const found = (Object.keys(measures) as Measure[]).filter((measure) => {
    const { units: known, named } = measures[measure]
    if (measure === 'year') return isNamed(named) && numbers.every((value) => value !== null && value >= 1500 && value <= 2100)
    if (units.every((unit) => unit in known)) return true
    const isBare = units.every((unit) => unit === '')
    return isBare && (headed in known || isNamed(named))
  })
  // a column of two measures does not count
  if (found.length !== 1) return { measures: [], values: numbers }
  const sizes: Readonly<Record<string, number>> = measures[found[0]!].units
  return { measures: found, values: numbers.map((value, at) => (value === null ? null : value * (sizes[units[at]!] ?? 1))) }
}

/** A label, and what is left of it without its first or last words, where no other row has that. */
function namesOf(label: string, labels: readonly string[]): readonly string[] {
  const words = label.split(/\s+/)
  const parts = words.flatMap((_word, at) => (at === 0 ? [label] : [words.slice(at).join(' '), words.slice(0, -at).join(' ')]))
  return parts
    .filter(
      (part) =>
        part.length >= (caseless.test(part) ? 2 : part === label ? leastLabel : leastName) &&
        labels.every((other) => other === label || !other.includes(part)),
    )
    .toSorted((a, b) => b.length - a.length)
}

/** Letters of a name that a sentence may mean: of a part of a label, and of a whole one. */
const [leastName, leastLabel] = [4, 3]
