import type { SchemaFault } from '@citable/core/graph'
import { plainText } from '../plain-text.ts'
import type { PageVerdict } from '../validate-page.ts'

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
  formatInvalid: ({ property, args }) => `${property} cannot be read: ${args.value}`,
  requiredMissing: ({ type, property }) => `${type} needs ${property}.`,
  recommendedMissing: ({ type, property }) => `${type} could have ${property}.`,
  idDangling: ({ property, args }) => `${property} points to ${args.value}, which is described nowhere on the page.`,
  idDuplicate: ({ args }) => `${args.value} is described twice, with different values.`,
  faqDuplicate: () => 'The page has more than one FAQPage.',
  textMismatch: ({ property, type, args }) => `The text of the page does not say what ${property} of ${type} claims: ${args.value}`,
  ratingOutOfRange: ({ args }) => `ratingValue lies outside its scale: ${args.value}`,
  dateOrder: ({ property, args }) => `${property} lies before the date that must come first: ${args.value}`,
  richResultRetired: ({ type }) => `${type} is valid, but Google shows no rich result for it any more.`,
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
    const place =
      'line' in fault
        ? `line ${fault.line}, column ${fault.column}`
        : `block ${fault.block + 1}${fault.path === '' ? '' : ` ${fault.path}`}`
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

const sourceOf = ({ args, level }: Fault): string => (args.source === undefined || level === 'info' ? '' : ` · ${args.source}`)
