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
    args?: Record<string, string>
  } = {},
) => ({
  check,
  status: 'fail' as const,
  certain: false,
  effect: 'weight' as const,
  points: 5,
  score: 0,
  code: 'few',
  ...more,
})
const idsOf = (...args: Parameters<typeof worthALook>) => worthALook(...args).map(({ check }) => check)

describe('worthALook', () => {
  it('puts most points first', () => {
    expect(idsOf([point('image-alt', { points: 2 }), point('link-text', { points: 4 })], [])).toEqual(['link-text', 'image-alt'])
  })
  it('names a problem once, and not what an open point names', () => {
    const checks = [point('heading-structure', { points: 6 }), point('subheading-distribution'), point('text-ease'), point('image-alt')]
    expect(idsOf(checks, ['sentence-length'])).toEqual(['heading-structure', 'image-alt'])
  })
  it.each([
    ['what is certain', point('image-alt', { certain: true })],
    ['what moves no score', point('image-alt', { effect: 'none' })],
    ['what brings hardly a point', point('image-alt', { points: 1 })],
    ['what is half there', point('specific-density', { score: 40 })],
    ['that a text gives few figures', point('statistic-density', { score: 20 })],
    ['that words of a title that asks nothing are not in the opening', point('opening-answer', { code: 'apart' })],
    ['that a description is a little long', point('description-length', { code: 'long', score: 40 })],
    ['that a description is short', point('description-length', { code: 'short', score: 40 })],
    ['that a text of some depth has not more', point('text-depth', { code: 'little', score: 60 })],
    ['that a cut title loses one word', point('title-width', { code: 'wide', args: { lost: 'says' } })],
    ['that nobody is quoted', point('quotation-attributed')],
    ['that a text has one form of answers', point('answer-block', { code: 'one' })],
  ])('leaves out %s', (_name, one) => {
    expect(idsOf([one], [])).toEqual([])
  })
  it.each([
    ['explainer', ['text-depth']],
    ['how_to', ['text-depth']],
    ['news', []],
    ['interview', []],
  ])('asks for more depth of a thin %s: %j', (kind, found) => {
    expect(idsOf([point('text-depth', { code: 'little', score: 30 })], [], [], { kind })).toEqual(found)
  })
  it('asks for an image only where the text stands on a site', () => {
    expect(idsOf([point('image-present', { code: 'none' })], [], [], { isOnSite: false })).toEqual([])
    expect(idsOf([point('image-present', { code: 'none' })], [], [], { isOnSite: true })).toEqual(['image-present'])
  })
  it('names a cut title where words that tell something are lost', () => {
    expect(idsOf([point('title-width', { code: 'wide', args: { lost: 'viral campaign' } })], [])).toEqual(['title-width'])
  })
  it('leaves out what its author has set aside', () => {
    expect(idsOf([point('image-alt')], [], ['image-alt'])).toEqual([])
  })
  it('names advice, which brings no points, behind what brings more than three', () => {
    const advice = point('kind-parts', { points: 0, effect: 'none', code: 'missing' })
    expect(idsOf([advice, point('image-alt', { points: 2 }), point('link-text', { points: 4 })], [])).toEqual([
      'link-text',
      'kind-parts',
      'image-alt',
    ])
  })
  it('puts what a template prints behind the text', () => {
    expect(idsOf([point('page-canonical', { points: 2 }), point('page-viewport', { points: 9 })], [])).toEqual([
      'page-canonical',
      'page-viewport',
    ])
  })
})
