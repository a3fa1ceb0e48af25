import * as contract from '@citable/contract'
import openapiTypescript, { astToString } from 'openapi-typescript'
import type { z as Zod } from 'zod'
import type { GeneratedFile } from './generated-file.ts'
import { jsonSchema, wordpressSchema } from './json-schema.ts'
import { makeOpenApi } from './open-api.ts'

interface Published {
  readonly schema: Zod.ZodType
  /** Side of the schema: written by a sender, or read by a receiver. */
  readonly io: 'input' | 'output'
  /** PHP validates it too. */
  readonly wordpress?: true
}

/** Schemas that others read as files. */
const published: Readonly<Record<string, Published>> = {
  'optimize-request': { schema: contract.OptimizeRequest, io: 'input', wordpress: true },
  optimization: { schema: contract.Optimization, io: 'output', wordpress: true },
  'optimization-result': { schema: contract.OptimizationResult, io: 'output', wordpress: true },
  'score-record': { schema: contract.ScoreRecord, io: 'output' },
  'stored-analysis': { schema: contract.StoredAnalysis, io: 'output', wordpress: true },
  problem: { schema: contract.Problem, io: 'output', wordpress: true },
  whoami: { schema: contract.Whoami, io: 'output', wordpress: true },
  health: { schema: contract.Health, io: 'output' },
  key: { schema: contract.Key, io: 'output' },
  'jsonl-input': { schema: contract.JsonlInput, io: 'input' },
  'jsonl-line': { schema: contract.JsonlLine, io: 'output' },
}

const folder = 'packages/contract/generated'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** OpenAPI document, JSON Schemas in two dialects and the client's types, all from the contract's sources. */
export async function generateContract(): Promise<readonly GeneratedFile[]> {
  const openApi = makeOpenApi(contract.operations, contract.deprecations)
  const types = astToString(await openapiTypescript(openApi as never, { defaultNonNullable: false }))
  const schemas = Object.entries(published).flatMap(([name, { schema, io, wordpress }]): GeneratedFile[] => [
    { path: `${folder}/schemas/${name}.json`, text: json(jsonSchema(schema, io)) },
    ...(wordpress === true ? [{ path: `${folder}/wordpress/${name}.json`, text: json(wordpressSchema(schema, io)) }] : []),
  ])
  return [
    { path: `${folder}/openapi.json`, text: json(openApi) },
    ...schemas,
    {
      path: `${folder}/manifest.json`,
      text: json({
        about: 'Made by `pnpm generate` from packages/contract/src; never edited by hand.',
        files: ['openapi.json', ...schemas.map(({ path }) => path.slice(folder.length + 1))].sort(),
      }),
    },
    {
      path: 'packages/client/src/schema.gen.ts',
      text: `// Made by \`pnpm generate\` from packages/contract/generated/openapi.json; never edited by hand.\n\n${types}`,
    },
  ]
}
