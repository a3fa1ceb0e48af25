import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutTitleH1Match = defineAbout({
  id: 'title-h1-match',
  title: 'Title and H1 speak about the same thing',
  messages: {
    good: message('Title and H1 speak about the same thing.'),
    apart: message<{ headline: string }>('The title shares hardly a word with the H1 “{headline}”.'),
  },
  fixes: { alignTitle: message('Bring the subject of the H1 into the title, or the other way round.') },
})
