import * as contract from '@citable/contract'
import type { z as Zod } from 'zod'
import type { GeneratedFile } from './generated-file.ts'
import { jsonSchema, wordpressSchema } from './json-schema.ts'

interface Published {
  readonly schema: Zod.ZodType
  /** Side of the schema: written by a sender, or read by a receiver. */
  readonly io: 'input' | 'output'
  /** PHP validates it too. */
  readonly wordpress?: true
}

/** Schemas that the published package holds as files. */
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

/** JSON Schemas in two dialects, by their path in `@citable/contract/generated`: made for a release and for PHPUnit, never committed. */
export const jsonSchemaFiles = (): readonly GeneratedFile[] =>
  Object.entries(published).flatMap(([name, { schema, io, wordpress }]): GeneratedFile[] => [
    { path: `schemas/${name}.json`, text: json(jsonSchema(schema, io)) },
    ...(wordpress === true ? [{ path: `wordpress/${name}.json`, text: json(wordpressSchema(schema, io)) }] : []),
  ])

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
