import type { Optimization } from '@citable/contract/present'
import { articleTypes, type Graph, isArticleType, mainNodes, requirements, serializeGraph, valueRequirements } from '@citable/core/graph'
import { formatMessage, graphNotes as noteTexts } from '@citable/core/messages'
import type { Catalog } from '../../texts/catalog.ts'
import type { RichResultView, SchemaNodeView, SchemaNoteView, SchemaView } from '../view-types.ts'
import { graphNotes } from './graph-notes.ts'
import { type AnyNode, factsOf, nameOf, typesOf, typeText } from './schema-facts.ts'
import { propertyWord, typeWord } from './schema-words.ts'

type SchemaNote = Optimization['schema_notes'][number]

/**
 * A graph as the public page carries it: readable node by node, and exact, each node with its notes. `notes` are those of the
 * analysis; one about a missing property is dropped where the graph at hand has that property after all, because the CMS added it.
 * `serialized`: the text of the script element where another plugin prints it. null: there is no graph.
 */
export function schemaView(
  graph: Graph,
  notes: readonly SchemaNote[],
  catalog: Catalog,
  serialized: string = serializeGraph(graph),
): SchemaView | null {
  const nodes: readonly AnyNode[] = graph['@graph']
  if (nodes.length === 0) return null
  const faults = graphNotes(graph)
  const types = nodes.flatMap(typesOf)
  const placed = unique(notes)
    .filter(({ code }) => !shownElsewhere.includes(code))
    .map((note) => ({ note, at: positionOf(note.node, nodes) }))
  const said = placed.filter(({ note, at }) => !isMended(note, nodes[at]))
  const withheld = said.filter(({ at }) => at < 0)
  return {
    heading: catalog.text('schemaHeading'),
    summary: catalog.text('schemaCount', { count: nodes.length, types: types.join(', ') }),
    nodes: nodes.map((node, position): SchemaNodeView => {
      const facts = factsOf(node, nodes, catalog)
      const own = said.filter(({ at }) => at === position).map(({ note }) => noteView(note, catalog))
      return {
        key: `${position} ${node['@id'] ?? ''}`,
        types: typesOf(node),
        typeText: typeText(node, catalog),
        name: nameOf(node),
        facts,
        factsText: catalog.text('schemaFacts', { count: facts.length }),
        richResult: richResultOf(node, catalog),
        notes: own,
        notesText: own.length === 0 ? '' : catalog.text('schemaNotes', { count: own.length }),
      }
    }),
    withheldHeading: catalog.text('schemaWithheldHeading'),
    withheld: withheld.map(({ note }) => ({
      label: typeWord(kinds[note.node]?.types[0] ?? note.node, catalog),
      note: noteView(note, catalog),
    })),
    pretty: JSON.stringify(graph, null, 2),
    serialized,
    types,
    notes: faults.map(({ code, args, tone }) => ({ tone, text: catalog.text(code, args) })),
    cleanText: faults.length === 0 && said.every(({ note }) => note.level === 'info') ? catalog.text('schemaClean') : '',
    jsonLabel: catalog.text('schemaJson'),
    copy: { label: catalog.text('actionCopy'), name: `${catalog.text('actionCopy')}: ${catalog.text('schemaHeading')}` },
    copiedText: catalog.text('schemaCopied'),
    copyFailedText: catalog.text('schemaCopyFailed'),
  }
}

/** The choice of the type says the first, each node's line on rich results the second. */
const shownElsewhere = ['typeWithoutFacts', 'richResultRetired']

/** Marks of a kind of node in a graph, Citable's or another plugin's. `ending`: the end of its id, where the type alone is ambiguous. */
const kinds: Readonly<Record<string, { readonly types: readonly string[]; readonly ending?: string }>> = {
  'web-site': { types: ['WebSite'] },
  publisher: { types: ['Organization', 'Person'] },
  logo: { types: ['ImageObject'], ending: '#/schema/logo/image/' },
  'web-page': { types: ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'] },
  'primary-image': { types: ['ImageObject'], ending: '#primaryimage' },
  breadcrumb: { types: ['BreadcrumbList'] },
  article: { types: articleTypes },
  author: { types: articleTypes },
  'article-content': { types: articleTypes },
  faq: { types: ['FAQPage'] },
  ...Object.fromEntries(
    Object.entries(mainNodes).map(([type, node]) => [node.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), { types: [type] }]),
  ),
}

const positionOf = (kind: string, nodes: readonly AnyNode[]): number => {
  const { types = [], ending = '' } = kinds[kind] ?? {}
  return nodes.findIndex((node) => typesOf(node).some((type) => types.includes(type)) && String(node['@id'] ?? '').endsWith(ending))
}

/** A property that the analysis missed, such as a date of publishing or the site's own trail, and that the graph at hand has. */
const isMended = ({ code, property, node: kind }: SchemaNote, node: AnyNode | undefined): boolean =>
  code === 'recommendedMissing' && kind !== 'author' && property !== null && node !== undefined && Object.hasOwn(node, property)

const unique = (notes: readonly SchemaNote[]): readonly SchemaNote[] => {
  const keyOf = ({ code, node, property, args }: SchemaNote) => JSON.stringify([code, node, property, args])
  return notes.filter((note, at) => notes.findIndex((other) => keyOf(other) === keyOf(note)) === at)
}

const levels = {
  error: { icon: 'error', tone: 'poor', word: 'schemaLevelError' },
  advice: { icon: 'warning', tone: 'fair', word: 'schemaLevelAdvice' },
  info: { icon: 'info', tone: 'neutral', word: 'schemaLevelInfo' },
} as const

function noteView(note: SchemaNote, catalog: Catalog): SchemaNoteView {
  const { icon, tone, word } = levels[note.level]
  return { level: note.level, badge: { icon, tone, word: catalog.text(word) }, text: noteText(note, catalog) }
}

/** The sentence in the reader's language, with words for properties and types in place of schema.org's names. */
function noteText({ code, node, property, args, message }: SchemaNote, catalog: Catalog): string {
  if (code === 'recommendedMissing' && node === 'article' && property === 'image') return catalog.text('schemaNoImage')
  const words = {
    ...args,
    ...(typeof args.property === 'string' && { property: propertyWord(args.property, catalog) }),
    ...(typeof args.type === 'string' && { type: typeWord(args.type, catalog) }),
  }
  const translated = catalog.message(`graph-note.${code}`, words)
  if (translated !== null) return translated
  // The words of an untranslated sentence stay English, too.
  const isEnglish = catalog.locale.startsWith('en') && Object.hasOwn(noteTexts, code)
  return isEnglish ? formatMessage(noteTexts[code as keyof typeof noteTexts], words) : message
}

const richResults = {
  yes: { word: 'schemaRichYes', help: 'schemaRichYesHelp', tone: 'good' },
  not: { word: 'schemaRichNot', help: 'schemaRichNotHelp', tone: 'fair' },
  no: { word: 'schemaRichNo', help: 'schemaRichNoHelp', tone: 'neutral' },
  retired: { word: 'schemaRichRetired', help: 'schemaRichRetiredHelp', tone: 'neutral' },
} as const

/** Site name and logo belong to the home page: an article's page has no line about them. */
const ofHomePage = ['WebSite', 'Organization']

/** Search features that Google documents for the types of a node. Being documented is no promise. */
function richResultOf(node: AnyNode, catalog: Catalog): RichResultView | null {
  const types = typesOf(node).map((type) => (isArticleType(type) ? 'Article' : type))
  if (types.some((type) => ofHomePage.includes(type))) return null
  const known = Object.values({ ...requirements, ...valueRequirements }).filter(({ type }) => types.includes(type))
  if (known.length === 0) return null
  const wanted = known.find(({ richResult }) => richResult === 'yes')
  const state =
    wanted === undefined
      ? known.some(({ richResult }) => richResult === 'retired')
        ? 'retired'
        : 'no'
      : wanted.required.every((property) => Object.hasOwn(node, property))
        ? 'yes'
        : 'not'
  const { word, help, tone } = richResults[state]
  return { state, word: catalog.text(word), help: catalog.text(help), tone }
}
