import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutKeyphraseHeading = defineAbout({
  id: 'keyphrase-heading',
  title: 'Some headings hold the keyphrase',
  messages: {
    good: message<{ met: number; headings: number }>(
      '{met} of {headings, plural, one {# heading takes} other {# headings take}} up the keyphrase.',
    ),
    few: message<{ met: number; headings: number }>(
      '{met} of {headings, plural, one {# heading takes} other {# headings take}} up the keyphrase.',
    ),
    many: message<{ met: number; headings: number }>('{met} of {headings} headings take up the keyphrase: too many.'),
  },
  fixes: {
    nameInHeading: message<{ phrase: string }>('Take “{phrase}” up in a heading where it fits.'),
    varyHeadings: message('Let headings name what is different in their sections.'),
  },
})
