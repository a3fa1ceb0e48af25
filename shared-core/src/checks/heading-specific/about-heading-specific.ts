import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutHeadingSpecific = defineAbout({
  id: 'heading-specific',
  title: 'Headings name what their sections say',
  evidence: {
    grade: 'B',
    sources: ['https://arxiv.org/abs/2602.12187'],
    contrary: ['The nearest figure (41 against 30 % cited when heading and query match) is a vendor’s.'],
  },
  messages: {
    good: message<{ specific: number; headings: number }>('{specific} of {headings} headings name what their sections say.'),
    generic: message<{ specific: number; headings: number; heading: string }>(
      '{specific} of {headings} headings name what their sections say; “{heading}” could stand in any article.',
    ),
  },
  fixes: { headingName: message<{ heading: string }>('Name in “{heading}” the thing that the section is about.') },
})
