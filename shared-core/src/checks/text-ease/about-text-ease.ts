import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTextEase = defineAbout({
  id: 'text-ease',
  title: 'The text reads with ease',
  evidence: {
    grade: 'C',
    sources: ['https://doi.org/10.1037/h0057532', 'https://github.com/Yoast/wordpress-seo'],
    contrary: ['Formulas know nothing of words that readers know.'],
  },
  messages: {
    good: message<{ ease: number; formula: string }>('Reading ease {ease} of 100 ({formula}).'),
    hard: message<{ ease: number; formula: string }>('Reading ease {ease} of 100 ({formula}); 60 is plain language.'),
  },
  fixes: { useShortWords: message('Split long sentences and prefer shorter words.') },
})
