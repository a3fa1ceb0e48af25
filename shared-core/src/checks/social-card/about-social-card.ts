import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutSocialCard = defineAbout({
  id: 'social-card',
  title: 'Shared links show a card',
  evidence: {
    grade: 'C',
    sources: ['https://developer.x.com/en/docs/x-for-websites/cards/overview/markup'],
    contrary: ['Nothing shows an effect on search.'],
  },
  messages: { good: message('Shared links show a card.'), missing: message('Shared links show no card.') },
  fixes: { addCard: message('Let your system print twitter:card or Open Graph properties.') },
})
