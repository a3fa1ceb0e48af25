import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Half, halfOf, hashOf } from './halves.ts'

/** A page of the labelled set. `language` as its publisher declares it. */
export interface DrawnPage {
  readonly id: string
  readonly url: string | null
  readonly domain: string
  readonly language: string | null
}

interface Round {
  /** Pages that no earlier round drew. */
  readonly pages: number
  readonly otherLanguages: number
  /** An earlier round whose pages are read again, because what is shown of them has changed. */
  readonly again?: number
  /** Our own short articles are read for their order, too. */
  readonly own?: true
}

const rounds: Readonly<Record<number, Round>> = {
  1: { pages: 40, otherLanguages: 14 },
  2: { pages: 60, otherLanguages: 20 },
  3: { pages: 20, otherLanguages: 0, again: 1, own: true },
  4: { pages: 0, otherLanguages: 0, again: 2 },
  5: { pages: 0, otherLanguages: 0, again: 3, own: true },
  6: { pages: 0, otherLanguages: 0, again: 2 },
  7: { pages: 0, otherLanguages: 0, again: 3, own: true },
  8: { pages: 0, otherLanguages: 0, again: 2 },
}

/** True for a round that reads our own articles. */
export const includesOwnArticles = (round: number): boolean => rounds[round]?.own === true

const maxPerDomain = 2

/** The pages of a round: of the reading half, by the hash of their ids, at most two of a domain, so many that are not in English; then those of the round read again. */
export function drawPages(folder: string, round: number, half: Half = 'reading'): readonly DrawnPage[] {
  const all = readFileSync(join(folder, 'pages/gold.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DrawnPage)
    .filter(({ domain }) => halfOf(domain) === half)
    .sort((a, b) => hashOf(`read:${a.id}`) - hashOf(`read:${b.id}`))
  const taken = new Set<string>()
  for (let number = 1; number <= round; number += 1) {
    const wanted = rounds[number]
    if (wanted === undefined) throw new Error(`No round ${number}; there are ${Object.keys(rounds).join(', ')}`)
    const drawn = drawFrom(
      all.filter(({ id }) => !taken.has(id)),
      wanted,
    )
    if (number === round) return wanted.again === undefined ? drawn : [...drawn, ...drawPages(folder, wanted.again, half)]
    for (const { id } of drawn) taken.add(id)
  }
  return []
}

function drawFrom(pages: readonly DrawnPage[], wanted: { readonly pages: number; readonly otherLanguages: number }): readonly DrawnPage[] {
  const isOther = ({ language }: DrawnPage): boolean => language !== null && !language.toLowerCase().startsWith('en')
  const drawn: DrawnPage[] = []
  const take = (from: readonly DrawnPage[], max: number): void => {
    for (const page of from) {
      if (drawn.length >= max) return
      if (!drawn.includes(page) && drawn.filter(({ domain }) => domain === page.domain).length < maxPerDomain) drawn.push(page)
    }
  }
  take(pages.filter(isOther), wanted.otherLanguages)
  take(pages, wanted.pages)
  return drawn
}

/** The markup of a page. */
export const readPage = (folder: string, id: string): string =>
  gunzipSync(readFileSync(join(folder, `pages/${id}.html.gz`))).toString('utf8')
