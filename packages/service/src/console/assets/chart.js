import { drawing, element, table } from './element.js'

/** Colours that stay apart for colour-blind readers (Okabe and Ito 2008), each with a pattern of its own. */
const colours = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#7f7f7f', '#b8a800']
const patterns = [null, 'M0 6L6 0', 'M0 3H6', 'M3 0V6', 'M0 0L6 6', 'M0 6L6 0M0 0L6 6', 'M0 3H6M3 0V6', 'M3 2V4']

/** Sizes of a drawing, in its own units: few on a phone, so that its words stay readable when it is made to fit. */
const sizeOf = (isNarrow) => ({ width: isNarrow ? 340 : 720, height: isNarrow ? 180 : 220, left: 40, bottom: 24, top: 8 })

/** Width that a day's name takes, with the space to the next one. */
const dayWidth = 110

let charts = 0

/**
 * Stacked bars over time, with a legend and the same numbers as a table.
 * @param {string} caption
 * @param {readonly { t: string, values: Record<string, number> | null }[]} points values null: nothing is known
 */
export function stackedBars(caption, points) {
  const prefix = `chart-${++charts}`
  const size = sizeOf(matchMedia('(max-width: 40rem)').matches)
  const totals = new Map()
  for (const { values } of points) for (const [name, n] of Object.entries(values ?? {})) totals.set(name, (totals.get(name) ?? 0) + n)
  const names = [...totals].sort(([, one], [, other]) => other - one).map(([name]) => name)
  const shown = names.slice(0, colours.length - 1)
  const rest = names.slice(colours.length - 1)
  const series = rest.length === 0 ? shown : [...shown, 'other']
  const countOf = (values, name) =>
    name === 'other' && rest.length > 0 ? rest.reduce((sum, each) => sum + (values?.[each] ?? 0), 0) : (values?.[name] ?? 0)
  const highest = Math.max(1, ...points.map(({ values }) => Object.values(values ?? {}).reduce((sum, n) => sum + n, 0)))
  const inner = { width: size.width - size.left, height: size.height - size.bottom - size.top }
  const step = inner.width / points.length
  const y = (n) => size.top + inner.height * (1 - n / highest)

  const fill = (index) => (patterns[index] === null ? colours[index] : `url(#${prefix}-${index})`)
  const definitions = drawing(
    'defs',
    {},
    series.map((_, index) =>
      patterns[index] === null
        ? null
        : drawing(
            'pattern',
            { id: `${prefix}-${index}`, width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
            drawing('rect', { width: 6, height: 6, fill: colours[index] }),
            drawing('path', { d: patterns[index], stroke: '#ffffff', 'stroke-opacity': 0.7, 'stroke-width': 1.2 }),
          ),
    ),
  )
  const bars = points.flatMap(({ values }, position) => {
    let below = 0
    return series.map((name, index) => {
      const n = countOf(values, name)
      if (n === 0) return null
      const top = y(below + n)
      const bar = drawing('rect', {
        x: size.left + position * step + step * 0.1,
        y: top,
        width: step * 0.8,
        height: y(below) - top,
        fill: fill(index),
      })
      below += n
      return bar
    })
  })
  const marks = [0, highest / 2, highest].filter((n) => Number.isInteger(n))
  const every = Math.ceil((points.length * dayWidth) / inner.width)
  const chart = drawing(
    'svg',
    { viewBox: `0 0 ${size.width} ${size.height}`, role: 'img', 'aria-label': `${caption}. The numbers are in the table below.` },
    definitions,
    marks.flatMap((n) => [
      drawing('line', { x1: size.left, x2: size.width, y1: y(n), y2: y(n), stroke: 'var(--line)' }),
      drawing('text', { x: size.left - 6, y: y(n) + 4, 'text-anchor': 'end' }, n.toLocaleString()),
    ]),
    bars,
    points.map(({ t }, position) =>
      position % every === 0 ? drawing('text', { x: size.left + position * step + step * 0.1, y: size.height - 6 }, t.slice(5, 10)) : null,
    ),
  )
  const legend = element(
    'ul',
    { class: 'legend' },
    series.map((name, index) =>
      element(
        'li',
        {},
        drawing('svg', { viewBox: '0 0 12 12', 'aria-hidden': true }, drawing('rect', { width: 12, height: 12, fill: fill(index) })),
        words(name),
      ),
    ),
  )
  const rows = points
    .filter(({ values }) => values !== null)
    .map(({ t, values }) => [t.slice(0, 10), ...series.map((name) => countOf(values, name).toLocaleString())])
  return element(
    'div',
    {},
    chart,
    legend,
    element(
      'details',
      {},
      element('summary', {}, 'Numbers as a table'),
      table(caption, ['From', ...series.map((name) => `#${words(name)}`)], rows),
    ),
  )
}

/** A few numbers as bars with their labels below and their values above. */
export function bars(caption, labels, values) {
  const [width, height] = [360, 150]
  const highest = Math.max(1, ...values)
  const step = width / values.length
  return element(
    'figure',
    { class: 'bars' },
    element('figcaption', { class: 'small' }, caption),
    drawing(
      'svg',
      {
        viewBox: `0 0 ${width} ${height}`,
        role: 'img',
        'aria-label': `${caption}. ${labels.map((label, index) => `${label}: ${values[index]}`).join(', ')}`,
      },
      values.flatMap((value, index) => {
        const top = 18 + (height - 38) * (1 - value / highest)
        const middle = (index + 0.5) * step
        return [
          drawing('rect', { x: index * step + 8, y: top, width: step - 16, height: height - 20 - top, fill: 'var(--accent)' }),
          drawing('text', { x: middle, y: top - 5, 'text-anchor': 'middle' }, value.toLocaleString()),
          drawing('text', { x: middle, y: height - 5, 'text-anchor': 'middle' }, labels[index]),
        ]
      }),
      drawing('path', { d: `M0 ${height - 20}H${width}`, stroke: 'var(--line)' }),
    ),
  )
}

/** `search_index` → `search index`. */
export const words = (name) => name.replaceAll('_', ' ').replaceAll('-', ' ')
