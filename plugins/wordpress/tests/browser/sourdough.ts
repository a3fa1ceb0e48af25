import type { BlockSpec } from './block-editor.ts'

/** An article that answers three questions, as blocks. */

export const paragraph = (content: string): BlockSpec => ['core/paragraph', { content }]
export const heading = (content: string, level = 2): BlockSpec => ['core/heading', { content, level }]

export const article: readonly BlockSpec[] = [
  paragraph(
    'Sourdough bulk fermentation takes <strong>4 to 6 hours at 24 °C</strong> and about 9 hours at 20 °C. The dough is ready when it has grown by half and shows bubbles at the sides.',
  ),
  heading('How does temperature change bulk fermentation?'),
  paragraph(
    'Each drop of 4 °C makes bulk fermentation about one and a half times as long. A dough that needs 5 hours at 24 °C needs roughly 9 hours at 20 °C, and only 3 hours at 28 °C. Measure the dough, not the room: flour and water from the cupboard are often 3 °C colder than the air.',
  ),
  heading('How do you know when bulk fermentation is finished?'),
  paragraph(
    'Bulk fermentation is finished when the dough has grown by 50 % in a straight-sided jar. Take a sample of 50 g at the start, mark its height, and wait until it reaches one and a half times that height.',
  ),
  [
    'core/list',
    { ordered: false },
    [
      ['core/list-item', { content: 'The surface is domed and no longer sticky.' }],
      ['core/list-item', { content: 'Bubbles of 2 to 5 mm show at the sides of the bowl.' }],
    ],
  ],
  heading('What happens if bulk fermentation takes too long?'),
  paragraph(
    'An overproofed dough tears when it is shaped and spreads in the oven, because acids have weakened its gluten. Bake it in a tin instead: the walls hold what the gluten no longer can.',
  ),
]

/** Marked as questions and answers by the heading above them. */
export const questions: readonly BlockSpec[] = [
  heading('Frequently asked questions'),
  heading('Can sourdough ferment in the fridge?', 3),
  paragraph('Sourdough ferments in the fridge, too: at 4 °C the dough takes 24 to 48 hours to grow by half.'),
  heading('Does whole rye ferment faster?', 3),
  paragraph('Whole rye ferments about a third faster than white wheat, because its bran feeds the yeast.'),
  heading('How warm may the dough be?', 3),
  paragraph('The dough may be 28 °C warm. Above that it turns sour before its gluten is ready.'),
]
