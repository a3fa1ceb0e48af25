import { expect, it, vi } from 'vitest'
import { hostile, loadScript, settled, textOf, useConsole } from './console-page.ts'

const page = useConsole()

/** Shows what a script makes. */
async function shown(script: string, name: string, ...values: readonly unknown[]): Promise<Element> {
  const { [name]: make } = await loadScript(script)
  page.main.replaceChildren(make(...values))
  return page.main
}

const days = [
  { t: '2026-11-18T00:00:00Z', values: { training: 3, search_index: 4 } },
  { t: '2026-11-19T00:00:00Z', values: null },
  { t: '2026-11-20T00:00:00Z', values: { training: 2 } },
]
const chart = (points: readonly object[] = days) => shown('chart.js', 'stackedBars', 'Fetches', points)
const drawnBars = (main: Element) =>
  [...main.querySelectorAll('svg[role=img] > rect')].map((bar) =>
    ['x', 'y', 'width', 'height'].map((name) => Number(bar.getAttribute(name))),
  )
const row = (many: number) => Array.from({ length: many }, (_one, at) => ({ t: `2026-11-${10 + at}`, values: { training: 1 } }))

it('a chart has its numbers as a table, the most frequent first, without days of which nothing is known', async () => {
  const main = await chart()
  expect(page.cells('Fetches')).toEqual([
    ['2026-11-18', '3', '4'],
    ['2026-11-20', '2', '0'],
  ])
  // 5 of training and 4 of the index
  expect([...main.querySelectorAll('thead th')].map(textOf)).toEqual(['From', 'training', 'search index'])
})

it('a chart names its colours, and says where its numbers are', async () => {
  const main = await chart()
  expect([...main.querySelectorAll('.legend li')].map(textOf)).toEqual(['training', 'search index'])
  expect(main.querySelector('svg')?.getAttribute('aria-label')).toBe('Fetches. The numbers are in the table below.')
})

it('bars are on each other and to scale, each day at its place', async () => {
  const [first, second, third, ...others] = drawnBars(await chart())
  expect(others).toEqual([])
  const [x1, y1, width, height1] = first!
  const [x2, y2, , height2] = second!
  expect(x2).toBe(x1)
  expect(y2! + height2!).toBeCloseTo(y1!)
  expect(height2! / height1!).toBeCloseTo(4 / 3)
  expect(third![3]! / height1!).toBeCloseTo(2 / 3)
  expect(y1! + height1!).toBeCloseTo(196)
  expect(y2).toBeCloseTo(8)
  expect(third![0]! - x1!).toBeCloseTo((680 / 3) * 2)
  expect(width).toBeCloseTo((680 / 3) * 0.8)
})

it('each of the first seven has a colour and a pattern of its own, the others share one', async () => {
  const values = Object.fromEntries(Array.from({ length: 10 }, (_one, at) => [`agent-${at}`, 20 - at]))
  const main = await chart([{ t: '2026-11-18', values }])
  expect([...main.querySelectorAll('.legend li')].map(textOf)).toEqual([...Array.from({ length: 7 }, (_one, at) => `agent ${at}`), 'other'])
  const fills = [...main.querySelectorAll('svg[role=img] > rect')].map((bar) => bar.getAttribute('fill'))
  expect(new Set(fills).size).toBe(8)
  expect(page.cells('Fetches')[0]?.at(-1)).toBe(String(13 + 12 + 11))
  for (const fill of fills.filter((one) => one?.startsWith('url')))
    expect(main.querySelector(`pattern[id="${fill?.slice(5, -1)}"]`)).not.toBeNull()
})

it('seven kinds need no share', async () => {
  const values = Object.fromEntries(Array.from({ length: 7 }, (_one, at) => [`agent-${at}`, 20 - at]))
  const main = await chart([{ t: '2026-11-18', values }])
  expect([...main.querySelectorAll('.legend li')].map(textOf)).not.toContain('other')
})

it('two charts of a page have patterns of their own', async () => {
  const { stackedBars } = await loadScript('chart.js')
  page.main.replaceChildren(stackedBars('One', days), stackedBars('Two', days))
  const ids = [...page.main.querySelectorAll('pattern')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each([
  [false, '0 0 720 220', 6, ['11-10', '11-11', '11-12', '11-13', '11-14', '11-15']],
  [false, '0 0 720 220', 12, ['11-10', '11-12', '11-14', '11-16', '11-18', '11-20']],
  [true, '0 0 340 180', 6, ['11-10', '11-13']],
])('days are named as far apart as they can be read: on a phone %s', async (isNarrow, viewBox, many, names) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
  const main = await chart(row(many))
  const svg = main.querySelector('svg')
  expect(svg?.getAttribute('viewBox')).toBe(viewBox)
  expect([...main.querySelectorAll('svg > text:not([text-anchor])')].map(textOf)).toEqual(names)
})

it.each([
  [4, ['0', '2', '4']],
  [5, ['0', '5']],
  [0, ['0', '1']],
])('a scale up to %d has whole numbers', async (count, marks) => {
  const main = await chart([{ t: '2026-11-18', values: { training: count } }])
  expect([...main.querySelectorAll('svg > text[text-anchor=end]')].map(textOf)).toEqual(marks)
})

it('a few numbers are bars to scale, with their names and values', async () => {
  const main = await shown('chart.js', 'bars', 'Scores', ['AEO', 'SEO'], [40, 80])
  expect(main.querySelector('svg')?.getAttribute('aria-label')).toBe('Scores. AEO: 40, SEO: 80')
  expect([...main.querySelectorAll('text')].map(textOf)).toEqual(['40', 'AEO', '80', 'SEO'])
  expect(drawnBars(main)).toEqual([
    [8, 74, 164, 56],
    [188, 18, 164, 112],
  ])
  const [first] = main.querySelectorAll('text')
  expect([first?.getAttribute('x'), first?.getAttribute('y')]).toEqual(['90', '69'])
})

it('an element takes text as text, and leaves out what is nothing', async () => {
  const main = await shown(
    'element.js',
    'element',
    'p',
    { title: 'T', hidden: true, lang: null, dir: undefined, id: false },
    hostile,
    0,
    null,
    false,
    ['a', undefined],
  )
  const made = main.firstElementChild
  expect(new Map([...(made?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual(
    new Map([
      ['title', 'T'],
      ['hidden', ''],
    ]),
  )
  expect(made?.textContent).toBe(`${hostile}0a`)
  page.expectHarmless()
})

it('columns of numbers are at their end, under a heading for each column and row', async () => {
  const main = await shown('element.js', 'table', 'A table', ['Name', '#Count', 'Note'], [['one', '2', 'three']])
  expect([...main.querySelectorAll('thead th')].map((one) => [textOf(one), one.className, one.getAttribute('scope')])).toEqual([
    ['Name', '', 'col'],
    ['Count', 'number-cell', 'col'],
    ['Note', '', 'col'],
  ])
  expect([...main.querySelectorAll('tbody tr > *')].map((one) => [one.localName, one.className])).toEqual([
    ['th', ''],
    ['td', 'number-cell'],
    ['td', ''],
  ])
  expect(main.querySelector('[role=region]')?.getAttribute('tabindex')).toBe('0')
})

it.each([
  ['a note', 'Why', true],
  ['no note', undefined, false],
])('a field has its label and %s', async (_what, note, isDescribed) => {
  const { field, element } = await loadScript('element.js')
  page.main.replaceChildren(field('One', element('input', { name: 'one' }), note), field('Two', element('input', { name: 'two' }), note))
  const [one, two] = [page.field('one'), page.field('two')]
  expect(one.id).not.toBe(two.id)
  expect(textOf(page.main.querySelector(`label[for=${one.id}]`))).toBe('One')
  expect(one.getAttribute('aria-describedby')).toBe(isDescribed ? `${one.id}-note` : null)
  expect(textOf(page.main.querySelector(`#${one.id}-note`))).toBe(isDescribed ? 'Why' : '')
})

it('one of several values is chosen', async () => {
  const main = await shown(
    'element.js',
    'choices',
    'kind',
    [
      ['a', 'The a'],
      ['b', 'The b'],
    ],
    'b',
  )
  expect(page.field('kind').value).toBe('b')
  expect([...main.querySelectorAll('option')].map(textOf)).toEqual(['The a', 'The b'])
})

it('what cannot be taken back is done at the second press, and a screen reader hears so', async () => {
  const act = vi.fn()
  const main = await shown('element.js', 'askingButton', 'Revoke', 'the key', act)
  expect(main.querySelector('button')?.getAttribute('aria-label')).toBe('Revoke the key')
  await page.press('Revoke')
  expect(act).not.toHaveBeenCalled()
  expect(main.querySelector('button')?.getAttribute('aria-label')).toBe('Really revoke the key? Press again.')
  await page.press('Really revoke?')
  expect(act).toHaveBeenCalledOnce()
})

it.each([
  ['copied', () => Promise.resolve(), 'Copied.'],
  ['refused by the browser', () => Promise.reject(new Error('no')), 'The browser did not allow it; select the text and copy it.'],
])('a text is %s, and that is said', async (_what, answer, said) => {
  const writeText = vi.fn((_text: string) => answer())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const main = await shown('element.js', 'copyButton', 'Copy', 'the text', 'of the key')
  expect(main.querySelector('button')?.getAttribute('aria-label')).toBe('Copy: of the key')
  await page.press('Copy')
  await settled()
  expect(writeText.mock.calls).toEqual([['the text']])
  expect(textOf(main.querySelector('[role=status]'))).toBe(said)
})
