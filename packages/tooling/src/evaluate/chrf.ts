/** Longest stretches that are compared, and how much recall weighs, as in the papers. */
const orders = { characters: 6, words: 2 } as const
const beta = 2

/** For each length of stretches: how many a translation has, how many its reference has, and how many both have. */
export type Matches = readonly (readonly [given: number, wanted: number, common: number])[]

/** Punctuation that is parted from the word it begins or ends: that of ASCII. */
const punctuation = new Set('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~')

/**
 * Matches of a translation with a reference: stretches of 1 to 6 characters without blanks, and of 1 and 2 words.
 *
 * Sources: Popović, chrF, <https://aclanthology.org/W15-3049/>, and chrF++, <https://aclanthology.org/W17-4770/>; words are parted, and lengths that one side
 * lacks left out, as sacreBLEU 2 does.
 *
 * @param words longest stretch of words; 0: chrF
 */
export function matchesOf(translation: string, reference: string, words: 0 | 2 = orders.words): Matches {
  const compare = (given: readonly string[], wanted: readonly string[], most: number): Matches =>
    Array.from({ length: most }, (_, index) => matchesOfLength(given, wanted, index + 1))
  const characters = (text: string): readonly string[] => [...text.replace(/\s+/gu, '')]
  return [
    ...compare(characters(translation), characters(reference), orders.characters),
    ...compare(wordsOf(translation), wordsOf(reference), words),
  ]
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/u).flatMap((word) => {
    const letters = [...word]
    const [first = '', last = ''] = [letters[0], letters.at(-1)]
    if (letters.length === 0) return []
    if (letters.length > 1 && punctuation.has(last)) return [letters.slice(0, -1).join(''), last]
    return letters.length > 1 && punctuation.has(first) ? [first, letters.slice(1).join('')] : [word]
  })
}

function matchesOfLength(given: readonly string[], wanted: readonly string[], length: number): Matches[number] {
  const counts = new Map<string, number>()
  const stretches = (parts: readonly string[]): readonly string[] =>
    Array.from({ length: Math.max(parts.length - length + 1, 0) }, (_, at) => parts.slice(at, at + length).join('\u0000'))
  const all = stretches(wanted)
  for (const stretch of all) counts.set(stretch, (counts.get(stretch) ?? 0) + 1)
  const own = stretches(given)
  let common = 0
  for (const stretch of own) {
    const left = counts.get(stretch) ?? 0
    if (left > 0) common++
    counts.set(stretch, left - 1)
  }
  return [all.length === 0 ? 0 : own.length, all.length, common]
}

/** The score of a text of segments, 0 to 100: matches are summed first. */
export function chrf(segments: readonly Matches[]): number {
  let [precision, recall, count] = [0, 0, 0]
  for (let at = 0; at < (segments[0]?.length ?? 0); at++) {
    const [given, wanted, common] = [0, 1, 2].map((part) => segments.reduce((sum, matches) => sum + (matches[at]?.[part] ?? 0), 0)) as [
      number,
      number,
      number,
    ]
    if (given === 0 || wanted === 0) continue
    precision += common / given
    recall += common / wanted
    count++
  }
  if (precision + recall === 0) return 0
  const [meanPrecision, meanRecall] = [precision / count, recall / count]
  return (100 * (1 + beta ** 2) * meanPrecision * meanRecall) / (beta ** 2 * meanPrecision + meanRecall)
}
