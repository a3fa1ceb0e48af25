import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutSocialCard = defineAbout({
  id: 'social-card',
  title: 'Shared links show a card',
  messages: { good: message('Shared links show a card.'), missing: message('Shared links show no card.') },
  fixes: { addCard: message('Let your system print twitter:card or Open Graph properties.') },
})
