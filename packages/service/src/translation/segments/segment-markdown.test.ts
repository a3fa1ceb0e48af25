import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { segmentMarkdown } from './segment-markdown.ts'

const options = () => {
  let count = 0
  return { terms: [], attributes: true, createId: () => `s${++count}` }
}

const loud = (text: string): string => text.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, markup, words) => markup ?? words.toUpperCase())

function change(source: string, to: (text: string) => string): string {
  const segmented = segmentMarkdown(source, options())
  return segmented.put(new Map(segmented.segments.map(({ id, text }) => [id, to(text)])))
}

const textsOf = (source: string): readonly string[] => segmentMarkdown(source, options()).segments.map(({ text }) => text)

it.each<[string, string, readonly string[]]>([
  ['running text over lines', 'One *two*\nthree.\n', ['One <g id="1">two</g> three.']],
  ['a heading and an item', '# One two\n\n- three `x` four\n', ['One two', 'three <x id="1"/> four']],
  ['a quotation', '> One\n> two **three**\n', ['One two <g id="1">three</g>']],
  ['cells', '| A b | C |\n| --- | --- |\n| d | `e` |\n', ['A b', 'C', 'd']],
  [
    'links and images',
    'See [the *page*](/a "T") and ![a cat](c.png).',
    ['See <g id="1">the <g id="2">page</g></g> and <x id="3"/>.', 'T', 'a cat'],
  ],
  ['links by name stay whole', 'See [name] and [the page][name].\n\n[name]: /a\n', ['See <x id="1"/> and <g id="2">the page</g>.']],
  ['addresses', 'See <https://a.example/b> and https://a.example/c now.', ['See <x id="1"/> and <x id="2"/> now.']],
  ['code, comments and rules are left', '```\ncode\n```\n\n<!-- note -->\n\n---\n\n    code\n', []],
  ['HTML', '<div title="A cat">\n<b>One</b> two\n</div>\n', ['A cat', '<g id="1">One</g> two']],
  ['HTML in running text', 'One <b>two</b> <br> three.', ['One <g id="1">two</g> <x id="2"/> three.']],
  ['HTML that is not translated', 'Press <kbd>Enter</kbd> or <b translate="no">Go</b> now.', ['Press <x id="1"/> or <x id="2"/> now.']],
  ['a footnote and its note', 'One.[^1]\n\n[^1]: Two three.\n', ['One.', 'Two three.']],
  [
    'front matter',
    '---\ntitle: One two\nslug: one\ndescription: "Three: four"\ntags: [a]\n---\nFive\n',
    ['One two', 'Three: four', 'Five'],
  ],
  ['front matter of TOML', '+++\ntitle = "One"\n[params]\ntitle = "no"\n+++\nFive\n', ['One', 'Five']],
  ['front matter of JSON', '{\n  "title": "One",\n  "date": "two"\n}\nFive\n', ['One', 'Five']],
  ['a container', '::: tip Note\nOne two\n:::\n', ['Note', 'One two']],
  [
    'containers of other kinds',
    ':::note[A title]\nOne\n:::\n\n::: code-group labels=[npm]\n:::\n\n::: details More {open}\n:::\n',
    ['A title', 'One', 'More'],
  ],
  ['a container in code', '```\n::: tip Note\n```\n', []],
])('%s', (_, source, expected) => {
  expect(textsOf(source)).toEqual(expected)
  expect(change(source, (text) => text)).toBe(source)
})

it.each<[string, string, string]>([
  [
    'marks, code and addresses stay',
    '# One\n\nTwo *three*\n`code` [four](/five "six").\n',
    '# ONE\n\nTWO *THREE* `code` [FOUR](/five "SIX").\n',
  ],
  [
    'front matter over lines',
    '---\ntitle: "one\n  two"\nsummary: a\n  b\ndate: 1\n---\n',
    '---\ntitle: "ONE TWO"\nsummary: A B\ndate: 1\n---\n',
  ],
  ['front matter', "---\ntitle: it's one\nlayout: post\n---\n\nTwo\n", "---\ntitle: IT'S ONE\nlayout: post\n---\n\nTWO\n"],
  ['a line break in a quotation', '> one  \n> two\n', '> ONE  \n> TWO\n'],
  ['nested lists', '1. one\n   - two\n\n     three\n2. four\n', '1. ONE\n   - TWO\n\n     THREE\n2. FOUR\n'],
  ['HTML in running text', 'one <b class="x">two</b>.\n', 'ONE <b class="x">TWO</b>.\n'],
  ['a footnote', 'one[^a] two\n\n[^a]: three\n', 'ONE[^a] TWO\n\n[^a]: THREE\n'],
  ['an image', '![a cat](cat.png)\n', '![A CAT](cat.png)\n'],
  ['Windows line ends', '# one\r\n\r\ntwo\r\n', '# ONE\r\n\r\nTWO\r\n'],
])('an engine that shouts: %s', (_, source, expected) => expect(change(source, loud)).toBe(expected))

it.each<[string, string, string, string]>([
  ['what would be marks', 'One', '1. * [a] `b` &lt;c&gt; _d_', '1\\. \\* \\[a\\] \\`b\\` \\<c> \\_d\\_'],
  ['what would begin a heading', 'One', '# two', '\\# two'],
  ['a bar in a cell', '| One |\n| --- |\n', 'a|b', '| a\\|b |\n| --- |\n'],
  ['emphasis against a letter', 'a **b** c', 'x<g id="1">¡y!</g>z', 'x<strong>¡y!</strong>z'],
  ['a title that is no plain YAML', '---\ntitle: One\n---\n', 'two: three', '---\ntitle: "two: three"\n---\n'],
  ['an alternative text', '![One](a.png)', 'a]b', '![a\\]b](a.png)'],
  ['a title', '[b]: /b "One"\n', 'a "b" (c)', '[b]: /b "a \\"b\\" (c)"\n'],
  ['the title of a container', '::: tip One\n', 'a {b} [c]', '::: tip a  b   c \n'],
])('%s is written so that it reads as text', (_, source, translation, expected) => expect(change(source, () => translation)).toBe(expected))

it('rewrites links that are named', () => {
  const segmented = segmentMarkdown('[One](/a) and [b]\n\n[b]: /a\n', options())
  expect(segmented.put(new Map(), { '/a': '/es/á' })).toBe('[One](/es/%C3%A1) and [b]\n\n[b]: /es/%C3%A1\n')
})

const documents = fileURLToPath(new URL('../../../../docs', import.meta.url))
const files = readdirSync(documents, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.md') && !file.includes('node_modules'),
)

it.each(files)('%s comes back byte by byte', (file) => {
  const source = readFileSync(path.join(documents, file), 'utf8')
  expect(textsOf(source).length).toBeGreaterThan(0)
  expect(change(source, (text) => text)).toBe(source)
})
