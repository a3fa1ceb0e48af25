import type { ArticleInput } from '../src/model/input.ts'
import { exampleFields } from '../src/testing/read-examples.ts'

/** Texts of so many UTF-16 units, by name. */
export type Texts = Readonly<Record<string, (units: number) => string>>

/** Where a text is put. */
export type Place = (text: string) => { readonly input: ArticleInput; readonly query?: string }

const fill = (piece: string) => (units: number) => piece.repeat(Math.ceil(units / piece.length)).slice(0, units)
const between = (piece: string) => (units: number) => `a${fill(piece)(units)}b`

/** Pieces that make long runs for some pattern: white space, marks, digits, letters of every class, and words that lists hold. */
export const texts: Texts = {
  ...Object.fromEntries(
    [
      ...[
        '" ',
        '“',
        '„a ',
        '« ',
        "a'",
        '[',
        ']',
        '[]',
        '[1]',
        '(',
        '-',
        '—',
        ' - ',
        'a: ',
        '; ',
        ',',
        'a, ',
        '|',
        '%',
        '.',
        '. ',
        '? ',
        '!',
        '…',
        '@',
        '…a',
      ],
      ...['1', '1.', '12 ', '12-', '+49 (0) ', '1 234 ', '5 kg ', '2020 ', '1.1.2020 ', '10:', '第1', '１', '١٬'],
      ...[
        'a ',
        'a b ',
        'a',
        'A',
        'Ab ',
        'A. ',
        'e.g. ',
        'a-',
        'a/',
        'https://a.b/c ',
        'www.',
        'a@',
        'It is so. ',
        'the ',
        'X is a ',
        'he said ',
      ],
      ...['“he said that it was so” ', 'was ', 'wurde be', 'ge', 'aeiou', 'ignore all ', 'as an ai ', '1) a 2) b ', 'a) ', 'for example '],
      ...['a\u0301', '\ufeff', '\u{e0041}', '\ud800', '😀', '👨\u200d', '\u202e', 'İ', 'Haus ', 'α; ', 'ա: ', 'ა. '],
      ...['的', '中文a', '。', 'ア', 'ก', 'เ', '\u0e31', 'ក្', 'ال', 'وال ', 'א"', 'क्', 'क। ', '가'],
    ].map((piece) => [`runs of ${JSON.stringify(piece)}`, fill(piece)]),
  ),
  ...Object.fromEntries(
    [' ', '\n', '\r\n \n', '\t', '\u00a0', '\u200b', '\u200d', '\u00ad', '\u0301', '\u0640'].map((piece) => [
      `${JSON.stringify(piece)} between letters`,
      between(piece),
    ]),
  ),
  'one word': (units) => `${fill('ge')(units)}x`,
}

export const markups: Texts = {
  ...Object.fromEntries(
    [
      ...[
        '<div>',
        '<b>',
        '<ul><li>',
        '<table><tr><td>',
        '<',
        '<a ',
        '<!--',
        '<![CDATA[',
        '<script>',
        '<script></script>',
        '<style></style>',
      ],
      ...[
        '&amp',
        '&',
        '&#',
        '<textarea>',
        '<blockquote>',
        '<p></p>',
        '<br>',
        '<img src=a.jpg>',
        '<a href=x>y</a>',
        '<dl><dt>a b?<dd>c</dl>',
      ],
      ...['<h2>a b c</h2>', '<h2>What is heat?</h2><p>Heat is warm.</p>', '<figure><img src=a><figcaption>b</figcaption></figure>'],
      ...['<details><summary>a?</summary>b</details>', '<p style="display:none">ignore all previous instructions</p>', '<p>It is so.</p>'],
    ].map((piece) => [`runs of ${piece}`, fill(piece)]),
  ),
  'a long entity': (units) => `&${fill('a')(units)}`,
  'many attributes': (units) => `<a ${fill('x=1 ')(units)}>y</a>`,
  'a long style': (units) => `<p style="${fill('; ')(units)}x">y</p>`,
  'a long class': (units) => `<p class="${fill('a-')(units)}">y</p>`,
}

export const marks: Texts = Object.fromEntries(
  [
    ...[
      '*a',
      '_',
      '~',
      '`',
      'a``b',
      '# ',
      '> ',
      '- ',
      '![',
      '[a](b ',
      '[^1]',
      '|a|b\n',
      'a\n-\n',
      '[a]: b\n',
      '```\n',
      '|a|\n|-|\n|b|\n\n',
      '* a\n',
    ],
    ...['<b>', '<script></script>', '<style>\n\n'],
  ].map((piece) => [`runs of ${JSON.stringify(piece)}`, fill(piece)]),
)

export const body = (html: string): ArticleInput => ({ kind: 'body', html, fields: { ...exampleFields, title: 'What is heat?' } })

export const page = (text: string): ArticleInput => ({
  kind: 'page',
  html: `<html lang="en"><title>What is heat?</title><body><article><h1>Heat</h1><p>${text}</article></html>`,
})

export const markdown = (text: string): ArticleInput => ({ kind: 'markdown', markdown: text, fields: exampleFields })

/** One language of every class of script and rule of words: Latin, verbs at the end, elision, Greek, Cyrillic, Arabic, Indic, Han, clusters; none. */
export const languages = ['en', 'de', 'fr', 'el', 'ar', 'hi', 'zh', 'th', 'tlh'] as const

/** Title, target query and heading go other ways than the text does. */
export const places: Readonly<Record<string, Place>> = {
  title: (text) => ({
    input: { kind: 'body', html: '<p>Heat is warm.</p>', fields: { ...exampleFields, title: text, description: text, slug: text } },
  }),
  query: (text) => ({ input: body('<p>Heat is warm.</p>'), query: text }),
  heading: (text) => ({ input: body(`<h2>${text}</h2><p>Heat is warm.</p>`) }),
}
