import { describe, expect, it } from 'vitest'
import type { Draft } from '../host/host.ts'
import { createEditorStore } from '../store/store.ts'
import { createFakeAnalyzer, createFakeHost, createManualSchedule, fakeDocument, sampleOptimization } from '../testing/index.ts'
import { createCatalog } from '../texts/catalog.ts'
import { panelView } from './panel-view.ts'

const { article } = sampleOptimization()

function preview(change: Partial<typeof article> = {}, fields: object = {}, draft: Partial<Draft> = {}) {
  const document = fakeDocument()
  const host = createFakeHost({ ...document, fields: { ...document.fields, ...fields } })
  const store = createEditorStore({
    host,
    analyzer: createFakeAnalyzer(),
    clock: () => '2026-11-21T00:00:00Z',
    schedule: createManualSchedule().schedule,
  })
  const state = store.getSnapshot()
  const optimization = sampleOptimization({ article: { ...article, ...change } })
  return panelView({ ...state, optimization, draft: { ...state.draft, ...draft } }, createCatalog({ locale: 'en' })).preview!
}

const image = (width: number | null, height: number | null) => ({ url: 'https://example.org/a.jpg', alt: null, width, height })

describe('the search result', () => {
  it('shows a short title whole on both devices, and the address as a trail', () => {
    const { devices, address, siteName } = preview({ description: 'Times and signs.' })
    expect(devices.map(({ device, title, cutText }) => [device, title.lines, cutText])).toEqual([
      ['mobile', ['Sourdough at home'], 'Title and description fit.'],
      ['desktop', ['Sourdough at home'], 'Title and description fit.'],
    ])
    expect([address, siteName]).toEqual(['example.org › sourdough', 'Example'])
  })

  it('cuts a title where the device does: a phone has two lines, a computer one wide one', () => {
    const title = 'How Long Does Sourdough Bulk Fermentation Take at 24 °C in a Cool Kitchen?'
    const [mobile, desktop] = preview({ title }).devices
    expect(mobile!.title.lines).toHaveLength(2)
    expect(desktop!.title).toMatchObject({ isCut: true, lines: [expect.stringMatching(/^How Long .+…$/)] })
    expect(desktop!.cutText).toBe('The end of the title is cut off.')
  })

  it.each([
    ['word '.repeat(60), 'The end of the description is cut off.'],
    [null, 'Title and description fit.'],
  ])('says what is cut of the description %#', (description, sentence) => {
    expect(preview({ description }).devices[0]!.cutText).toBe(sentence)
  })

  it('shows what the title element will say where the host knows it', () => {
    expect(preview({}, {}, { pageTitle: 'Sourdough – Example' }).devices[1]!.title.lines).toEqual(['Sourdough – Example'])
  })

  it('says so where there is no description, and never shows that sentence on a card', () => {
    const { hasDescription, devices, social } = preview({ description: null })
    expect(hasDescription).toBe(false)
    expect(devices[0]!.description.lines.join(' ')).toBe('No description is set: engines choose a passage themselves.')
    expect(social.description).toEqual([])
  })
})

describe('the social card', () => {
  it.each([
    ['no image', null, 'No image is set: networks show the card without one, or take one from the page.'],
    ['unknown size', image(null, null), ''],
    ['the shape of a card', image(1200, 630), ''],
    ['a little higher', image(1200, 690), ''],
    ['a square', image(1200, 1200), 'Cards show the middle of the image: about 48 % of it is cut off.'],
    ['a banner', image(2400, 630), 'Cards show the middle of the image: about 50 % of it is cut off.'],
    ['one pixel too low', image(600, 314), 'The image has 600 × 314 px. From 600 × 315 px on it can be shown large.'],
    ['as small as a large card may be', image(600, 315), ''],
  ])('%s', (_name, found, note) => {
    expect(preview({ image: found }).social.noteText).toBe(note)
  })

  it("takes the editor's image before one in the text", () => {
    const set = { url: 'https://example.org/set.jpg', alt: 'A loaf', width: 1200, height: 630 }
    expect(preview({}, { image: set }).social.image).toEqual({ url: set.url, alt: 'A loaf' })
  })
})

describe('the answer preview', () => {
  it('quotes the passage of each question that has one, and says whose estimate it is', () => {
    const { answers } = preview()
    expect(answers.items.map(({ question, quote }) => [question, quote])).toEqual([
      ['How long does it rise?', 'The dough rises for 4 hours.'],
    ])
    expect(answers.caveat).toContain('Our estimate')
    expect(answers.emptyText).toBe('')
  })
})
