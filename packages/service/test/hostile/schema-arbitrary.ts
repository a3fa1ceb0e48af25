import fc from 'fast-check'

/** A JSON Schema as far as the generator looks at it. */
export interface SchemaNode {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly required?: readonly string[]
  readonly items?: SchemaNode
  readonly prefixItems?: readonly SchemaNode[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
}

/** Texts that readers of texts stumble over. */
const oddTexts = ['', ' ', '\u0000', '\u202e', '\ud800', '</script>', '__proto__', "'; --", '😀', 'ﬃ', '-1', '1e999', 'null']

/** Members of which one excludes the others: what the sources say with a refinement and a schema cannot. */
const exclusive = [
  ['url', 'content'],
  ['html', 'markdown', 'blocks'],
  ['article_ids', 'all'],
  ['site', 'site_id'],
]

/** Leaves one of the members that exclude each other, mostly. */
function withoutRivals(record: Readonly<Record<string, unknown>>, choice: number): Readonly<Record<string, unknown>> {
  const dropped = exclusive.flatMap((group) => {
    const present = group.filter((name) => name in record)
    return present.filter((_, index) => index !== choice % present.length)
  })
  return Object.fromEntries(Object.entries(record).filter(([name]) => !dropped.includes(name)))
}

const scalar = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom(...oddTexts))
const url = fc.oneof(
  fc.webUrl({ validSchemes: ['https', 'http'] }),
  fc.constantFrom('https://example.com/post', 'https://example.com/ä?b=c#d'),
)
const time = fc.oneof(
  fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('2026-11-20', '2030-01-01T00:00:00+14:00'),
)

function textOf({ pattern, format, minLength = 0, maxLength = 60 }: SchemaNode): fc.Arbitrary<string> {
  if (format === 'date-time' || format === 'date') return time
  // an address that readers of addresses accept
  if (pattern?.includes('[hH][tT][tT][pP]')) return url
  const plain = fc.oneof(
    { arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, 60) }), weight: 5 },
    fc.constantFrom(...oddTexts),
  )
  const matching = pattern === undefined ? null : matchingOf(pattern)
  return matching === null ? plain : fc.oneof({ arbitrary: matching, weight: 20 }, plain)
}

const matchings = new Map<string, fc.Arbitrary<string> | null>()

/** Texts of the pattern, made once: a pattern that lets most of Unicode in takes the generator seconds. Null for what it does not know, such as look-ahead. */
function matchingOf(pattern: string): fc.Arbitrary<string> | null {
  const known = matchings.get(pattern)
  if (known !== undefined) return known
  let made: fc.Arbitrary<string> | null = null
  try {
    made = fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {}
  matchings.set(pattern, made)
  return made
}

/** Values that a schema of the document accepts, mostly: texts may still break rules that a schema cannot say. */
export function arbitraryOf(schema: SchemaNode, resolve: (reference: string) => SchemaNode, depth = 0): fc.Arbitrary<unknown> {
  const inner = (node: SchemaNode): fc.Arbitrary<unknown> => arbitraryOf(node, resolve, depth + 1)
  if (schema.$ref !== undefined) return inner(resolve(schema.$ref))
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && !schema.properties) return fc.oneof(...choices.map(inner))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })))
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 100_000, 100_000) })
  if (schema.type === 'number') return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array') {
    if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(inner))
    const max = Math.min(schema.maxItems ?? 3, depth > 3 ? 2 : 4)
    return fc.array(inner(schema.items ?? {}), { minLength: Math.min(schema.minItems ?? 0, max), maxLength: max })
  }
  if (schema.properties) {
    const record = Object.fromEntries(Object.entries(schema.properties).map(([name, node]) => [name, inner(node)]))
    const rivals = exclusive.filter((group) => group.every((name) => name in record))
    const whole = fc.record(record, { requiredKeys: [...(schema.required ?? []), ...rivals.flat()] as never })
    return fc.tuple(whole, fc.nat()).map(([value, choice]) => withoutRivals(value, choice))
  }
  return fc.oneof(scalar, fc.integer())
}

/** The value with its n-th part, counted through all levels, replaced or removed; sometimes with an unknown member. */
export function spoil(value: unknown, place: number, junk: unknown): unknown {
  let left = place
  const visit = (node: unknown): unknown => {
    if (left-- === 0) return junk
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    const members = Object.entries(node).map(([name, member]) => [name, visit(member)] as const)
    return Object.fromEntries(left-- === 0 ? [...members, ['unknown_member', junk]] : members)
  }
  return visit(value)
}
