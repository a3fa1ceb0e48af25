import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutKeyphraseHeading = defineAbout({
  id: 'keyphrase-heading',
  title: 'Some headings hold the keyphrase',
  messages: {
    good: message<{ met: number; headings: number }>(
      '{met} of {headings, plural, one {# heading uses} other {# headings use}} the keyphrase.',
    ),
    few: message<{ met: number; headings: number }>(
      '{met} of {headings, plural, one {# heading uses} other {# headings use}} the keyphrase.',
    ),
    many: message<{ met: number; headings: number }>('{met} of {headings} headings use the keyphrase: too many.'),
  },
  fixes: {
    nameInHeading: message<{ phrase: string }>('Use “{phrase}” in a heading where it fits.'),
    varyHeadings: message('Let headings name what is different in their sections.'),
  },
})
