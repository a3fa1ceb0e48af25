import { expect, test } from 'vitest'
import type { Block } from '../../model/article.ts'
import { trimBlocks } from './trim-blocks.ts'

const hints = { repeated: ['The headline'], language: 'en', now: '2026-11-20' }
const long = 'A paragraph of running text that is long enough to be one, with a comma and a full stop at its end.'
let count = 0
const paragraph = (text: string, linked = false): Block => ({
  kind: 'paragraph',
  id: `b${++count}`,
  text,
  inlines: linked ? [{ kind: 'link', start: 0, end: text.length, value: '/x' }] : [],
  runs: [],
})
const heading = (text: string): Block => ({ kind: 'heading', level: 2, id: `b${++count}`, text, inlines: [], runs: [] })

test.each([
  // for changing
  'Story continues below gallery',
  'Article continues after the advertisement',
  'Read also',
  'Lesen Sie auch:',
  'Sigue leyendo',
  'À lire aussi',
  'Der Artikel geht unter dem Video weiter',
  // for reading
  'Scroll down to continue reading',
  'Leggi anche',
  'L’articolo prosegue sotto',
  'Lees verder onder de foto',
  'La suite après la publicité',
  'Continúa después de la publicidad',
  'Продолжение после рекламы',
  'この記事は下に続きます',
])('a template says “%s” in a heading that the text has not', (line) => {
  expect(trimBlocks([paragraph(long), heading(line), paragraph(`Then ${long}`)], hints).map(({ text }) => text)).toEqual([
    long,
    `Then ${long}`,
  ])
})

test.each([
  'The story continues',
  'Continued growth after the war',
  'What readers read',
  'Werbung',
  'Advertising',
  'Lire',
  'Sigue la lluvia',
  'Weiter lesen lernen',
])('“%s” may be a heading of the text', (line) => {
  expect(trimBlocks([paragraph(long), heading(line), paragraph(`Then ${long}`)], hints).map(({ text }) => text)).toContain(line)
})

test('a mark of advertising stands several times as a heading, and once as the subject', () => {
  const blocks = [paragraph(long), heading('Advertisement'), paragraph(`Then ${long}`), heading('Advertisement'), paragraph(`So ${long}`)]
  expect(trimBlocks(blocks, hints).map(({ text }) => text)).toEqual([long, `Then ${long}`, `So ${long}`])
})

test.each([
  { name: 'the headline above the text goes', blocks: [heading('The Headline'), paragraph(long)], left: [long] },
  { name: 'a heading of the text with other words stays', blocks: [heading('First part'), paragraph(long)], left: ['First part', long] },
  { name: 'a date above the text goes', blocks: [paragraph('Published May 3, 2026'), paragraph(long)], left: [long] },
  { name: 'a byline above the text goes', blocks: [paragraph('By Ann Lee'), paragraph(long)], left: [long] },
  { name: 'the time of reading goes', blocks: [paragraph('4 min read'), paragraph(long)], left: [long] },
  {
    name: 'a date inside the text stays',
    blocks: [paragraph(long), paragraph('It opened on May 3, 2026')],
    left: [long, 'It opened on May 3, 2026'],
  },
  {
    name: 'a short first sentence stays',
    blocks: [paragraph('This short sentence begins the whole article well.'), paragraph(long)],
    left: ['This short sentence begins the whole article well.', long],
  },
  {
    name: 'links under a heading for related pages go',
    blocks: [paragraph(long), heading('You may also like'), paragraph('Another story', true), paragraph('A third story', true)],
    left: [long],
  },
  {
    name: 'text after them stays',
    blocks: [paragraph(long), heading('Related articles'), paragraph('Another story', true), paragraph(`Then ${long}`)],
    left: [long, `Then ${long}`],
  },
  {
    name: 'a heading of that name over running text stays',
    blocks: [paragraph(long), heading('Further reading'), paragraph(`Then ${long}`)],
    left: [long, 'Further reading', `Then ${long}`],
  },
  {
    name: 'other languages have such headings too',
    blocks: [paragraph(long), heading('関連記事'), paragraph('駅前図書館', true)],
    left: [long],
  },
  {
    name: 'a linked line that says read more goes',
    blocks: [paragraph(long), paragraph('Read more: the other story', true)],
    left: [long],
  },
  { name: 'the credit of a picture goes', blocks: [paragraph(long), paragraph('Crédits photos : Agence Image')], left: [long] },
  {
    name: 'a sentence about a photo stays',
    blocks: [paragraph(long), paragraph('Photo: it shows the old bridge.')],
    left: [long, 'Photo: it shows the old bridge.'],
  },
  { name: 'a mark of advertising goes', blocks: [paragraph(long), paragraph('- Publicidad -')], left: [long] },
  { name: 'a call to follow with a link goes', blocks: [paragraph(long), paragraph('Follow us on X', true)], left: [long] },
  {
    name: 'without a link it stays',
    blocks: [paragraph(long), paragraph('Follow us through the old town')],
    left: [long, 'Follow us through the old town'],
  },
  {
    name: 'a linked line that says so in another language goes',
    blocks: [paragraph(long), paragraph('PUEDES VER: la otra historia', true)],
    left: [long],
  },
  { name: 'a paragraph printed twice is left once', blocks: [paragraph(long), paragraph(long)], left: [long] },
  { name: 'short lines may repeat', blocks: [paragraph(long), paragraph('Yes.'), paragraph('Yes.')], left: [long, 'Yes.', 'Yes.'] },
  { name: 'nothing from nothing', blocks: [], left: [] },
])('$name', ({ blocks, left }) => {
  expect(trimBlocks(blocks, hints).map(({ text }) => text)).toEqual(left)
})
