import { describe, expect, it } from 'vitest'
import type { EditorDraft } from '../../host/host.ts'
import { createEditorStore } from '../../store/store.ts'
import { createFakeAnalyzer, createFakeHost, createManualSchedule, fakeDocument, sampleOptimization } from '../../testing/index.ts'
import { createCatalog } from '../../texts/catalog.ts'
import { panelView } from '../panel-view.ts'
import { type PrintedHead, previewView } from './preview-view.ts'

const { article } = sampleOptimization()

function opened(change: Partial<typeof article>, draft: Partial<EditorDraft>, fields: object = {}) {
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
  return { state: { ...state, optimization, draft: { ...state.draft, ...draft } } }
}

const preview = (change: Partial<typeof article> = {}, fields: object = {}, draft: Partial<EditorDraft> = {}) =>
  panelView(opened(change, draft, fields).state, createCatalog({ locale: 'en' })).preview!

const image = (width: number | null, height: number | null) => ({ url: 'https://example.org/a.jpg', alt: null, width, height })

describe('the search result', () => {
  it('shows a short title whole on both devices, and the address as a trail', () => {
    const { devices, address, siteName } = preview({ description: 'Times and signs.' })
    expect(devices.map(({ device, title, cutText }) => [device, title.lines, cutText])).toEqual([
      ['mobile', ['Sourdough at home'], 'Title and description are shown whole.'],
      ['desktop', ['Sourdough at home'], 'Title and description are shown whole.'],
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
    [null, 'The title fits the width of result pages.'],
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

describe('beside another plugin that prints the head', () => {
  const printed = { title: 'Theirs – Example', description: '', social: null }
  const shown = (head: PrintedHead | null) => {
    const { state } = opened({ description: 'Ours.' }, { seoPlugin: 'Yoast SEO' })
    return previewView(state, createCatalog({ locale: 'en' }), head)!
  }

  it('shows nothing while it is unknown what the page prints', () => {
    const { unknownText, social } = shown(null)
    expect(unknownText).toMatch(/^Yoast SEO prints title, description and social card\./)
    expect(social.othersText).toBe(unknownText)
  })

  it('shows what the page printed, and no card where the page has none', () => {
    const { unknownText, devices, hasDescription, social } = shown(printed)
    expect([unknownText, hasDescription, devices[1]!.title.lines]).toEqual(['', false, ['Theirs – Example']])
    expect(social).toMatchObject({ isOurs: false, othersText: expect.stringMatching(/The saved page has no social card\.$/) })
  })

  it('shows its card', () => {
    const { social } = shown({ ...printed, social: { title: 'A card', description: 'Its words.', image: image(1200, 630) } })
    expect(social).toMatchObject({
      title: ['A card'],
      description: ['Its words.'],
      othersText: '',
      image: { url: 'https://example.org/a.jpg' },
    })
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
