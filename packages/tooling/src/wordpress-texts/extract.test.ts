import { describe, expect, it } from 'vitest'
import { extractHeader, extractPhp } from './extract-php.ts'
import { extractScript, importsOf } from './extract-script.ts'
import { mergeTexts } from './text.ts'

const php = (code: string) =>
  extractPhp(`<?php\n${code}`, 'a.php').map(({ text, plural, context, notes }) => ({ text, plural, context, notes }))
const script = (code: string) => extractScript(code, 'a.tsx').map(({ text, plural, context, notes }) => ({ text, plural, context, notes }))
const one = (text: string, more: { plural?: string; context?: string; notes?: readonly string[] } = {}) => [
  { text, plural: more.plural, context: more.context, notes: more.notes ?? [] },
]

describe('extractPhp', () => {
  it.each([
    ['a text', "echo esc_html__( 'A text', 'citable' );", one('A text')],
    ['escaped quotes', String.raw`__( 'It\'s a \\', 'citable' );`, one("It's a \\")],
    ['double quotes', String.raw`__( "One\n\"two\"", 'citable' );`, one('One\n"two"')],
    ['a plural', "_n( '%d post', '%d posts', count( $a, 1 ), 'citable' );", one('%d post', { plural: '%d posts' })],
    ['a context', "_x( 'Post', 'a verb', 'citable' );", one('Post', { context: 'a verb' })],
    ['both', "_nx( 'a', 'b', $n, 'c', 'citable' );", one('a', { plural: 'b', context: 'c' })],
    [
      'a note before the statement',
      "/* translators: %d: posts. */\necho sprintf( __( '%d', 'citable' ), $n );",
      one('%d', { notes: ['%d: posts.'] }),
    ],
    ['a note within', "f(\n/* translators:\n * %d: posts. */\n__( '%d', 'citable' ) );", one('%d', { notes: ['%d: posts.'] })],
    ['no note of the statement before', "/* translators: x. */ f(); __( 'A', 'citable' );", one('A')],
    ['nothing in comments and strings', `// __( 'A' )\n# __( 'B' )\n/* __( 'C' ) */ $a = "__( 'D' )";`, []],
    ['attributes are no comments', "#[A]\nf( __( 'A', 'citable' ) );", one('A')],
    ['no methods and definitions', "$this->__( 'A' ); A::__( 'B' ); $b?->__( 'C' ); function __( $a ) {}", []],
    [
      'values of lists and choices',
      "array( 'a' => __( 'A', 'citable' ), 'b' => $c ? __( 'B', 'citable' ) : __( 'C', 'citable' ) );",
      [...one('A'), ...one('B'), ...one('C')],
    ],
    ['calls in arguments', "__( 'A', 'citable' ) . f( array( __( 'B', 'citable' ) ) );", [...one('A'), ...one('B')]],
  ])('finds %s', (_, code, texts) => {
    expect(php(code)).toEqual(texts)
  })
  it.each([
    ['another domain', "__( 'A', 'other' );", "a.php: __() has to end with the text domain 'citable'."],
    ['no domain', "__( 'A' );", "has to end with the text domain 'citable'"],
    ['a variable', "__( $a, 'citable' );", '__() needs its text written out'],
    ['a variable in quotes', '__( "a $b", \'citable\' );', '__() needs its text written out'],
    ['a text put together', "__( 'a' . $b, 'citable' );", '__() needs its text written out'],
    ['an invalid plural', "_n( 'a', $b, 2, 'citable' );", '_n() needs its plural written out'],
  ])('refuses %s', (_, code, message) => {
    expect(() => php(code)).toThrow(message)
  })
  it('reads what the list of plugins shows', () => {
    const header = '<?php\n/**\n * Plugin Name:       Citable\n * Description:       Says it.\n * Version: 1\n */'
    expect(extractHeader(header, 'citable.php').map(({ text }) => text)).toEqual(['Citable', 'Says it.'])
  })
})

describe('extractScript', () => {
  it.each([
    ['a text', "__('A', 'citable')", one('A')],
    ['a text in pieces', "__('A ' +\n'b', 'citable')", one('A b')],
    ['a template without values', "__(`A`, 'citable')", one('A')],
    ['a plural', "_n('%d post', '%d posts', n, 'citable')", one('%d post', { plural: '%d posts' })],
    ['a note before', "sprintf(/* translators: %s: a code. */ __('%s', 'citable'), a)", one('%s', { notes: ['%s: a code.'] })],
    [
      'a note before the call around',
      "f(\n// translators: %s: a code.\nsprintf(__('%s', 'citable'), a))",
      one('%s', { notes: ['%s: a code.'] }),
    ],
    ['a note before the statement', "/* translators: %s: a code. */\nreturn f(__('%s', 'citable'))", one('%s', { notes: ['%s: a code.'] })],
    ['no note of the statement before', "f()\n// translators: x.\ng()\n__('A', 'citable')", one('A')],
    [
      'texts of JSX',
      "<p title={__('A', 'citable')}>{/* translators: b. */ __('B', 'citable')}</p>",
      [...one('A'), ...one('B', { notes: ['b.'] })],
    ],
    ['nothing in comments and strings', "// __('A')\nconst a = \"__('B')\"", []],
  ])('finds %s', (_, code, texts) => {
    expect(script(code)).toEqual(texts)
  })
  it('refuses what is not written out', () => {
    expect(() => script("__(a, 'citable')")).toThrow('a.tsx: __() needs its text written out.')
  })
  it('knows what a file imports from beside itself, on demand too', () => {
    expect(importsOf("import a from './a.ts'\nimport 'b'\nconst c = () => import('./c.tsx')\nexport { d } from '../d.ts'")).toEqual([
      './a.ts',
      './c.tsx',
      '../d.ts',
    ])
  })
})

describe('mergeTexts', () => {
  it('joins equal texts, separates contexts apart, sorts by text', () => {
    const at = (text: string, place: string, more: object = {}) => ({ text, notes: [], places: [place], ...more })
    const merged = mergeTexts([
      at('b', '2', { notes: ['x'] }),
      at('b', '1'),
      at('b', '3', { context: 'c' }),
      at('a', '1'),
      at('a', '1', { plural: 'as' }),
    ])
    expect(merged).toEqual([
      { text: 'a', plural: 'as', notes: [], places: ['1'] },
      { text: 'b', notes: ['x'], places: ['1', '2'] },
      { text: 'b', context: 'c', notes: [], places: ['3'] },
    ])
  })
})
