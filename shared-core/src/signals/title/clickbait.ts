import { articleTitle } from '../../answers/questions.ts'
import { defineSignal } from '../define-signal.ts'
import { headlineRisk } from './headline-risk.ts'

/**
 * Risk 0–1 that the title promises more than it says, measured without looking at capitals; null without a title. `code`: it holds a phrase that only
 * makes curious, or one word three times, as if for engines (`cheap floss, best floss, buy floss`); else the advice for a high risk.
 */
export const clickbait = defineSignal({
  fold: (_facts, { article, language }) => {
    const text = article.title?.value.trim() ?? ''
    const forms = language.tokenize(articleTitle(article)).words.flatMap(({ form, stop }) => (stop ? [] : form))
    forms.sort()
    const isStuffed = !language.unspaced && forms.some((form, at) => form === forms[at + 2])
    const code: 'bait' | 'stuffed' | 'teasing' = language.find('baitPhrases', text).length > 0 ? 'bait' : isStuffed ? 'stuffed' : 'teasing'
    return text === '' ? null : { risk: headlineRisk(text, language), code }
  },
})
