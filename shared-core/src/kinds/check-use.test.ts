import { describe, expect, it } from 'vitest'
import { checks } from '../checks/index.ts'
import { useOf } from './check-use.ts'
import { textKinds } from './text-kind.ts'

describe('useOf', () => {
  it.each([
    ['statistic-source', 'recipe', 'not'],
    ['source-linked', 'opinion', 'softly'],
    ['heading-specific', 'interview', 'not'],
    ['answer-block', 'news', 'not'],
    ['statistic-source', 'news', 'fully'],
    ['title-present', 'recipe', 'fully'],
  ] as const)('%s holds for %s: %s', (check, kind, use) => {
    expect(useOf(check, kind)).toBe(use)
  })
  it('asks everything of an article of no sure kind', () => {
    for (const { id } of checks) expect(useOf(id, 'article')).toBe('fully')
  })
  it('asks of every kind for the facts of the page', () => {
    for (const kind of textKinds)
      for (const id of ['page-indexable', 'title-present', 'description-present', 'date-visible', 'image-alt'] as const)
        expect(useOf(id, kind)).toBe('fully')
  })
})
