import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutSectionOpeningAnswer = defineAbout({
  id: 'section-opening-answer',
  title: 'Sections open with what their heading promises',
  messages: {
    good: message<{ met: number; sections: number }>(
      '{met} of {sections, plural, one {# section} other {# sections}} open with what their heading promises.',
    ),
    open: message<{ met: number; sections: number; heading: string }>(
      '{met} of {sections, plural, one {# section} other {# sections}} open with what their heading promises; “{heading}” does not.',
    ),
    generic: message<{ said: number; words: number }>(
      'Sections open with words of their heading, but of {words} content words in a row only {said} say something of the subject.',
    ),
  },
  fixes: {
    openSection: message<{ heading: string }>('Begin the section “{heading}” with two or three sentences that say what it is about.'),
    sayMore: message('Tell in each section what is particular to it: amounts, names, places, parts, examples.'),
  },
})
