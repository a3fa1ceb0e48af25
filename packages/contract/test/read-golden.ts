import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnalysisContext, type ArticleInput, type AuthorFields, type BlockInput, blocksFromStrapi, type Graph } from '@citable/core'

/** The inputs in one folder of `packages/contract/golden`; `storedOutputs` reads the outputs beside them. */
export interface GoldenCase {
  readonly name: string
  /** Absolute path of its folder. */
  readonly folder: string
  readonly input: ArticleInput
  readonly context: AnalysisContext
}

/** Outputs of a case: `pnpm golden:update` stores the first for `fullSamples` only, the others for every case. */
const goldenOutputs = ['optimization.json', 'judged.json', 'graph.txt', 'parts.json'] as const
export type GoldenOutput = (typeof goldenOutputs)[number]

/** Cases that hold the whole answer, with every sentence and its evidence. */
export const fullSamples: readonly string[] = ['post-english', 'recipe-german']

export const storedOutputs = ({ name }: Pick<GoldenCase, 'name'>): readonly GoldenOutput[] =>
  fullSamples.includes(name) ? goldenOutputs : goldenOutputs.slice(1)

export const goldenFolder = fileURLToPath(new URL('../golden/', import.meta.url))

/**
 * Every case, by name. The input's file says its kind: `input.page.html` (whole page), `input.html`, `input.md`,
 * `input.blocks.json` (editor blocks) or `input.strapi.json` (Strapi's Blocks JSON); all but pages have `fields.json` beside them.
 */
export function readGoldenCases(): readonly GoldenCase[] {
  return readdirSync(goldenFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const folder = join(goldenFolder, name)
      return { name, folder, input: readInput(folder), context: readJson<AnalysisContext>(join(folder, 'context.json')) }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

function readInput(folder: string): ArticleInput {
  const file = (name: string) => join(folder, `input.${name}`)
  const text = (name: string) => readFileSync(file(name), 'utf8')
  if (existsSync(file('page.html'))) return { kind: 'page', html: text('page.html') }
  const fields = readJson<AuthorFields>(join(folder, 'fields.json'))
  if (existsSync(file('html'))) return { kind: 'body', html: text('html'), fields }
  if (existsSync(file('md'))) return { kind: 'markdown', markdown: text('md'), fields }
  if (existsSync(file('blocks.json'))) return { kind: 'blocks', blocks: readJson<readonly BlockInput[]>(file('blocks.json')), fields }
  return { kind: 'blocks', blocks: blocksFromStrapi(readJson(file('strapi.json')), 'content'), fields }
}

/** The graph of a case, and the bytes that are printed of it. */
export function readGraph({ folder }: Pick<GoldenCase, 'folder'>): { readonly graph: Graph; readonly text: string } {
  const text = readFileSync(join(folder, 'graph.txt'), 'utf8').replaceAll('\n', '')
  return { graph: JSON.parse(text) as Graph, text }
}

export function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8')) as Value
}
