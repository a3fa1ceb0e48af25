/** A node of a Blocks field. */
export interface Node {
  readonly type: string
  readonly text?: string
  readonly level?: number
  readonly children?: readonly Node[]
}

export const textOf = (node: Node): string => node.text ?? (node.children ?? []).map(textOf).join('')

const text = (value: string, marks: object = {}) => ({ type: 'text', text: value, ...marks })
const link = { type: 'link', url: 'https://example.org/rye', children: [text('whole rye')] }
/** A text with a paragraph that is too long, headings of a wrong level and a doubled word, with a mark and a link that are to stay. */
export const content: readonly Node[] = [
  {
    type: 'paragraph',
    children: [
      text('Bulk fermentation takes '),
      text('4 to 6 hours at 24 °C', { bold: true }),
      text(
        ' and about 9 hours at 20 °C. Each drop of 4 °C makes it about one and a half times as long, so a cool kitchen asks for patience. A dough that needs 5 hours at 24 °C needs roughly 9 hours at 20 °C, and only 3 hours at 28 °C. Flour and water from the cupboard are often 3 °C colder than the air, so put a thermometer into the dough. Bakers who work with ',
      ),
      link,
      text(
        ' shorten these times by about a third. Bulk fermentation is finished when the dough has grown by 50 % in a straight-sided jar. Take a sample of 50 g at the start, mark its height, and wait until it reaches one and a half times that height. Bubbles of 2 to 5 mm at the sides of the bowl and a domed surface show the same without a jar.',
      ),
    ],
  },
  { type: 'heading', level: 3, children: [text('Which flour ferments fastest?')] },
  { type: 'paragraph', children: [text('Whole rye ferments the the fastest, because its bran feeds the yeast from the first hour on.')] },
  { type: 'heading', level: 3, children: [text('When is the dough ready?')] },
  {
    type: 'paragraph',
    children: [
      text('The dough is ready when it has grown by half, is domed at the rim and moves when the bowl is shaken, after some 9 hours.'),
    ],
  },
]
