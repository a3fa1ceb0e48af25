import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { schemaTypes, thingNames, thingType } from '@citable/core/graph'
import type { Vocabulary } from '@citable/core/vocabulary'

/**
 * Names, parents, domains and ranges out of a release of schema.org, for two tables of the core: one of the types and properties that our
 * graphs use, small enough for an editor, and one of everything, for judging the markup of other tools. Run by hand:
 *
 *     node packages/tooling/src/data/build-vocabulary.ts --release schemaorg-30.0-all-https.jsonld
 */

const version = '30.0'

/** Types that a built graph may hold beside those of the table of schema types. A test holds every definition of a node to them. */
// biome-ignore format: a table
const usedTypes: readonly string[] = [
  ...schemaTypes,
  'AboutPage', 'AggregateRating', 'Answer', 'Article', 'BlogPosting', 'Brand', 'BreadcrumbList', 'CollectionPage', 'ContactPage', 'CreativeWork',
  'Event', 'FAQPage', 'HowTo', 'HowToStep', 'HowToSupply', 'HowToTool', 'ImageObject', 'ItemList', 'ListItem', 'NewsArticle', 'NutritionInformation', 'Offer',
  'Organization', 'Person', 'Place', 'Product', 'Question', 'Rating', 'Recipe', 'Review',
  'Book', 'Course', 'CreativeWorkSeason', 'CreativeWorkSeries', 'Episode', 'Game', 'Hotel', 'LocalBusiness', 'Movie', 'MusicPlaylist', 'MusicRecording', 'Restaurant', 'SoftwareApplication',
  'SpeakableSpecification', 'Thing', 'VideoObject',
  'VirtualLocation', 'WebPage', 'WebPageElement', 'WebSite',
]

/** Properties that a built graph may hold beside those of things. */
// biome-ignore format: a table
const usedProperties: readonly string[] = [
  ...thingNames.flatMap((name) => Object.keys({ ...thingType(name).formats, ...thingType(name).parts })),
  'about', 'abstract', 'acceptedAnswer', 'address', 'aggregateRating', 'articleSection', 'author',
  'audio', 'availability', 'bestRating', 'brand', 'breadcrumb', 'calories', 'caption', 'citation', 'contentUrl', 'cookTime', 'cssSelector',
  'dateModified', 'datePublished', 'description', 'duration', 'editor', 'embedUrl', 'endDate', 'eventAttendanceMode', 'eventStatus', 'gtin', 'hasPart', 'headline', 'height', 'image', 'inLanguage',
  'isAccessibleForFree', 'isPartOf', 'item', 'itemListElement', 'itemListOrder', 'itemReviewed', 'keywords', 'location', 'logo', 'mainEntity',
  'mainEntityOfPage', 'mentions', 'name', 'negativeNotes', 'numberOfItems', 'nutrition', 'offers', 'organizer', 'performer', 'position', 'positiveNotes',
  'prepTime', 'ratingCount', 'price', 'priceCurrency', 'primaryImageOfPage', 'publisher', 'ratingValue', 'recipeCategory', 'recipeCuisine', 'recipeIngredient',
  'recipeInstructions', 'recipeYield', 'review', 'reviewRating', 'reviewedBy', 'sameAs', 'sku', 'speakable', 'startDate', 'step', 'supply', 'text', 'thumbnailUrl', 'tool', 'totalTime', 'translator',
  'uploadDate', 'url', 'video', 'width', 'wordCount', 'worstRating', 'xpath',
]

type Entry = Readonly<Record<string, unknown>>

const list = (value: unknown): readonly unknown[] => (value === undefined || value === null ? [] : Array.isArray(value) ? value : [value])
const bare = (name: string): string => name.replace(/^schema:|^https?:\/\/schema\.org\//, '')
const names = (value: unknown): readonly string[] =>
  list(value)
    .map((one) => String((one as Entry)['@id']))
    .filter((id) => /^schema:|^https?:\/\/schema\.org\//.test(id))
    .map(bare)
    .sort()

/** Every type, property and member of an enumeration that a release of schema.org knows. */
export function readRelease(text: string): Vocabulary {
  const entries = (JSON.parse(text) as { readonly '@graph': readonly Entry[] })['@graph']
  const idOf = (entry: Entry): string => bare(String(entry['@id']))
  const kinds = (entry: Entry): readonly string[] => list(entry['@type']).map(String)
  const sorted = [...entries].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
  const types = Object.fromEntries(
    sorted.filter((entry) => kinds(entry).includes('rdfs:Class')).map((entry) => [idOf(entry), names(entry['rdfs:subClassOf'])]),
  )
  const properties = Object.fromEntries(
    sorted
      .filter((entry) => kinds(entry).includes('rdf:Property'))
      .map((entry) => [idOf(entry), [names(entry['schema:domainIncludes']), names(entry['schema:rangeIncludes'])] as const]),
  )
  const members = Object.fromEntries(
    sorted.flatMap((entry) => {
      const of = kinds(entry)
        .map(bare)
        .filter((kind) => Object.hasOwn(types, kind))
      return of.length === 0 || Object.hasOwn(types, idOf(entry)) ? [] : [[idOf(entry), of] as const]
    }),
  )
  return { version, types, properties, members }
}

/** The part of a vocabulary that our own graphs use; domains and ranges that none of these types reaches are left out. */
export function cutToUsed({ types, properties, members }: Vocabulary): Vocabulary {
  const withParents = (name: string): readonly string[] => [name, ...(types[name] ?? []).flatMap(withParents)]
  const used = new Set(usedTypes.flatMap(withParents))
  const missing = [
    ...usedTypes.filter((name) => !Object.hasOwn(types, name)),
    ...usedProperties.filter((name) => !Object.hasOwn(properties, name)),
  ]
  if (missing.length > 0) throw new Error(`schema.org ${version} does not know ${missing.join(', ')}`)
  const isLiteral = (name: string): boolean => name === 'Energy' || !withParents(name).includes('Thing')
  const usedEnumerations = usedProperties
    .flatMap((name) => properties[name]![1])
    .filter((name) => withParents(name).includes('Enumeration'))
  const isUsedEnumeration = (name: string): boolean => usedEnumerations.includes(name)
  const pick = <Value>(record: Readonly<Record<string, Value>>, isWanted: (name: string) => boolean): Record<string, Value> =>
    Object.fromEntries(Object.entries(record).filter(([name]) => isWanted(name)))
  return {
    version,
    types: pick(types, (name) => used.has(name) || isUsedEnumeration(name)),
    properties: Object.fromEntries(
      Object.entries(pick(properties, (name) => usedProperties.includes(name))).map(([name, [domains, ranges]]) => [
        name,
        [
          domains.filter((one) => used.has(one)),
          ranges.filter((one) => used.has(one) || isLiteral(one) || isUsedEnumeration(one)),
        ] as const,
      ]),
    ),
    members: pick(members, (name) =>
      ['EventStatusType', 'EventAttendanceModeEnumeration', 'ItemAvailability', 'ItemListOrderType'].some((kind) =>
        members[name]!.includes(kind),
      ),
    ),
  }
}

/** Entries on lines of 140 columns. */
function fillLines(entries: readonly string[], indent: string): string {
  const lines: string[] = []
  for (const entry of entries) {
    const line = `${lines.at(-1) ?? ''} ${entry}`
    if (lines.length > 0 && line.length <= 140) lines[lines.length - 1] = line
    else lines.push(indent + entry)
  }
  return lines.join('\n')
}

/** A module with its entries in the order of the alphabet. */
export function printVocabulary(name: string, about: string, { types, properties, members }: Vocabulary): string {
  const quoted = (values: readonly string[]): string => `[${values.map((one) => `'${one}'`).join(', ')}]`
  const key = (one: string): string => (/^[A-Za-z_$][\w$]*$/.test(one) ? one : `'${one}'`)
  return `// Written by packages/tooling/src/data/build-vocabulary.ts from schema.org ${version}. Do not edit.
import type { Vocabulary } from './vocabulary.ts'

/** ${about} Names and their relations only; schema.org, release ${version}. */
// biome-ignore format: a table
export const ${name}: Vocabulary = {
  version: '${version}',
  types: {
${fillLines(
  Object.entries(types).map(([type, parents]) => `${key(type)}: ${quoted(parents)},`),
  '    ',
)}
  },
  properties: {
${fillLines(
  Object.entries(properties).map(([property, [domains, ranges]]) => `${key(property)}: [${quoted(domains)}, ${quoted(ranges)}],`),
  '    ',
)}
  },
  members: {
${fillLines(
  Object.entries(members).map(([member, of]) => `${key(member)}: ${quoted(of)},`),
  '    ',
)}
  },
}
`
}

const file = (path: string, name: string, about: string, table: Vocabulary) => ({
  path: `shared-core/src/graph/vocabulary/${path}`,
  text: printVocabulary(name, about, table),
})

/** The table of what our graphs use, which `pnpm generate` holds to the table of schema types. */
export const usedVocabularyFile = (whole: Vocabulary) =>
  file('used-vocabulary.gen.ts', 'usedVocabulary', 'Types and properties of our own graphs.', cutToUsed(whole))

/** Types whose requirements hold for every narrower type. */
const familyHeads = ['Article', 'Event', 'Organization', 'Product']

/** The family of each type that is narrower than its head, for markup of other tools. */
export function familiesFile({ types }: Vocabulary) {
  const lineage = (type: string): readonly string[] => [type, ...types[type]!.flatMap(lineage)]
  const rows = Object.keys(types).flatMap((type) => {
    const head = familyHeads.find((one) => one !== type && lineage(type).includes(one))
    return head === undefined ? [] : [`${type}: '${head}',`]
  })
  return {
    path: 'shared-core/src/graph/vocabulary/families.gen.ts',
    text: `// Written by packages/tooling/src/data/build-vocabulary.ts from schema.org ${version}. Do not edit.

/** Types and the wider type whose requirements they have to meet. Names and their relations only; schema.org, release ${version}. */
// biome-ignore format: a table
export const families: Readonly<Record<string, string>> = {
${fillLines(rows, '  ')}
}
`,
  }
}

/** The tables as they must look, by their path in the project. */
export function vocabularyFiles(release: string): readonly { readonly path: string; readonly text: string }[] {
  const whole = readRelease(release)
  return [
    usedVocabularyFile(whole),
    familiesFile(whole),
    file('whole-vocabulary.gen.ts', 'wholeVocabulary', 'Every type and property.', whole),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { release: { type: 'string' } } })
  if (values.release === undefined) throw new Error('Name the release file: --release schemaorg-30.0-all-https.jsonld')
  const root = resolve(fileURLToPath(new URL('../../../..', import.meta.url)))
  for (const { path, text } of vocabularyFiles(readFileSync(values.release, 'utf8'))) writeFileSync(join(root, path), text)
}
