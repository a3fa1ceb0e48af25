import type { SchemaFault } from '@citable/core/graph'
import { plainText } from '../plain-text.ts'
import type { PageVerdict } from '../validate-page.ts'
import { runOf, sarifLog, uriOf } from './sarif.ts'

type Fault = PageVerdict['faults'][number]

/** A sentence for each code. */
const sentences: Readonly<Record<Fault['code'], (fault: Fault) => string>> = {
  jsonBroken: ({ args }) => `The block is no JSON: ${whyBroken(args)}.`,
  keyRepeated: ({ property }) => `“${property}” stands twice in one node; only the last one is read.`,
  contextMissing: () => 'The block does not say "@context": "https://schema.org".',
  typeMissing: () => 'A node has no "@type".',
  typeUnknown: ({ type, args }) => `schema.org knows no type ${type}.${meant(args)}`,
  propertyUnknown: ({ property, args }) => `schema.org knows no property ${property}.${meant(args)}`,
  propertyMisplaced: ({ property, type }) => `${property} is no property of ${type}.`,
  valueUnfit: ({ property, args }) => `${property} does not take such a value: ${args.value}`,
  valueImpossible: ({ property, args }) => `${property} cannot be ${args.value}.`,
  formatInvalid: ({ property, args }) => `${property} cannot be read: ${args.value}`,
  requiredMissing: ({ type, property, level, args }) =>
    `${type} ${level === 'error' ? 'needs' : 'should have'} ${oneOf(property, args.alternatives)}.`,
  recommendedMissing: ({ type, property }) => `${type} could have ${property}.`,
  idDangling: ({ property, args }) => `${property} points to ${args.value}, which is described nowhere on the page.`,
  idDuplicate: ({ args }) => `${args.value} is described twice, with different values.`,
  faqDuplicate: () => 'The page has more than one FAQPage.',
  textMismatch: ({ property, type, args }) => `The text of the page does not say what ${property} of ${type} claims: ${args.value}`,
  ratingOutOfRange: ({ args }) => `ratingValue lies outside its scale: ${args.value}`,
  dateOrder: ({ property, args }) => `${property} lies before the date that must come first: ${args.value}`,
  richResultRetired: ({ type }) => `${type} is valid, but Google shows no rich result for it any more.`,
}

/** `review, aggregateRating or offers`. */
function oneOf(property: string | null, alternatives: string | undefined): string {
  const all = [property ?? '', ...(alternatives?.split(' ') ?? [])]
  return all.length === 1 ? all[0]! : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
}

function whyBroken({ found, reason }: SchemaFault['args']): string {
  if (reason === 'lineBreak') return 'a text runs over the end of its line, perhaps because a quotation mark is missing'
  if (reason === 'control') return `${found} cannot stand in a text`
  if (reason === 'escape') return `“${found}” is no escape in a text`
  if (reason === 'openText') return 'the text that begins here has no end'
  if (found === undefined) return 'it ends too early'
  return found.startsWith('U+') ? `${found} cannot stand here` : `“${found}” cannot stand here`
}

const meant = ({ suggestion }: SchemaFault['args']): string => (suggestion === undefined ? '' : ` Perhaps ${suggestion}?`)

/** The verdict for people at a terminal. */
export function formatFaults({ blocks, types, counts, faults, vocabulary }: PageVerdict, source: string): string {
  const name = plainText(source === '-' ? 'standard input' : source)
  if (blocks === 0) return `${name}: no structured data (JSON-LD).\n`
  const lines = [`${name}: ${blocks} ${blocks === 1 ? 'block' : 'blocks'}, ${plainText(types.join(', ')) || 'no types'}`]
  for (const fault of joined(faults)) {
    const place = `line ${fault.line}, column ${fault.column}${fault.path === '' ? '' : ` · ${fault.path}`}`
    lines.push(`  ${fault.level.padEnd(8)}${plainText(sentences[fault.code](fault))}`, `          ${plainText(place)}${sourceOf(fault)}`)
  }
  const { error, warning, info } = counts
  lines.push(`${error} errors, ${warning} warnings, ${info} notes; schema.org ${vocabulary}`)
  return `${lines.join('\n')}\n`
}

/** Properties that one node could have as well, in one line. */
function joined(faults: readonly Fault[]): readonly Fault[] {
  const isAdvice = (fault: Fault, other: Fault): boolean =>
    fault.code === 'recommendedMissing' && other.code === fault.code && other.block === fault.block && other.path === fault.path
  return faults.flatMap((fault, at) => {
    if (fault.code !== 'recommendedMissing') return [fault]
    const same = faults.filter((other) => isAdvice(fault, other))
    return faults.findIndex((other) => isAdvice(fault, other)) === at
      ? [{ ...fault, property: same.map(({ property }) => property).join(', ') }]
      : []
  })
}

const sourceOf = ({ args, level }: Fault): string =>
  args.source === undefined || level === 'info' ? '' : ` · ${args.source}${args.read === undefined ? '' : `, read ${args.read}`}`

/** A page that was judged, or could not be read. */
export type JudgedPage =
  | ({ readonly page: string } & PageVerdict)
  | { readonly page: string; readonly error: { readonly code: string; readonly message: string } }

/** What was found on several pages, in one line. */
export function formatTotal(pages: readonly JudgedPage[]): string {
  const judged = pages.flatMap((page) => ('error' in page ? [] : [page]))
  const sum = (level: Fault['level']): number => judged.reduce((total, { counts }) => total + counts[level], 0)
  const without = judged.filter(({ blocks }) => blocks === 0).length
  const unread = pages.length - judged.length
  return [
    `${pages.length} pages: ${sum('error')} errors, ${sum('warning')} warnings, ${sum('info')} notes`,
    ...(without > 0 ? [`${without} without structured data`] : []),
    ...(unread > 0 ? [`${unread} could not be read`] : []),
  ]
    .join('; ')
    .concat('\n')
}

/** What each code is about. */
const titles: Readonly<Record<Fault['code'], string>> = {
  jsonBroken: 'A block is JSON',
  keyRepeated: 'A key stands once in a node',
  contextMissing: 'A block names its vocabulary',
  typeMissing: 'A node has a type',
  typeUnknown: 'Types are those of schema.org',
  propertyUnknown: 'Properties are those of schema.org',
  propertyMisplaced: 'A property belongs to the type',
  valueUnfit: 'A property takes the kind of value',
  formatInvalid: 'A value can be read',
  valueImpossible: 'A number can be what it says',
  requiredMissing: 'What a search engine requires is there',
  recommendedMissing: 'What a search engine recommends is there',
  idDangling: 'References lead to a node',
  idDuplicate: 'An id means one thing',
  faqDuplicate: 'A page is one FAQPage',
  textMismatch: 'The text says what the data claim',
  ratingOutOfRange: 'A rating lies within its scale',
  dateOrder: 'Dates are in order',
  richResultRetired: 'A rich result of the type exists',
}

const levels = { error: 'error', warning: 'warning', info: 'note' } as const

/** Verdicts as SARIF 2.1.0: a rule for each code. */
export function schemaSarif(pages: readonly JudgedPage[]): object {
  const judged = pages.flatMap((page) => ('error' in page ? [] : [page]))
  const codes = [...new Set(judged.flatMap(({ faults }) => faults.map(({ code }) => code)))]
  return sarifLog(
    codes.map((code) => ({ id: code, title: titles[code] })),
    judged.flatMap(({ page, faults }) =>
      faults.map((fault) => ({
        check: fault.code,
        level: levels[fault.level],
        text: `${plainText(sentences[fault.code](fault))}${fault.args.source === undefined ? '' : ` (${fault.args.source})`}`,
        uri: page === '-' ? 'stdin' : uriOf(page),
        places: [{ line: fault.line, column: fault.column }],
      })),
    ),
    runOf(pages.flatMap((page) => ('error' in page ? [page] : []))),
  )
}
