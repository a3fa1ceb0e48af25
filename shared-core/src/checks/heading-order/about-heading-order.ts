import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutHeadingOrder = defineAbout({
  id: 'heading-order',
  title: 'Headings skip no level',
  messages: {
    good: message<{ headings: number }>('{headings, plural, one {# heading} other {# headings}} in order.'),
    skipped: message<{ heading: string; level: number; expected: number }>(
      '“{heading}” is of level {level} where level {expected} is next.',
    ),
  },
  fixes: { fixLevel: message<{ heading: string; level: number }>('Set “{heading}” to level {level}.') },
})
