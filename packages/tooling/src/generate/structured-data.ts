import {
  markupRows,
  type NodeName,
  nodeDefinitions,
  type Requirement,
  requirements,
  sourceOf,
  validatorRows,
  valueRequirements,
} from '@citable/core/graph'
import type { GeneratedFile } from './generated-file.ts'

/** The page about the nodes of the graph, out of their definitions and the table of requirements. */
export async function generateStructuredData(): Promise<readonly GeneratedFile[]> {
  return [{ path: 'packages/docs/structured-data.md', text: page() }]
}

/** Form of a node's `@id`; things are named by their type. */
const ids: Readonly<Partial<Record<NodeName, string>>> = {
  article: '{page}#article',
  articleContent: '{page}#article',
  author: '{home}#/schema/person/{key}',
  breadcrumb: '{page}#breadcrumb',
  event: '{page}#citable-event',
  faq: '{page}',
  howTo: '{page}#citable-howto',
  itemList: '{page}#citable-list',
  logo: '{home}#/schema/logo/image/',
  primaryImage: '{page}#primaryimage',
  product: '{page}#citable-product',
  publisher: '{home}#organization, or {home}#/schema/person/{key}',
  recipe: '{page}#citable-recipe',
  review: '{page}#citable-review',
  video: '{page}#citable-video[-n]',
  webPage: '{page}',
  webSite: '{home}#website',
}

const idOf = (name: NodeName): string => ids[name] ?? `{page}#citable-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const scopes = { site: 'site', post: 'page', content: 'text' } as const
const results = { yes: 'yes', no: '–', retired: '**retired**' } as const

function page(): string {
  const values = Object.entries<Requirement>(valueRequirements)
  return `${[
    '<!-- Generated from shared-core/src/graph/markup/requirements.ts and shared-core/src/graph/nodes by "pnpm generate". Do not edit. -->',
    '# Structured data',
    '',
    'One `@graph` per page. A node is printed only when the visible text carries it and everything it requires is known; otherwise it and every reference to it leave, and a note says why. What a node claims about the text (questions, steps, ingredients, ratings, prices, days) must stand in the text. Names and values are held to schema.org, release 30.0.',
    '',
    '*Rich result* says whether Google shows one for this type, as of November 2026; a retired one is printed all the same where the text carries it, because it stays valid, but no score rewards it and any effect on answer engines is unconfirmed. That answer engines use structured data at all is unproven.',
    '',
    '## Nodes',
    '',
    '| Node | Types | `@id` | Facts of the | Required | Recommended | Rich result |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...nodeDefinitions.map(
      ({ name, scope, requirement, types = [requirement.type] }) =>
        `| \`${name}\` | ${types.join(', ') || 'an addition to the article'} | \`${idOf(name)}\` | ${scopes[scope]} | ${requiredOf(requirement)} | ${codes(requirement.recommended)} | ${results[requirement.richResult]} ${linkOf(requirement)} |`,
    ),
    '',
    '## Values inside nodes',
    '',
    '| Value | Type | Required | Recommended | Rich result |',
    '| --- | --- | --- | --- | --- |',
    ...values.map(
      ([name, requirement]) =>
        `| \`${name}\` | ${requirement.type} | ${requiredOf(requirement)} | ${codes(requirement.recommended)} | ${results[requirement.richResult]} ${linkOf(requirement)} |`,
    ),
    '',
    'Beside each: the day its page was read; *second hand*, known from what others quote of it; *ours*, because Google has no such page (any more) and a node without these says nothing. That an article needs its headline is ours too.',
    '',
    '## Judged in pages of any tool',
    '',
    '`citable schema validate` judges these as well. A type without a row is asked what the nearest wider type is asked: an ice cream shop what a local business is asked. Nothing is asked of what is only named in a property, such as a shop that publishes an article. *An error* is only what the page itself requires.',
    '',
    '| Type | Required | Recommended | Page |',
    '| --- | --- | --- | --- |',
    ...Object.values<Requirement>({ ...markupRows, ...validatorRows }).map(
      (requirement) => `| ${requirement.type} | ${requiredOf(requirement)} | ${codes(requirement.recommended)} | ${linkOf(requirement)} |`,
    ),
    '',
    `Required by us, and only recommended or not named by the page, so no error: ${advised()}.`,
    '',
    '## Not printed',
    '',
    '`SearchAction` (the search box of sitelinks ended in November 2024); ClaimReview, Course info, Estimated salary, Learning video, Special announcement, Vehicle listing, Book actions and Practice problem (ended in 2025 and January 2026); QAPage (for answers by users); ProfilePage (belongs to the page of an author); Dataset, JobPosting, Course.',
  ].join('\n')}\n`
}

const advised = (): string =>
  Object.values<Requirement>({ ...requirements, ...valueRequirements })
    .flatMap((requirement) => (sourceOf(requirement).advised ?? []).map((property) => `\`${property}\` of ${requirement.type}`))
    .join(', ')

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || '–'

function requiredOf({ required, oneOf = [], requiredWhen = [] }: Requirement): string {
  const parts = [
    ...required.map((name) => `\`${name}\``),
    ...oneOf.map((names) => `one of ${names.map((name) => `\`${name}\``).join(', ')}`),
    ...requiredWhen.map(({ when, property }) => `\`${property}\` with \`${when}\``),
  ]
  return parts.join('; ') || '–'
}

const linkOf = (requirement: Requirement): string => {
  const { source, read } = sourceOf(requirement)
  return `([${/schema\.org/.test(source) ? 'ours' : (read ?? 'second hand')}](${source}))`
}
