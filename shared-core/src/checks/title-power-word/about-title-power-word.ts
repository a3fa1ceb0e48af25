import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTitlePowerWord = defineAbout({
  id: 'title-power-word',
  title: 'The title has a word meant to stir',
  evidence: {
    grade: 'D',
    sources: ['https://github.com/rankmath/seo-by-rank-math'],
    contrary: ['No evidence for search was found; promotional words count against the tone of a text.'],
  },
  messages: {
    some: message<{ word: string }>('The title has “{word}”. It moves no score.'),
    none: message('The title has no word meant to stir. Nothing is lost.'),
  },
  fixes: {},
})
