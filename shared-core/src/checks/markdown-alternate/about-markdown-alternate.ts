import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutMarkdownAlternate = defineAbout({
  id: 'markdown-alternate',
  title: 'The page offers a copy in Markdown',
  evidence: {
    grade: 'D',
    sources: ['https://developers.google.com/search/docs/fundamentals/ai-optimization-guide'],
    contrary: ['Google says that it needs no special files or markup; no study shows an effect.'],
  },
  messages: {
    declared: message<{ address: string }>('A copy in Markdown is declared: {address}. It moves no score.'),
    none: message('No copy in Markdown is declared. Nothing is lost.'),
  },
  fixes: {},
})
