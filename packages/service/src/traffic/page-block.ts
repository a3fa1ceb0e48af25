/** Sums of pages over whole UTC days of one or more sites, by kinds of hits (`traffic_class`). Times are milliseconds. */
export interface PageBlock {
  /** The first day. */
  readonly from: number
  readonly classes: readonly BlockClass[]
  /** Times between fetches of a page by an agent that are within the block, by agent, then by the state whose hits count. */
  readonly gaps: Readonly<Record<string, Readonly<Record<string, readonly Gap[]>>>>
  /** Ids of pages. */
  readonly paths: Float64Array
  /** Position after the last cell of each page. */
  readonly ends: Uint32Array
  /** Place of each cell’s class. */
  readonly places: Uint16Array
  readonly n: Float64Array
  readonly nOk: Float64Array
  /** First and last good answer, since `from`: 32 bits hold 49 days. They say nothing where none was good. */
  readonly first: Uint32Array
  readonly last: Uint32Array
}

interface BlockClass {
  readonly id: number
  /** Begin and end of what is known of it. */
  readonly first: number
  readonly last: number
}

/** Half hours, and how often they were seen. */
type Gap = readonly [halfHours: number, n: number]

/** The facts of a class that a block is made of. */
export interface PageClass {
  readonly id: number
  readonly agentId: string
  readonly verification: string
}

/** States that count unless one is asked for. */
const genuineStates: readonly string[] = ['verified', 'unverifiable', 'unchecked']

/** Name of all genuine states together. */
const genuine = 'genuine'

const halfHourMs = 30 * 60 * 1000
export const halfHoursOf = (gapMs: number): number => Math.floor(gapMs / halfHourMs)

interface Cell {
  n: number
  nOk: number
  first: number
  last: number
  /** First and last good answer of each day. */
  readonly fetches: number[]
}

/**
 * The block of rows as `readNumbers` gives them: path, place of the class, first time since the first day; and, where the place is negative
 * (-1 - place), fetches, good ones and last time.
 */
export function buildPageBlock(from: number, values: readonly number[], classes: readonly PageClass[]): PageBlock {
  const pages = new Map<number, (Cell | undefined)[]>()
  const known = classes.map(({ id }) => ({ id, first: Number.POSITIVE_INFINITY, last: 0 }))
  let cells = 0
  for (let at = 0; at < values.length; ) {
    const isOne = values[at + 1]! >= 0
    const place = isOne ? values[at + 1]! : -1 - values[at + 1]!
    const first = values[at + 2]!
    const n = isOne ? 1 : values[at + 3]!
    const nOk = isOne ? 1 : values[at + 4]!
    const last = isOne ? first : values[at + 5]!
    let page = pages.get(values[at]!)
    if (page === undefined) {
      page = []
      pages.set(values[at]!, page)
    }
    at += isOne ? 3 : 6
    const own = known[place]!
    own.first = Math.min(own.first, from + first)
    own.last = Math.max(own.last, from + last)
    let cell = page[place]
    if (cell === undefined) {
      cell = { n: 0, nOk: 0, first: 0, last: 0, fetches: [] }
      page[place] = cell
      cells++
    }
    if (nOk > 0) {
      cell.first = cell.nOk === 0 ? first : Math.min(cell.first, first)
      cell.last = Math.max(cell.last, last)
      cell.fetches.push(nOk, first, last)
    }
    cell.n += n
    cell.nOk += nOk
  }
  const block = {
    from,
    paths: new Float64Array(pages.size),
    ends: new Uint32Array(pages.size),
    places: new Uint16Array(cells),
    n: new Float64Array(cells),
    nOk: new Float64Array(cells),
    first: new Uint32Array(cells),
    last: new Uint32Array(cells),
  }
  const agents = agentsOf(classes)
  let [pageAt, cellAt] = [0, 0]
  for (const [id, page] of pages) {
    for (const [place, cell] of page.entries()) {
      if (cell === undefined) continue
      block.places[cellAt] = place
      block.n[cellAt] = cell.n
      block.nOk[cellAt] = cell.nOk
      block.first[cellAt] = cell.first
      block.last[cellAt] = cell.last
      cellAt++
    }
    for (const { states } of agents.values()) {
      for (const { places, gaps } of states.values()) addGaps(gaps, page, places)
    }
    block.paths[pageAt] = id
    block.ends[pageAt] = cellAt
    pageAt++
  }
  const gaps = Object.fromEntries(
    [...agents].map(([agentId, { states }]) => [agentId, Object.fromEntries([...states].map(([state, { gaps }]) => [state, [...gaps]]))]),
  )
  return { ...block, classes: known, gaps }
}

interface State {
  readonly places: number[]
  readonly gaps: Map<number, number>
}

/** By agent, the places of its classes by their states, and of all genuine ones together where they are several. */
function agentsOf(classes: readonly PageClass[]): ReadonlyMap<string, { readonly states: Map<string, State> }> {
  const agents = new Map<string, { readonly states: Map<string, State> }>()
  for (const [place, { agentId, verification }] of classes.entries()) {
    const agent = agents.get(agentId) ?? { states: new Map<string, State>() }
    agents.set(agentId, agent)
    const state: State = agent.states.get(verification) ?? { places: [], gaps: new Map() }
    agent.states.set(verification, state)
    state.places.push(place)
  }
  for (const { states } of agents.values()) {
    const own = genuineStates.flatMap((name) => states.get(name) ?? [])
    if (own.length > 1) states.set(genuine, { places: own.flatMap((state) => state.places), gaps: new Map() })
  }
  return agents
}

/** Gaps of an agent that are within a block, where hits of these states count. */
export function gapsOf(block: PageBlock, agentId: string, verification: readonly string[]): readonly Gap[] {
  const states = block.gaps[agentId] ?? {}
  if (verification.length === 1) return states[verification[0]!] ?? []
  // of an agent whose hits have one state, that one's are all
  return states[genuine] ?? genuineStates.flatMap((state) => states[state] ?? [])
}

function addGap(gaps: Map<number, number>, gapMs: number, n: number): void {
  const halfHours = halfHoursOf(gapMs)
  gaps.set(halfHours, (gaps.get(halfHours) ?? 0) + n)
}

/** Gaps of a page between the days’ fetches of these classes, and within each. */
function addGaps(gaps: Map<number, number>, page: readonly (Cell | undefined)[], places: readonly number[]): void {
  const fetches: [number, number][] = []
  for (const place of places) {
    const own = page[place]?.fetches ?? []
    for (let at = 0; at < own.length; at += 3) {
      const [nOk, first, last] = [own[at]!, own[at + 1]!, own[at + 2]!]
      if (nOk > 1) addGap(gaps, Math.floor((last - first) / (nOk - 1)), nOk - 1)
      fetches.push([first, last])
    }
  }
  if (fetches.length < 2) return
  fetches.sort((one, other) => one[0] - other[0] || one[1] - other[1])
  let end = fetches[0]![1]
  for (const [first, last] of fetches.slice(1)) {
    if (first >= end) addGap(gaps, first - end, 1)
    end = Math.max(end, last)
  }
}

/** Changes with the layout, and reads differently where bytes are in another order: such a block is made anew. */
const layout = 0x0201cb01
const headBytes = 16

/** The block as bytes: a head, JSON, then columns of numbers aligned to eight bytes. */
export function packPageBlock(block: PageBlock): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify({ classes: block.classes, gaps: block.gaps }))
  const { paths, n, nOk, ends, first, last, places } = block
  const columns = [paths, n, nOk, ends, first, last, places]
  const columnsAt = headBytes + Math.ceil(text.length / 8) * 8
  const packed = new Uint8Array(columnsAt + columns.reduce((sum, { byteLength }) => sum + byteLength, 0))
  new Uint32Array(packed.buffer, 0, 4).set([layout, text.length, paths.length, places.length])
  packed.set(text, headBytes)
  let at = columnsAt
  for (const column of columns) {
    packed.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at)
    at += column.byteLength
  }
  return packed
}

/** null: another version’s, or damaged. */
export function unpackPageBlock(from: number, packed: Uint8Array): PageBlock | null {
  if (packed.length < headBytes) return null
  // a copy: numbers are read where they begin at a multiple of their size, and a Buffer’s bytes are part of others
  const { buffer } = new Uint8Array(packed)
  const [found, textLength, pages, cells] = new Uint32Array(buffer, 0, 4) as unknown as [number, number, number, number]
  let at = headBytes + Math.ceil(textLength / 8) * 8
  if (found !== layout || at + pages * 12 + cells * 26 !== packed.length) return null
  const { classes, gaps }: Pick<PageBlock, 'classes' | 'gaps'> = JSON.parse(
    new TextDecoder().decode(new Uint8Array(buffer, headBytes, textLength)),
  )
  const next = <Column>(Kind: new (buffer: ArrayBufferLike, at: number, length: number) => Column, bytes: number, length: number) => {
    at += bytes * length
    return new Kind(buffer, at - bytes * length, length)
  }
  return {
    from,
    classes,
    gaps,
    paths: next(Float64Array, 8, pages),
    n: next(Float64Array, 8, cells),
    nOk: next(Float64Array, 8, cells),
    ends: next(Uint32Array, 4, pages),
    first: next(Uint32Array, 4, cells),
    last: next(Uint32Array, 4, cells),
    places: next(Uint16Array, 2, cells),
  }
}
