import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTextEase = defineAbout({
  id: 'text-ease',
  title: 'The text reads with ease',
  messages: {
    good: message<{ ease: number; formula: string }>('Reading ease {ease} of 100 ({formula}).'),
    hard: message<{ ease: number; formula: string }>('Reading ease {ease} of 100 ({formula}); 60 is plain language.'),
  },
  fixes: { useShortWords: message('Split long sentences and prefer shorter words.') },
})
