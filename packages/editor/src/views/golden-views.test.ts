import { optimizationOf, readGoldenCases } from '@citable/contract/golden'
import type { Optimization } from '@citable/contract/present'
import type { AuthorFields, Graph } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { describe, expect, it } from 'vitest'
import { isOptimization } from '../analyzers/is-optimization.ts'
import { createEditorStore } from '../store/store.ts'
import { createFakeAnalyzer, createFakeHost, createManualSchedule, fakeDocument, settlePromises } from '../testing/index.ts'
import { type Catalog, createCatalog } from '../texts/catalog.ts'
import { loadLocale, loadRubricLocale, rubricLocaleTags } from '../texts/locales/load-locale.ts'
import { sections } from './groups.ts'
import { panelView } from './panel-view.ts'
import { schemaView } from './schema/schema-view.ts'

const noFields: AuthorFields = {
  title: null,
  description: null,
  slug: null,
  image: null,
  authors: [],
  datePublished: null,
  dateModified: null,
}

/** The panel of a golden case, as an author would see it. */
const open = async (optimization: Optimization, fields: AuthorFields, catalog: Catalog = createCatalog({ locale: 'en' })) => {
  const analyzer = createFakeAnalyzer()
  const host = createFakeHost(fakeDocument({ fields }))
  const store = createEditorStore({ host, analyzer, clock: () => '2026-11-21', schedule: createManualSchedule().schedule })
  store.start()
  analyzer.last().succeed(optimization)
  await settlePromises()
  store.setFilter('all')
  return { optimization, view: panelView(store.getSnapshot(), catalog) }
}

describe.each(readGoldenCases().map((one) => [one.name, one] as const))('the panel of %s', (_name, golden) => {
  const { input } = golden
  const made = optimizationOf(golden, allPacks)
  const fields = input.kind === 'page' ? noFields : input.fields

  it('can be drawn: the guard at the border lets it in', async () => {
    expect(isOptimization((await open(made, fields)).optimization)).toBe(true)
  })

  it('shows every check once, each with a title, a state in words and, when judged, a sentence', async () => {
    const { optimization, view } = await open(made, fields)
    const rows = view.groups.flatMap((group) => group.rows)
    expect(rows.map(({ id }) => id).sort()).toEqual(optimization.checks.map(({ check }) => check).sort())
    for (const row of rows) {
      expect([row.id, row.title !== '', row.badge.word !== '', row.message !== '', row.weightText !== '']).toEqual([
        row.id,
        true,
        true,
        true,
        true,
      ])
      expect(row.message).not.toMatch(/\{\w+\}/)
    }
  })

  it.each(rubricLocaleTags)('says nothing in English to a reader of %s', async (locale) => {
    const [texts, rubric] = [await loadLocale(locale), await loadRubricLocale(locale)]
    const { optimization, view } = await open(made, fields, createCatalog({ locale, texts: texts!, rubric: rubric! }))
    const english = new Map(optimization.checks.map((check) => [check.check as string, check]))
    const rows = view.groups.flatMap((group) => group.rows)
    expect(rows.length).toBe(english.size)
    for (const row of rows) {
      const check = english.get(row.id)!
      expect(row.title).not.toBe(check.title)
      expect(row.message).not.toBe(check.message)
      expect(row.message).not.toMatch(/\{\w+\}/)
      if (row.fix) expect(row.fix.text).not.toBe(check.fix?.message)
      for (const { text, url } of row.evidence.contrary) if (url === null) expect(check.evidence.contrary).not.toContain(text)
    }
    const englishReasons = optimization.titles.flatMap(({ reasons }) => reasons.map(({ message }) => message))
    for (const reason of view.titles.items.flatMap(({ reasons }) => reasons)) expect(englishReasons).not.toContain(reason)
    const titles = optimization.checks.map(({ title }) => title)
    for (const limit of view.scores.flatMap(({ limits }) => limits)) expect(titles.filter((title) => limit.includes(title))).toEqual([])
  })

  it('knows the width of the current title', async () => {
    const { optimization, view } = await open(made, fields)
    const [current] = view.titles.items
    const px = optimization.checks.find(({ check }) => check === 'title-width')?.args.px
    if (current?.isCurrent && typeof px === 'number') expect(current.room?.text).toContain(px.toLocaleString('en'))
  })

  it('shows no codes as reasons of a title', async () => {
    const { optimization } = await open(made, fields)
    for (const { message } of optimization.titles.flatMap(({ reasons }) => reasons))
      expect(message).not.toMatch(/\b[a-z]+_[a-z]+\b|\{\w+\}/)
  })

  it('knows every group of the rubric', async () => {
    const { view } = await open(made, fields)
    expect(view.groups.map(({ id }) => id).filter((id) => !sections.some((section) => section.id === id))).toEqual([])
  })

  it('finds nothing wrong with a graph of our own', async () => {
    const { schema, schema_notes } = (await open(made, fields)).optimization
    expect(schemaView(schema as unknown as Graph, schema_notes, createCatalog({ locale: 'en' }))?.notes ?? []).toEqual([])
  })

  it('promises no more points than there are, and none for what is good', async () => {
    const { optimization, view } = await open(made, fields)
    for (const { gain, open: isOpen } of view.groups.flatMap((group) => group.rows)) {
      expect(gain).toBeLessThanOrEqual(100 - Math.min(optimization.aeo_score, optimization.seo_score))
      if (!isOpen) expect(gain).toBe(0)
    }
  })
})
