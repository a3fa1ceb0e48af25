import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutSubheadingDistribution = defineAbout({
  id: 'subheading-distribution',
  title: 'No long stretch goes without a heading',
  messages: {
    // For translators: {words} counts words, or characters in unspaced scripts.
    good: message<{ words: number; unit: string }>(
      'The longest stretch without a heading has {words} {unit, select, characters {characters} other {words}}.',
    ),
    // For translators: both count words, or characters in unspaced scripts.
    long: message<{ words: number; max: number; unit: string }>(
      '{words} {unit, select, characters {characters} other {words}} go without a heading; aim for at most {max}.',
    ),
  },
  fixes: { addHeading: message('Divide the stretch with a heading that names what follows.') },
})
