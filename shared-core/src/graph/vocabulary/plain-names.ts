import type { Json } from '../../model/values.ts'

type JsonObject = { readonly [key: string]: Json }

const isSchemaOrg = (address: Json | undefined): boolean =>
  typeof address === 'string' && /^https?:\/\/(?:www\.)?schema\.org\/?$/i.test(address)

interface Names {
  /** Prefixes that stand for schema.org, and those that stand for another vocabulary. */
  readonly own: ReadonlySet<string>
  readonly other: ReadonlySet<string>
  /** Words that the page defines itself. */
  readonly terms: ReadonlySet<string>
  /** Names that the page gives to keywords: `type` for `@type`. */
  readonly aliases: ReadonlyMap<string, string>
}

/** Values deeper than this stay as they are. */
const deepest = 64

/**
 * A JSON-LD value in which names of schema.org are without prefix, and properties of other vocabularies are left out: prefixes count as
 * the value's own `@context` declares them. The paths to what is left stay the same.
 */
export function plainNames(value: Json): Json {
  return plain(value, { own: new Set(['schema']), other: new Set(), terms: new Set(), aliases: new Map() }, 0)
}

function plain(value: Json, known: Names, depth: number): Json {
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((item: Json) => plain(item, known, depth + 1))
  const node = value as JsonObject
  const names = node['@context'] === undefined ? known : withContext(known, node['@context'])
  const result: [string, Json][] = []
  for (const [given, content] of Object.entries(node)) {
    const key = names.aliases.get(given) ?? given
    if (key === '@type') result.push([key, Array.isArray(content) ? ownTypes(content, names) : plainName(content, names)])
    else if (key === '@context') result.push([key, content])
    else {
      const name = key.startsWith('@') ? key : plainName(key, names)
      if (!isForeign(String(name), names)) result.push([String(name), plain(content, names, depth + 1)])
    }
  }
  return Object.fromEntries(result)
}

/** Types of other vocabularies beside one of schema.org say nothing here. */
function ownTypes(types: readonly Json[], names: Names): Json {
  const plainTypes = types.map((type) => plainName(type, names))
  const own = plainTypes.filter((type) => typeof type !== 'string' || !isForeign(type, names))
  return own.length > 0 ? own : plainTypes
}

function plainName(name: Json, { own }: Names): Json {
  if (typeof name !== 'string' || !name.includes(':')) return name
  const address = /^https?:\/\/(?:www\.)?schema\.org\/(\w+)$/i.exec(name)
  if (address) return address[1]!
  const at = name.indexOf(':')
  return own.has(name.slice(0, at)) ? name.slice(at + 1) : name
}

/** A name of another vocabulary: an address, a prefix that the page declares, or a word that it defines. */
function isForeign(name: string, { other, terms }: Names): boolean {
  if (terms.has(name)) return true
  const at = name.indexOf(':')
  return at > 0 && (/^https?:\/\//i.test(name) || other.has(name.slice(0, at)))
}

/** True for a type that is an address outside schema.org, or has a prefix: schema.org cannot know it. */
export const isOtherType = (type: string): boolean =>
  /^[\w-]+:/.test(type) && !/^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)/i.test(type)

function withContext(known: Names, context: Json): Names {
  const own = new Set(known.own)
  const other = new Set(known.other)
  const terms = new Set(known.terms)
  const aliases = new Map(known.aliases)
  for (const part of Array.isArray(context) ? (context as readonly Json[]) : [context]) {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue
    for (const [name, meaning] of Object.entries(part as JsonObject)) {
      if (name.startsWith('@')) continue
      const id = typeof meaning === 'object' && meaning !== null && !Array.isArray(meaning) ? (meaning as JsonObject)['@id'] : meaning
      if (typeof id === 'string' && /^@(?:type|id|graph|value|list|set|language)$/.test(id)) aliases.set(name, id)
      else if (isSchemaOrg(id)) own.add(name)
      else if (typeof id === 'string' && /[/#:]$/.test(id)) other.add(name)
      // a word of schema.org that is only given a form (`{"url": {"@type": "@id"}}`) stays one
      else if (typeof id === 'string' && !/^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)/i.test(id)) terms.add(name)
    }
  }
  return { own, other, terms, aliases }
}
