import { textKinds } from '@citable/core/text-kinds'
import { describe, expect, it } from 'vitest'
import { worthALook } from './worth-a-look.ts'

const point = (
  check: string,
  more: {
    points?: number
    score?: number
    certain?: boolean
    code?: string
    effect?: 'weight' | 'none'
    words?: number
  } = {},
) => ({
  check,
  status: 'fail' as const,
  certain: false,
  effect: 'weight' as const,
  points: 5,
  score: 0,
  code: 'few',
  fix: more.words === undefined ? null : { args: { words: more.words } },
  ...more,
})
const idsOf = (checks: readonly ReturnType<typeof point>[], named: string[] = [], setAside: string[] = [], kind = 'article') =>
  worthALook(checks, named, setAside, kind).map(({ check }) => check)

describe('worthALook', () => {
  it('puts most points first', () => {
    expect(idsOf([point('image-alt', { points: 2 }), point('link-text', { points: 4 })])).toEqual(['link-text', 'image-alt'])
  })
  it('names a problem once, and not what an open point names', () => {
    const checks = [point('heading-structure', { points: 6 }), point('subheading-distribution'), point('text-ease'), point('image-alt')]
    expect(idsOf(checks, ['sentence-length'], [], 'how_to')).toEqual(['heading-structure', 'image-alt'])
  })
  it.each([
    ['what is certain', point('image-alt', { certain: true })],
    ['what moves no score', point('image-alt', { effect: 'none' })],
    ['what brings hardly a point', point('image-alt', { points: 1 })],
    ['that a text gives few figures', point('statistic-density', { score: 20 })],
    ['that words of a title that asks nothing are not in the opening', point('opening-answer', { code: 'apart' })],
    ['that the engine finds no answer in the opening', point('opening-answer', { code: 'unclear' })],
    ['that an opening is general', point('opening-answer', { code: 'generic' })],
    ['that a description is a little long', point('description-length', { code: 'long', score: 40 })],
    ['that a page has few words', point('text-length', { code: 'thin' })],
    ['that a page has few characters', point('text-length', { code: 'thinCharacters' })],
    ['that no other site is linked', point('link-external', { code: 'none', score: 35 })],
    ['that no page of the site is linked', point('link-internal', { code: 'none' })],
    ['that a title is long', point('title-length', { code: 'long' })],
    ['that a cut title loses its last word', point('title-width', { code: 'wide', score: 40 })],
    ['that a few sentences are long', point('sentence-length', { score: 20, words: 38 })],
    ['that sentences are in the passive', point('passive-voice')],
    ['that words are long', point('text-ease')],
    ['that no person is quoted', point('quotation-attributed')],
    ['that a text has one form of answers', point('answer-block', { code: 'one' })],
    ['that no source is linked', point('source-linked', { code: 'none' })],
    ['that a section leaves the subject', point('topic-focus', { code: 'astray' })],
    ['that a text has few dates and names', point('specific-density', { score: 0 })],
    ['that the promised form is not there', point('answer-block', { code: 'unkept' })],
    ['that a paywall covers the text', point('content-extractable', { code: 'covered' })],
  ])('never says %s', (_name, one) => {
    for (const kind of ['article', 'how_to', 'news', 'recipe']) expect(idsOf([one], [], [], kind)).toEqual([])
  })
  it.each([
    ['that the text is thin', point('text-depth', { code: 'little', score: 20 }), ['how_to', 'explainer', 'comparison', 'documentation']],
    ['where a figure comes from', point('statistic-source', { code: 'unsourced' }), ['how_to', 'explainer', 'comparison', 'documentation']],
    ['that a text is old', point('date-age', { code: 'old' }), ['how_to', 'explainer', 'comparison', 'documentation']],
    ['that there is no picture', point('image-present', { code: 'none' }), ['recipe', 'product']],
  ])('says %s of those kinds alone of which an editor would', (_name, one, kinds) => {
    for (const kind of textKinds) expect([kind, idsOf([one], [], [], kind)]).toEqual([kind, kinds.includes(kind) ? [one.check] : []])
  })
  it.each([
    ['text-depth', 24, 25],
    ['passage-self-contained', 64, 65],
    ['heading-structure', 44, 45],
    ['title-width', 29, 30],
    ['subheading-distribution', 9, 10],
  ])('%s speaks at %s, not at %s', (check, speaks, silent) => {
    expect(idsOf([point(check, { score: speaks })], [], [], 'explainer')).toEqual([check])
    expect(idsOf([point(check, { score: silent })], [], [], 'explainer')).toEqual([])
  })
  it('names a long stretch without headings in texts of no known kind, not in news', () => {
    const stretch = point('subheading-distribution', { score: 9 })
    expect(idsOf([stretch])).toEqual(['subheading-distribution'])
    expect(idsOf([stretch], [], [], 'news')).toEqual([])
  })
  it('names long sentences where the longest is lost', () => {
    expect(idsOf([point('sentence-length', { words: 58 })])).toEqual(['sentence-length'])
  })
  it('says where the answer stands', () => {
    expect(idsOf([point('opening-answer', { code: 'later' })])).toEqual(['opening-answer'])
  })
  it('leaves out what its author has set aside', () => {
    expect(idsOf([point('image-alt')], [], ['image-alt'])).toEqual([])
  })
  it('names advice, which brings no points, behind what brings more than six', () => {
    const advice = point('source-named', { points: 0, effect: 'none', code: 'unnamed' })
    expect(idsOf([advice, point('image-alt', { points: 2 }), point('link-text', { points: 7 })])).toEqual([
      'link-text',
      'source-named',
      'image-alt',
    ])
  })
  it('puts what a template prints behind the text', () => {
    expect(idsOf([point('page-canonical', { points: 2 }), point('page-viewport', { points: 9 })])).toEqual([
      'page-canonical',
      'page-viewport',
    ])
  })
})
