import { misfitsOf } from '#shared/mapping/fit-mapping.ts'
import type { TypeShape } from '#shared/mapping/shape.ts'
import type { Mapping } from '#shared/settings.ts'

/** Names that do not exist, have the wrong kind or are private. null: the mapping fits the type. */
export function mappingProblem(mapping: Mapping, shape: TypeShape): { readonly path: readonly string[]; readonly message: string } | null {
  if (mapping.kind !== 'person' && mapping.body.length === 0)
    return { path: ['mapping', 'body'], message: 'An article needs a field with its text' }
  const [first] = misfitsOf(mapping, shape)
  return first === undefined ? null : { path: ['mapping', first.field], message: first.message }
}
