import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutMarkdownAlternate = defineAbout({
  id: 'markdown-alternate',
  title: 'The page offers a copy in Markdown',
  messages: {
    declared: message<{ address: string }>('A copy in Markdown is declared: {address}. It moves no score.'),
    none: message('No copy in Markdown is declared. Nothing is lost.'),
  },
  fixes: {},
})
