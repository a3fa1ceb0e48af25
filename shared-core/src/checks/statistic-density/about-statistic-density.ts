import { message } from '../../messages/message.ts'
import { defineAbout } from '../define-check.ts'

export const aboutStatisticDensity = defineAbout({
  id: 'statistic-density',
  title: 'The article gives figures',
  messages: {
    good: message<{ figures: number }>('{figures, plural, one {# figure} other {# figures}} with a unit, a currency or a counted thing.'),
    few: message<{ figures: number; words: number }>(
      '{figures, plural, one {# figure} other {# figures}} in {words} words that say something.',
    ),
    many: message<{ figures: number; words: number }>('{figures} figures in {words} words: so many that single ones are lost.'),
  },
  fixes: {
    addFigure: message('Add a figure that you know and can name the source of.'),
    thinFigures: message('Move some figures into a table.'),
  },
})
