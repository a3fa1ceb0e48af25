import { type CaseFigures, type Figures, figureOf, labels, type SubjectName } from './figures.ts'

const shown: readonly SubjectName[] = ['edit', 'parsing', 'markdown', 'readability', 'yoastseo']
/** Words of the articles that are compared. */
export const lengths = [500, 2_000, 10_000] as const

/** CSS pixels. */
const size = { width: 760, left: 250, right: 90, top: 86, bar: 14, gap: 4, group: 18, bottom: 52 } as const

/** Powers of ten that the axis spans: from a thousandth to a thousand times the whole analysis. */
const axis = { min: -3, max: 3 } as const

/**
 * A chart of how long each subject takes as a multiple of the whole analysis of the same text (medians, logarithmic axis). Made of the figures
 * alone: the same figures give the same bytes. Colours follow the reader's light or dark preference.
 */
export function speedChart(figures: Figures): string {
  const groups = shown
    .map((name) => ({ name, entries: lengths.flatMap((words) => figureOf(figures, name, words) ?? []) }))
    .filter(({ entries }) => entries.length > 0)
  const plot = size.width - size.left - size.right
  const x = (ratio: number): number => {
    const share = (Math.log10(ratio) - axis.min) / (axis.max - axis.min)
    return Math.round(size.left + plot * Math.min(1, Math.max(0, share)))
  }
  const heightOf = (bars: number): number => bars * (size.bar + size.gap) + size.group
  const height = groups.reduce((sum, { entries }) => sum + heightOf(entries.length), size.top + size.bottom)
  const bottom = height - size.bottom
  const parts: string[] = []
  for (let power: number = axis.min; power <= axis.max; power += 1) {
    const at = x(10 ** power)
    const label = power < 0 ? `1/${10 ** -power}` : `${10 ** power}×`
    parts.push(`<line class="${power === 0 ? 'one' : 'grid'}" x1="${at}" y1="${size.top - 8}" x2="${at}" y2="${bottom}"/>`)
    parts.push(`<text class="small" x="${at}" y="${bottom + 18}" text-anchor="middle">${label}</text>`)
  }
  let top: number = size.top
  for (const { name, entries } of groups) {
    const middle = top + ((size.bar + size.gap) * entries.length) / 2
    parts.push(`<text x="${size.left - 14}" y="${middle + 3}" text-anchor="end">${labels[name]}</text>`)
    for (const [row, entry] of entries.entries()) {
      const ratio = ratioOf(figures, entry)
      const y = top + row * (size.bar + size.gap)
      const [from, to] = [Math.min(x(1), x(ratio)), Math.max(x(1), x(ratio))]
      parts.push(
        `<rect class="words${lengths.indexOf(entry.words as (typeof lengths)[number])}" x="${from}" y="${y}" width="${Math.max(2, to - from)}" height="${size.bar}" rx="2"/>`,
      )
      const text = written(ratio)
      parts.push(
        ratio < 1
          ? `<text class="small" x="${from - 5}" y="${y + 11}" text-anchor="end">${text}</text>`
          : `<text class="small" x="${to + 5}" y="${y + 11}">${text}</text>`,
      )
    }
    top += heightOf(entries.length)
  }
  const key = lengths
    .map((words, index) => {
      const at = size.left + index * 130
      return `<rect class="words${index}" x="${at}" y="52" width="12" height="12" rx="2"/><text class="small" x="${at + 18}" y="62">${words.toLocaleString('en')} words</text>`
    })
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${height}" width="${size.width}" height="${height}" role="img" aria-labelledby="title">
<title id="title">Time compared with Citable’s whole analysis of the same text</title>
<style>
text { font: 13px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1f2328 }
.head { font-weight: 600; font-size: 16px }
.small { font-size: 11px; fill: #59636e }
.paper { fill: #ffffff }
.grid { stroke: #d1d9e0 } .one { stroke: #59636e; stroke-width: 1.5 }
.words0 { fill: #9ec5f5 } .words1 { fill: #3d86dd } .words2 { fill: #15508f }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc } .small { fill: #9198a1 } .paper { fill: #0d1117 }
.grid { stroke: #3d444d } .one { stroke: #9198a1 }
.words0 { fill: #b6d7ff } .words1 { fill: #58a6ff } .words2 { fill: #2f6fc0 }
}
</style>
<rect class="paper" width="${size.width}" height="${height}" rx="6"/>
<text class="head" x="24" y="30">Time, Citable’s whole analysis = 1</text>
${key}
${parts.join('\n')}
<text class="small" x="${size.left}" y="${bottom + 38}">Left of 1: quicker. Right of 1: slower. Logarithmic. Medians of one run on the same texts.</text>
</svg>
`
}

export const ratioOf = (figures: Figures, { words, p50 }: Pick<CaseFigures, 'words' | 'p50'>): number =>
  Math.max(p50, 0.01) / Math.max(figureOf(figures, 'analysis', words)!.p50, 0.01)

/** `0.08 ×`, `1.6 ×`, `52 ×`. */
export const written = (ratio: number): string => `${ratio < 1 ? ratio.toFixed(2) : ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)} ×`
