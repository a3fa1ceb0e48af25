/** Cells of a table of comparisons; beyond it only what is unique is paired. */
const maxCells = { equal: 250_000, alike: 10_000 } as const

/** Likeness, of 0 to 1, from which on two texts count as two forms of one. */
const sameFrom = 0.5

export interface Comparison<Item> {
  /** Equal for what is the same. */
  readonly key: (item: Item) => string
  /** Of 0 to 1. */
  readonly likeness: (before: Item, now: Item) => number
  /** Whether two that are left between the same neighbours, at the same place of as many, are two forms of one, however different. */
  readonly maySucceed: (before: Item, now: Item, isBetweenPairs: boolean) => boolean
}

/**
 * Pairs the items of two lists, each at most once: what is equal in order, then what is equal elsewhere, then what is
 * alike. @returns for each item before the index of the same item now, else null
 */
export function align<Item>(
  before: readonly Item[],
  now: readonly Item[],
  { key, likeness, maySucceed }: Comparison<Item>,
): readonly (number | null)[] {
  const pairs: (number | null)[] = before.map(() => null)
  const taken = new Set<number>()
  const pair = (left: number, right: number): void => {
    pairs[left] = right
    taken.add(right)
  }
  const keys = { before: before.map(key), now: now.map(key) }
  pairEqual(keys.before, keys.now, pair)

  // pairs that rise on both sides, and the blocks between them
  const rising = [...pairs]
  const free = (index: number): boolean => !taken.has(index)
  const places = placesOf(keys.now, free)
  for (const [left, value] of keys.before.entries()) {
    const place = pairs[left] === null ? places.get(value)?.shift() : undefined
    if (place !== undefined) pair(left, place)
  }

  const like = (left: number, right: number): number => likeness(before[left]!, now[right]!)
  const openIn = (lefts: readonly number[], rights: readonly number[]) =>
    [lefts.filter((left) => pairs[left] === null), rights.filter(free)] as const
  for (const { lefts, rights } of gapsOf(rising, now.length)) {
    const open = openIn(lefts, rights)
    if (open[0].length * open[1].length > maxCells.alike) continue
    pairAlike(...open, like, (one, other) => {
      pair(one, other)
      rising[one] = other
    })
  }
  const left = openIn([...before.keys()], [...now.keys()])
  if (left[0].length * left[1].length <= maxCells.alike) pairMostAlike(...left, like, pair)
  for (const { lefts, rights } of gapsOf(rising, now.length)) {
    const [ones, others] = openIn(lefts, rights)
    if (ones.length !== others.length) continue
    for (const [index, one] of ones.entries()) {
      const other = others[index]!
      const isBetween = ([-1, 1] as const).every((step) =>
        before[one + step] === undefined ? now[other + step] === undefined : pairs[one + step] === other + step,
      )
      if (maySucceed(before[one]!, now[other]!, isBetween)) pair(one, other)
    }
  }
  return pairs
}

function placesOf(keys: readonly string[], isFree: (index: number) => boolean): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [index, key] of keys.entries()) {
    if (!isFree(index)) continue
    const known = places.get(key)
    if (known) known.push(index)
    else places.set(key, [index])
  }
  return places
}

/** Pairs equal items in order: from both ends, then around those that each list has once, then by the longest common sequence. */
function pairEqual(before: readonly string[], now: readonly string[], pair: (left: number, right: number) => void): void {
  const waiting = [{ from: [0, 0] as const, to: [before.length, now.length] as const }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    let [left, right] = next.from
    let [leftEnd, rightEnd] = next.to
    while (left < leftEnd && right < rightEnd && before[left] === now[right]) pair(left++, right++)
    while (left < leftEnd && right < rightEnd && before[leftEnd - 1] === now[rightEnd - 1]) pair(--leftEnd, --rightEnd)
    if (left === leftEnd || right === rightEnd) continue
    const anchors = uniqueInOrder(before, now, [left, leftEnd], [right, rightEnd])
    if (anchors.length === 0) {
      if ((leftEnd - left) * (rightEnd - right) <= maxCells.equal) pairLongest(before, now, [left, leftEnd], [right, rightEnd], pair)
      continue
    }
    for (const [atLeft, atRight] of anchors) {
      pair(atLeft, atRight)
      waiting.push({ from: [left, right], to: [atLeft, atRight] })
      left = atLeft + 1
      right = atRight + 1
    }
    waiting.push({ from: [left, right], to: [leftEnd, rightEnd] })
  }
}

type Span = readonly [start: number, end: number]

/** Items that occur once in each span, as many as are in the same order. */
function uniqueInOrder(
  before: readonly string[],
  now: readonly string[],
  lefts: Span,
  rights: Span,
): readonly (readonly [left: number, right: number])[] {
  const once = (keys: readonly string[], [start, end]: Span): Map<string, number> => {
    const found = new Map<string, number>()
    for (let index = start; index < end; index++) found.set(keys[index]!, found.has(keys[index]!) ? -1 : index)
    return found
  }
  const [left, right] = [once(before, lefts), once(now, rights)]
  const both = [...left].flatMap(([key, index]) => {
    const other = right.get(key) ?? -1
    return index === -1 || other === -1 ? [] : [[index, other] as const]
  })
  // the longest rising sequence; tails[n]: where one of n + 1 items ends lowest
  const tails: number[] = []
  const previous = both.map(() => -1)
  for (const [index, [, place]] of both.entries()) {
    let [low, high] = [0, tails.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (both[tails[middle]!]![1] < place) low = middle + 1
      else high = middle
    }
    previous[index] = low === 0 ? -1 : tails[low - 1]!
    tails[low] = index
  }
  const chosen: (readonly [number, number])[] = []
  for (let index = tails.at(-1) ?? -1; index !== -1; index = previous[index]!) chosen.push(both[index]!)
  return chosen.reverse()
}

function pairLongest(
  before: readonly string[],
  now: readonly string[],
  [left, leftEnd]: Span,
  [right, rightEnd]: Span,
  pair: (left: number, right: number) => void,
): void {
  walkTable(
    leftEnd - left,
    rightEnd - right,
    (row, column) => (before[left + row] === now[right + column] ? 1 : 0),
    (row, column) => pair(left + row, right + column),
  )
}

function pairAlike(
  lefts: readonly number[],
  rights: readonly number[],
  likeness: (left: number, right: number) => number,
  pair: (left: number, right: number) => void,
): void {
  walkTable(
    lefts.length,
    rights.length,
    (row, column) => {
      const value = likeness(lefts[row]!, rights[column]!)
      return value >= sameFrom ? value : 0
    },
    (row, column) => pair(lefts[row]!, rights[column]!),
  )
}

/** Pairs what is alike wherever it stands, the most alike first. */
function pairMostAlike(
  lefts: readonly number[],
  rights: readonly number[],
  likeness: (left: number, right: number) => number,
  pair: (left: number, right: number) => void,
): void {
  const found = lefts.flatMap((left) => rights.map((right) => ({ left, right, likeness: likeness(left, right) })))
  const used = { left: new Set<number>(), right: new Set<number>() }
  for (const { left, right } of found.filter((each) => each.likeness >= sameFrom).sort((one, other) => other.likeness - one.likeness)) {
    if (used.left.has(left) || used.right.has(right)) continue
    used.left.add(left)
    used.right.add(right)
    pair(left, right)
  }
}

/** Pairs rows and columns in order so that their weights add up to the most. */
function walkTable(
  rows: number,
  columns: number,
  weight: (row: number, column: number) => number,
  pair: (row: number, column: number) => void,
): void {
  const width = columns + 1
  const best = new Float64Array((rows + 1) * width)
  const weights = new Float64Array(rows * columns)
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) {
      const value = weight(row, column)
      weights[row * columns + column] = value
      const skipped = Math.max(best[(row + 1) * width + column]!, best[row * width + column + 1]!)
      best[row * width + column] = value === 0 ? skipped : Math.max(skipped, value + best[(row + 1) * width + column + 1]!)
    }
  let [row, column] = [0, 0]
  while (row < rows && column < columns) {
    const value = weights[row * columns + column]!
    const here = best[row * width + column]!
    if (value > 0 && here === value + best[(row + 1) * width + column + 1]!) pair(row++, column++)
    else if (here === best[(row + 1) * width + column]!) row++
    else column++
  }
}

/** What is left on both sides between two neighbouring pairs. @param pairs rising */
function gapsOf(
  pairs: readonly (number | null)[],
  length: number,
): readonly { readonly lefts: readonly number[]; readonly rights: readonly number[] }[] {
  const gaps: { lefts: number[]; rights: number[] }[] = []
  let lefts: number[] = []
  let next = 0
  const end = (until: number): void => {
    const rights = Array.from({ length: until - next }, (_, index) => next + index)
    if (lefts.length > 0 && rights.length > 0) gaps.push({ lefts, rights })
    lefts = []
  }
  for (const [left, right] of pairs.entries()) {
    if (right === null) lefts.push(left)
    else {
      end(right)
      next = right + 1
    }
  }
  end(length)
  return gaps
}
