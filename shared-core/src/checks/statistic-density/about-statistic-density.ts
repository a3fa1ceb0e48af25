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
    empty: message<{ filler: number; words: number }>(
      'The text lacks substance: no figure, no source, nobody quoted, and {filler} of {words} words could stand in any article.',
    ),
    many: message<{ figures: number; words: number }>('{figures} figures in {words} words: so many that single ones are lost.'),
  },
  fixes: {
    addSubstance: message('Replace general sentences by what only you can tell: a figure, an example, a name, a source.'),
    addFigure: message('Add a figure that you know and can name the source of.'),
    thinFigures: message('Move some figures into a table.'),
  },
})
