import { z } from 'zod'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** Rules that Zod holds as code and JSON Schema can say as well, by schema id. */
const extra: Readonly<Record<string, JsonObject>> = {
  OptimizeRequest: { oneOf: [{ required: ['url'] }, { required: ['content'] }] },
  Content: { oneOf: [{ required: ['html'] }, { required: ['markdown'] }, { required: ['blocks'] }] },
}

/**
 * JSON Schema 2020-12. `output` is what a receiver reads: members may be added within v1, so unknown ones are not refused there;
 * `input` is what a sender writes, where they are.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  return z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema: made }) => {
      openWhatIsRead(made, zodSchema as unknown as z.ZodType)
      const id = z.globalRegistry.get(zodSchema as unknown as z.ZodType)?.id
      if (id !== undefined && Object.hasOwn(extra, id)) Object.assign(made, extra[id])
    },
  }) as unknown as JsonObject
}

/** The same shape in the dialect WordPress validates: draft 4, everything inlined, no `$ref`, `const`, `allOf` or `not`. */
export function wordpressSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    io,
    target: 'draft-04',
    reused: 'inline',
    metadata: withoutIds,
    override: ({ zodSchema, jsonSchema: one }) => openWhatIsRead(one, zodSchema as unknown as z.ZodType),
  }) as unknown as Record<string, Json>
  return plainNumbers(made) as JsonObject
}

/** The global registry, ids hidden: an id would make a `$ref`; an empty registry would lose the descriptions. */
const withoutIds = {
  get(schema: z.ZodType) {
    const { id: _id, ...rest } = z.globalRegistry.get(schema) ?? {}
    return rest
  },
  has: (schema: z.ZodType) => z.globalRegistry.has(schema),
} as unknown as typeof z.globalRegistry

/** Zod closes every object it writes out for reading; only strict objects are meant to be closed. */
function openWhatIsRead(made: { additionalProperties?: unknown }, schema: z.ZodType): void {
  const { type, catchall } = schema._zod.def as { readonly type: string; readonly catchall?: z.ZodType }
  if (type === 'object' && catchall?._zod.def.type !== 'never' && made.additionalProperties === false) delete made.additionalProperties
}

/** The bounds that only say "a safe integer" go. */
function plainNumbers(value: Json): Json {
  if (Array.isArray(value)) return value.map(plainNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      (key === 'minimum' || key === 'maximum') && typeof item === 'number' && Math.abs(item) === Number.MAX_SAFE_INTEGER
        ? []
        : [[key, plainNumbers(item)] as const],
    ),
  )
}
