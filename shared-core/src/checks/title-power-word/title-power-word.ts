import { defineCheck } from '../define-check.ts'
import type { aboutTitlePowerWord } from './about-title-power-word.ts'

export const titlePowerWord = defineCheck<typeof aboutTitlePowerWord>()({
  id: 'title-power-word',
  needs: ['titleWords'],
  run({ titleWords }) {
    if (titleWords === null || titleWords.power === null) return { status: 'not_applicable' }
    const word = titleWords.power[0]
    return word === undefined ? { score: 0, code: 'none', args: {} } : { score: 100, code: 'some', args: { word } }
  },
})
