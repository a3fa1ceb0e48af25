import { sampleOptimization } from '@citable/editor/testing'
import { describe, expect, it } from 'vitest'
import { isFirstPublication, scoresBelowMinimum } from './scores-below-minimum.ts'

const optimization = sampleOptimization({ aeo_score: 64, seo_score: 82 })

describe('scoresBelowMinimum', () => {
  it.each([
    ['nothing is asked for', { aeo: 0, seo: 0 }, []],
    ['exactly what is asked for', { aeo: 64, seo: 82 }, []],
    ['one point too little', { aeo: 65, seo: 82 }, [{ id: 'aeo', value: 64, min: 65 }]],
    [
      'both too low',
      { aeo: 80, seo: 90 },
      [
        { id: 'aeo', value: 64, min: 80 },
        { id: 'seo', value: 82, min: 90 },
      ],
    ],
  ])('%s', (_name, minimum, expected) => {
    expect(scoresBelowMinimum({ optimization, phase: 'ready' }, minimum)).toEqual(expected)
    expect(scoresBelowMinimum({ optimization, phase: 'analyzing' }, minimum), 'the last result counts meanwhile').toEqual(expected)
  })

  it('holds nothing back that could not be analysed', () => {
    const minimum = { aeo: 100, seo: 100 }
    expect(scoresBelowMinimum({ optimization: null, phase: 'idle' }, minimum)).toEqual([])
    expect(scoresBelowMinimum({ optimization, phase: 'failed' }, minimum)).toEqual([])
  })
})

describe('isFirstPublication', () => {
  it.each([
    ['draft', 'publish', true],
    ['auto-draft', 'future', true],
    ['pending', 'private', true],
    ['draft', 'draft', false],
    ['draft', 'pending', false],
    ['publish', 'publish', false],
    ['private', 'publish', false],
  ])('%s to %s: %s', (from, to, expected) => {
    expect(isFirstPublication(from, to)).toBe(expected)
  })
})
