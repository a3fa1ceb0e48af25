import { STATUS_CODES } from 'node:http'
import { type Deprecation, type Operation, tags } from '@citable/contract'
import type { z } from 'zod'
import { type Json, type JsonObject, jsonSchema } from './json-schema.ts'
import { documentedHeaders, headersOf } from './open-api-headers.ts'

/** OpenAPI 3.1 from the operations; every named schema once, under its id. `deprecations` by `operationId`. */
export function makeOpenApi(operations: readonly Operation[], deprecations: Readonly<Record<string, Deprecation>>): JsonObject {
  const components: Record<string, Json> = {}
  /** The schema with its named parts moved to the components. */
  const place = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const { $schema: _dialect, $defs = {}, ...rest } = jsonSchema(schema, io) as Record<string, Json>
    for (const [id, part] of Object.entries($defs as JsonObject)) {
      const moved = moveReferences(part)
      if (Object.hasOwn(components, id) && JSON.stringify(components[id]) !== JSON.stringify(moved))
        throw new Error(`Schema ${id} differs as input and output; give it two names`)
      components[id] = moved
    }
    return moveReferences(rest)
  }

  const paths: Record<string, Record<string, Json>> = {}
  const given = new Set<string>()
  for (const operation of operations) {
    const {
      operationId,
      method,
      path,
      tag,
      summary,
      example,
      scope,
      params,
      query,
      body,
      idempotent,
      conditional,
      mayRunAsync,
      csv,
      responses,
      bodyMayLack,
    } = operation
    const parameters = [
      ...parametersOf(params, 'path', example.params, place),
      ...parametersOf(query, 'query', example.query, place),
      ...(idempotent === true ? [idempotencyKey] : []),
      ...(conditional === true ? [ifMatch] : []),
      ...(mayRunAsync === true ? [prefer] : []),
      ...(304 in responses ? [ifNoneMatch] : []),
    ]
    const deprecation = deprecations[operationId]
    const headers = (status: number) => {
      const made = headersOf(operation, status, deprecation !== undefined)
      for (const name of Object.keys(made)) given.add(name)
      return { headers: made }
    }
    paths[path] ??= {}
    paths[path][method.toLowerCase()] = {
      operationId,
      summary,
      tags: [tag],
      description: neededOf(scope),
      ...(deprecation && { deprecated: true, 'x-deprecation': { ...deprecation } }),
      security: scope === null ? [] : [{ key: [] }],
      ...(parameters.length > 0 && { parameters }),
      ...(body !== undefined && {
        requestBody: {
          required: bodyMayLack !== true,
          content: { 'application/json': { schema: place(body, 'input'), example: example.body as Json } },
        },
      }),
      responses: {
        ...Object.fromEntries(
          Object.entries(responses).map(([status, schema]) => [
            status,
            { ...responseOf(Number(status), schema, place, csv), ...headers(Number(status)) },
          ]),
        ),
        ...(scope !== null && { default: { ...responseOf(0, responses[401] ?? responses[500], place), ...headers(0) } }),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Citable',
      version: '1',
      description:
        'Scores articles for search and answer engines, suggests titles and builds their JSON-LD. Clients ignore members and codes they do not know: new ones may come within v1.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    servers: [{ url: 'http://127.0.0.1:8787', description: 'The default of `citable serve`.' }],
    paths,
    components: {
      headers: Object.fromEntries(Object.entries(documentedHeaders).filter(([name]) => given.has(name))),
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key, `ctb_live_…`.' } },
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a request with the same key and body gives the stored answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The ETag of the object as it was read; 412 when it has changed since.',
  schema: { type: 'string', maxLength: 1024 },
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of an earlier answer; 304 without a body when it would be the same.',
  schema: { type: 'string', maxLength: 1024 },
}

const prefer = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description: '`respond-async`: answered with a job at once (RFC 7240).',
  schema: { type: 'string', maxLength: 200 },
}

type Place = (schema: z.ZodType, io: 'input' | 'output') => Json

/** Rights that a caller needs. */
function neededOf(scope: Operation['scope']): string {
  if (scope === null) return 'Needs no key.'
  if (scope === 'any') return 'Needs a valid key.'
  const names = [scope].flat().map((each) => `\`${each}\``)
  return `Needs a key with the scope ${names.join(' or ')}.`
}

function parametersOf(
  schema: z.ZodObject | undefined,
  where: 'path' | 'query',
  examples: Readonly<Record<string, string | number>> | undefined,
  place: Place,
): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, part]) => {
    const { description, ...made } = place(part as z.ZodType, 'input') as Record<string, Json>
    return {
      name,
      in: where,
      required: where === 'path' || !(part as z.ZodType).safeParse(undefined).success,
      ...(description !== undefined && { description }),
      schema: made,
      ...(examples?.[name] !== undefined && { example: examples[name] }),
    }
  })
}

function responseOf(status: number, schema: z.ZodType | undefined, place: Place, csv?: string): JsonObject {
  const isProblem = status === 0 || (status >= 400 && schema?.meta()?.id === 'Problem')
  const description = status === 0 ? 'Any other failure' : (STATUS_CODES[status] ?? String(status))
  if (schema === undefined || status === 204 || status === 304) return { description }
  const table = csv !== undefined && status === 200 && { 'text/csv': { schema: { type: 'string', description: csv } } }
  return {
    description,
    content: { [isProblem ? 'application/problem+json' : 'application/json']: { schema: place(schema, 'output') }, ...table },
  }
}

/** Control characters (Unicode's Cc), and those of them that are in a text of several lines. */
const controls = String.raw`\x00-\x1f\x7f-\x9f`
const controlsInText = String.raw`\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f`

/** The same pattern for readers who compile it without the flag `u`, as many programs do with OpenAPI documents. */
export function portablePattern(pattern: string): string {
  const made = pattern
    .replaceAll(String.raw`[\P{Cc}\t\n\r]`, `[^${controlsInText}]`)
    .replaceAll(String.raw`\P{Cc}`, `[^${controls}]`)
    .replaceAll(String.raw`\p{Cc}`, controls)
  if (/\\p\{/i.test(made)) throw new Error(`This pattern has classes that only readers of Unicode patterns know: ${pattern}`)
  return made
}

/** `#/$defs/Name` becomes `#/components/schemas/Name`. */
function moveReferences(value: Json): Json {
  if (Array.isArray(value)) return value.map(moveReferences)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string'
        ? item.replace('#/$defs/', '#/components/schemas/')
        : key === 'pattern' && typeof item === 'string'
          ? portablePattern(item)
          : moveReferences(item),
    ]),
  )
}
