import { defineSignal } from '../define-signal.ts'
import { headlineRisk } from './headline-risk.ts'

/**
 * Risk 0–1 that the title promises more than it says, measured without looking at capitals; null without a title. `isBait`: it holds a phrase
 * that only makes curious.
 */
export const clickbait = defineSignal({
  fold: (_facts, { article, language }) => {
    const text = article.title?.value.trim() ?? ''
    return text === '' ? null : { risk: headlineRisk(text, language), isBait: language.find('baitPhrases', text).length > 0 }
  },
})
