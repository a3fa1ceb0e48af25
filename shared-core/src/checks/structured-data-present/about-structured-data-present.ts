import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutStructuredDataPresent = defineAbout({
  id: 'structured-data-present',
  title: 'The page has structured data',
  messages: {
    present: message<{ types: string }>('Structured data: {types}. It moves no score.'),
    absent: message('No structured data. It moves no score.'),
  },
  fixes: {},
})
