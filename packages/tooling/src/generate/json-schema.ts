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
  return plain(made) as JsonObject
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

/** Bounds that only say "a safe integer" go, and schemas that say nothing: WordPress asks every schema for a type. */
function plain(value: Json): Json {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]): readonly (readonly [string, Json])[] => {
      if (key === 'anyOf' && Array.isArray(item)) return [[key, item.flatMap(choices).map(plain)]]
      const isBound = (key === 'minimum' || key === 'maximum') && typeof item === 'number' && Math.abs(item) === Number.MAX_SAFE_INTEGER
      const saysNothing = key === 'additionalProperties' && typeof item === 'object' && item !== null && Object.keys(item).length === 0
      return isBound || saysNothing ? [] : [[key, plain(item)] as const]
    }),
  )
}

/** A choice inside a choice becomes part of the outer one. */
function choices(value: Json): readonly Json[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [value]
  const { anyOf, oneOf, type } = value as JsonObject
  const inner = anyOf ?? oneOf
  return type === undefined && Array.isArray(inner) ? inner.flatMap(choices) : [value]
}
