import { expect, it } from 'vitest'
import type { EditorState } from '../store/editor-state.ts'
import { createFakeHost, sampleOptimization } from '../testing/index.ts'
import { createCatalog } from '../texts/catalog.ts'
import { panelView } from './panel-view.ts'

it.each([
  [61.4, 'Reading ease 61.4 of 100 (flesch) · 281 words, 19 sentences'],
  [null, '281 words, 19 sentences'],
])('the line about reading counts the words that checks and structured data count: ease %s', (ease, line) => {
  const sample = sampleOptimization({ checks: [] })
  const optimization = {
    ...sample,
    article: { ...sample.article, word_count: 281 },
    scores: { ...sample.scores, readability: { ease, formula: 'flesch', sentences: 19, words: 266 } },
  }
  const none = { scorer: null, fellBack: null, failure: null, previous: null, earlyScores: null, notice: null, applied: [], filter: 'open' }
  const state = { ...none, draft: createFakeHost().readDraft(), optimization, phase: 'ready' } as unknown as EditorState
  expect(panelView(state, createCatalog({ locale: 'en' })).readabilityText).toBe(line)
})
