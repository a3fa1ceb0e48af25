import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutKeyphraseUnique = defineAbout({
  id: 'keyphrase-unique',
  title: 'No other article has the same keyphrase',
  messages: {
    good: message<{ phrase: string }>('No other article has the keyphrase “{phrase}”.'),
    used: message<{ phrase: string; articles: number }>(
      '{articles, plural, one {# other article has} other {# other articles have}} the keyphrase “{phrase}”.',
    ),
  },
  fixes: { chooseKeyphrase: message<{ phrase: string }>('Choose another keyphrase than “{phrase}”, or join the articles.') },
})
