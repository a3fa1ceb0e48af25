/** Title, description and structured data that a visitor without cookies gets at an address. */
export interface PublicPage {
  readonly html: string
  readonly titles: readonly string[]
  readonly descriptions: readonly string[]
  readonly robots: string
  readonly canonicals: readonly string[]
  /** Names of Open Graph and Twitter tags, in their order; an image may come more than once, with its size and words each time. */
  readonly social: readonly string[]
  /** One for each JSON-LD element. */
  readonly graphs: readonly Graph[]
}

export interface Graph {
  readonly isOurs: boolean
  readonly nodes: readonly Node[]
}

export type Node = Readonly<Record<string, unknown>>

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#039': "'" }
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|apos|#039);/g, (_, name: string) => signs[name]!)
const attribute = (attributes: string, name: string) => decode(new RegExp(`\\b${name}=(["'])(.*?)\\1`, 's').exec(attributes)?.[2] ?? '')
const isList = (value: unknown): value is readonly Node[] => Array.isArray(value)

/** The nodes of a graph, of a list, or of one node alone. */
function nodesOf(value: Node | readonly Node[]): readonly Node[] {
  if (isList(value)) return value.flatMap(nodesOf)
  return isList(value['@graph']) ? value['@graph'] : [value]
}

export async function readPublicPage(address: string): Promise<PublicPage> {
  const answer = await fetch(address, { headers: { connection: 'close' } })
  const html = await answer.text()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  const metas = [...html.matchAll(/<meta\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const contents = (name: string) => metas.filter((one) => attribute(one, 'name') === name).map((one) => attribute(one, 'content'))
  return {
    html,
    titles: [...html.matchAll(/<title>(.*?)<\/title>/gs)].map(([, text = '']) => decode(text.trim())),
    descriptions: contents('description'),
    robots: contents('robots').join(', '),
    canonicals: [...html.matchAll(/<link\b([^>]*)>/g)].flatMap(([, attributes = '']) =>
      attribute(attributes, 'rel') === 'canonical' ? [attribute(attributes, 'href')] : [],
    ),
    social: metas
      .map((one) => attribute(one, 'property') || attribute(one, 'name'))
      .filter((name) => /^(?:og|twitter):(?!image)/.test(name)),
    graphs: [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes = '']) => attributes.includes('application/ld+json'))
      .map(([, attributes = '', text = '']) => ({ isOurs: attributes.includes('citable-graph'), nodes: nodesOf(JSON.parse(text)) })),
  }
}

export const typesOf = (node: Node): readonly string[] => [node['@type']].flat().filter((type): type is string => typeof type === 'string')

/** All values of a graph that are objects, nodes first. */
function* objectsIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* objectsIn(one)
  else if (typeof value === 'object' && value !== null) {
    yield value as Node
    yield* objectsIn(Object.values(value))
  }
}

/** Ids that a graph refers to and that no node of it has. */
export function looseEnds(nodes: readonly Node[]): readonly string[] {
  const objects = [...objectsIn(nodes)]
  const isReference = (one: Node) => Object.keys(one).length === 1
  const borne = new Set(objects.filter((one) => !isReference(one)).map((one) => one['@id']))
  return objects.filter(isReference).flatMap(({ '@id': id }) => (typeof id === 'string' && !borne.has(id) ? [id] : []))
}
