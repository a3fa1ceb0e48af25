import { describe, expect, it } from 'vitest'
import { jsonSchemaFiles } from './json-schema-files.ts'

type Schema = { readonly [key: string]: unknown }
const files = new Map(jsonSchemaFiles().map(({ path, text }) => [path, JSON.parse(text) as Schema]))
const read = (path: string): Schema => files.get(path)!
const pathsIn = (folder: string): readonly string[] => [...files.keys()].filter((path) => path.startsWith(folder))

/** Keywords that WordPress's REST validation knows; it ignores others silently. */
// biome-ignore format: a table
const wordpressKeywords = [
  'type', 'title', 'description', 'default', 'properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties', 'items', 'minItems',
  'maxItems', 'uniqueItems', 'enum', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum',
  'multipleOf', 'anyOf', 'oneOf',
]

const list = (value: unknown) => (Array.isArray(value) ? (value as readonly Schema[]) : [])

/** Every schema inside a schema; members of `properties` are names, not keywords. */
function schemasIn(schema: Schema): readonly Schema[] {
  const inner = Object.entries(schema).flatMap(([key, value]): readonly Schema[] => {
    if (typeof value !== 'object' || value === null) return []
    if (key === 'properties' || key === '$defs') return Object.values(value as Record<string, Schema>).flatMap(schemasIn)
    if (key === 'anyOf' || key === 'oneOf') return (value as readonly Schema[]).flatMap(schemasIn)
    return key === 'items' || key === 'additionalProperties' || key === 'propertyNames' ? schemasIn(value as Schema) : []
  })
  return [schema, ...inner]
}

describe('the WordPress dialect', () => {
  it.each(pathsIn('wordpress/'))('%s holds no foreign keyword', (file) => {
    const schemas = schemasIn(read(file))
    expect(schemas.length).toBeGreaterThan(3)
    for (const schema of schemas) {
      for (const key of Object.keys(schema)) expect(wordpressKeywords, key).toContain(key)
      expect(
        ['type', 'anyOf', 'oneOf'].some((key) => key in schema),
        JSON.stringify(schema),
      ).toBe(true)
      // WordPress asks each choice for a type.
      for (const choice of [...list(schema.anyOf), ...list(schema.oneOf)]) expect(choice).toHaveProperty('type')
      if ('exclusiveMinimum' in schema) expect(typeof schema.exclusiveMinimum).toBe('boolean')
      if ('pattern' in schema) expect(String(schema.pattern), 'WordPress puts # around patterns').not.toMatch(/(?<!\\)#/)
    }
  })
  it('descriptions survive', () =>
    expect(JSON.stringify(read('wordpress/optimization.json'))).toContain('Not a probability of being cited'))
})

describe('JSON Schemas', () => {
  it.each(pathsIn('schemas/'))('%s is 2020-12 and every reference resolves', (file) => {
    const schema = read(file)
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
    const names = Object.keys((schema.$defs as object | undefined) ?? {})
    for (const { $ref } of schemasIn(schema)) if ($ref !== undefined) expect(names).toContain(String($ref).replace('#/$defs/', ''))
  })
  it('what is sent is closed, what is read is open', () => {
    const closed = (file: string) => schemasIn(read(file)).filter(({ additionalProperties }) => additionalProperties === false).length
    expect(closed('schemas/optimize-request.json')).toBeGreaterThan(5)
    expect(closed('schemas/optimization-result.json')).toBe(0)
  })
})
