import { describe, expect, it } from 'vitest'
import { checks } from '../checks/index.ts'
import { textKinds } from '../model/text-kind.ts'
import { useOf } from './check-use.ts'

describe('useOf', () => {
  it.each([
    ['statistic-source', 'recipe', 'not'],
    ['source-linked', 'opinion', 'softly'],
    ['heading-specific', 'interview', 'not'],
    ['answer-block', 'news', 'not'],
    ['statistic-source', 'news', 'fully'],
    ['title-present', 'recipe', 'fully'],
  ] as const)('%s holds for %s: %s', (check, kind, use) => {
    expect(useOf(check, { kind, certainty: 'chosen' })).toBe(use)
  })
  it('leaves nothing out for a kind that only words make likely', () => {
    for (const { id } of checks)
      for (const kind of ['news', 'opinion', 'product', 'event', 'profile'] as const)
        expect(useOf(id, { kind, certainty: 'likely' })).not.toBe('not')
    expect(useOf('statistic-source', { kind: 'recipe', certainty: 'likely' })).toBe('not')
  })
  it('asks everything of an article of no sure kind', () => {
    for (const { id } of checks)
      expect(useOf(id, { kind: 'article', certainty: 'unsure' })).toBe(
        ['statistic-density', 'date-age'].includes(id) ? 'silently' : 'fully',
      )
  })
  it.each(['statistic-source', 'quotation-attributed', 'answer-block', 'passage-size'] as const)(
    '%s asks nothing of a text that tells a story',
    (check) => {
      expect(useOf(check, { kind: 'article', certainty: 'unsure' }, false)).toBe('quietly')
      expect(useOf(check, { kind: 'news', certainty: 'likely' }, false)).toBe('quietly')
      expect(useOf(check, { kind: 'opinion', certainty: 'declared' }, false)).toBe('surely')
    },
  )
  it('asks a story for headings softly where its kind is known, else gently', () => {
    expect(useOf('heading-structure', { kind: 'news', certainty: 'declared' }, false)).toBe('softly')
    expect(useOf('heading-structure', { kind: 'article', certainty: 'unsure' }, false)).toBe('gently')
  })
  it('asks of every kind for the facts of the page', () => {
    for (const kind of textKinds)
      for (const id of ['page-indexable', 'title-present', 'description-present', 'date-visible', 'image-alt'] as const)
        expect(useOf(id, { kind, certainty: 'declared' })).toBe('fully')
  })
})
