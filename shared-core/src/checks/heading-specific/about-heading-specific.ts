import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutHeadingSpecific = defineAbout({
  id: 'heading-specific',
  title: 'Headings name what their sections say',
  messages: {
    good: message<{ specific: number; headings: number }>('{specific} of {headings} headings name what their sections say.'),
    generic: message<{ specific: number; headings: number; heading: string }>(
      '{specific} of {headings} headings name what their sections say; “{heading}” could stand in any article.',
    ),
  },
  fixes: { headingName: message<{ heading: string }>('Name in “{heading}” the thing that the section is about.') },
})
