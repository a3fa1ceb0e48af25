import type { Json } from '../../model/values.ts'

/** Type names without a prefix or the address of schema.org. */
export const bareName = (name: string): string =>
  name.includes(':') ? name.replace(/^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)/i, '') : name

/** The bare type names of a node, which may be one string or a list. */
export function bareTypesOf(node: { readonly [key: string]: Json }): readonly string[] {
  const type = node['@type'] ?? []
  if (typeof type === 'string') return [bareName(type)]
  return (Array.isArray(type) ? type : [type]).flatMap((name) => (typeof name === 'string' ? [bareName(name)] : []))
}
