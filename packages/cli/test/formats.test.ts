import type { Drafts, Optimization } from '@citable/contract'
import { describe, expect, it } from 'vitest'
import { draftLines } from '../src/formats/drafts.ts'
import { formatSarif } from '../src/formats/sarif.ts'
import { formatFaults } from '../src/formats/schema-faults.ts'
import { formatTable } from '../src/formats/table.ts'
import { plainText } from '../src/plain-text.ts'
import { isAddress, usableText } from '../src/read-source.ts'
import { readNumber } from '../src/usage.ts'
import type { PageVerdict } from '../src/validate-page.ts'

describe('drafts for a terminal', () => {
  const asked = {
    generator: { host: 'ai.example', model: 'small' },
    estimate: { characters: 900, input_tokens: 300, output_tokens: 200, cost: null },
  }
  const written = {
    ...asked,
    sent: true,
    titles: [],
    description: null,
    lead: null,
    questions: [],
    refused: [],
    usage: null,
  }
  const lines = (change: object): string => draftLines({ ...written, ...change } as unknown as Drafts).join('\n')
  const title = (change: object) => ({
    titles: [{ text: 'Bread', claims: [{ quote: 'Bread is food.' }], support: 'carried', cut: null, ...change }],
  })

  it.each<[string, object, string]>([
    [
      'a size without a price',
      { sent: false },
      '900 characters to ai.example (small): about 300 tokens in, at most 200 out, cost unknown.',
    ],
    [
      'a size with its price',
      { sent: false, estimate: { ...asked.estimate, cost: { amount: 0.01234, currency: 'EUR' } } },
      'at most 0.0123 EUR.',
    ],
    ['a title that is carried', title({}), 'title        Bread\n               stands in the text\n               “Bread is food.”'],
    ['a title in other words', title({ support: 'paraphrased' }), 'the text says it in other words'],
    ['a title with words of its own', title({ support: 'partly', unheld: ['cheap', 'easy'] }), 'not in the text: “cheap”, “easy”'],
    ['a title that is cut', title({ cut: 'at home' }), 'stands in the text; result pages cut “at home”'],
    ['a description', { description: { text: 'About bread', claims: [] } }, '  description  About bread\n  written'],
    ['a lead', { lead: { text: 'First', claims: [] } }, '  lead         First\n  written'],
    ['a question', { questions: [{ text: 'Why?', claims: [] }] }, '  question     Why?\n  written'],
    ['nothing', {}, '  none: nothing that came is carried by the text\n  written by small at ai.example; read before use'],
    ['reasons, each once', { refused: [{ reason: 'number' }, { reason: 'name' }, { reason: 'number' }] }, '  3 dropped (number, name)'],
    ['what it took', { usage: { input_tokens: 10, output_tokens: 5, cost: null } }, 'at ai.example, 10 + 5 tokens; read'],
    [
      'what it cost',
      { usage: { input_tokens: 10, output_tokens: 5, cost: { amount: 0.5, currency: 'USD' } } },
      ', 10 + 5 tokens, 0.5000 USD; read',
    ],
    [
      'no sign that moves the cursor',
      title({ text: 'Br\u001b[1mead', claims: [{ quote: 'a\u202eb' }] }),
      'Br[1mead\n               stands in the text\n               “ab”',
    ],
  ])('%s', (_what, change, expected) => expect(lines(change)).toContain(expected))

  it('say nothing of dropping where nothing was, and nothing of writing where nothing was sent', () => {
    expect(lines(title({}))).not.toMatch(/dropped|none:/)
    expect(lines({ sent: false })).not.toContain('written by')
  })
})

describe('SARIF', () => {
  const check = (change: object) => ({
    check: 'a',
    title: 'Title of a',
    status: 'fail',
    weight: 1,
    effect: 'weight',
    message: 'Message.',
    fix: { message: 'Fix.' },
    spans: [],
    evidence: { grade: 'A', sources: ['https://a.example/'] },
    ...change,
  })
  const run = (checks: readonly object[], text: string | null = null, name = 'a.html') =>
    (formatSarif({ checks } as unknown as Optimization, { name, text }) as { readonly runs: readonly [Run] }).runs[0]
  interface Run {
    readonly tool: { readonly driver: { readonly rules: readonly object[] } }
    readonly results: readonly {
      readonly ruleIndex: number
      readonly level: string
      readonly message: object
      readonly locations: readonly { readonly physicalLocation: { readonly artifactLocation: object; readonly region: object } }[]
    }[]
  }

  it('every check is a rule; those that fail are results', () => {
    const { tool, results } = run([check({ status: 'pass' }), check({ check: 'b' }), check({ check: 'c', status: 'not_applicable' })])
    expect(tool.driver.rules).toHaveLength(3)
    expect(tool.driver.rules[0]).toEqual({
      id: 'a',
      shortDescription: { text: 'Title of a' },
      helpUri: 'https://a.example/',
      properties: { evidence: 'A' },
    })
    expect(results.map(({ ruleIndex }) => ruleIndex)).toEqual([1])
  })

  it('a rule without a source has no address of help', () =>
    expect(run([check({ evidence: { grade: 'B', sources: [] } })]).tool.driver.rules[0]).not.toHaveProperty('helpUri'))

  it.each<[string, object, string]>([
    ['a check that weighs', {}, 'warning'],
    ['one without weight', { weight: 0 }, 'note'],
    ['a limit', { weight: 0, effect: 'cap' }, 'warning'],
  ])('%s', (_what, change, level) => expect(run([check(change)]).results[0]?.level).toBe(level))

  it.each<[string, object, string]>([
    ['message and fix', {}, 'Message. Fix.'],
    ['a message alone', { fix: null }, 'Message.'],
    ['the title where there is no message', { message: null }, 'Title of a Fix.'],
  ])('%s', (_what, change, text) => expect(run([check(change)]).results[0]?.message).toEqual({ text }))

  it.each<[string, readonly string[], string | null, readonly (readonly [number, number])[]]>([
    ['the first line', ['b'], 'abc', [[1, 2]]],
    ['a later line', ['third'], 'one\ntwo\n the third', [[3, 6]]],
    [
      'two places',
      ['one', 'two'],
      'one\ntwo',
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ['a quote that is not there', ['four'], 'one', [[1, 1]]],
    ['one of two is there', ['four', 'two'], 'one\ntwo', [[2, 1]]],
    ['an empty quote', [''], 'one\ntwo', [[1, 1]]],
    ['no source', ['one'], null, [[1, 1]]],
  ])('places findings at %s', (_what, quotes, text, places) => {
    const [result] = run([check({ spans: quotes.map((quote) => ({ quote })) })], text).results
    expect(result?.locations.map(({ physicalLocation }) => physicalLocation.region)).toEqual(
      places.map(([startLine, startColumn]) => ({ startLine, startColumn })),
    )
  })

  it.each([
    ['-', 'stdin'],
    ['a\\b.html', 'a/b.html'],
    ['a/b.html', 'a/b.html'],
  ])('the source %s is %s', (name, uri) =>
    expect(run([check({})], null, name).results[0]?.locations[0]?.physicalLocation.artifactLocation).toEqual({ uri }),
  )
})

describe('faults of structured data', () => {
  const fault = (change: object) => ({
    code: 'requiredMissing',
    level: 'error',
    block: 0,
    path: '',
    type: 'Recipe',
    property: 'image',
    args: {},
    line: 3,
    column: 9,
    ...change,
  })
  const told = (faults: readonly object[], change: object = {}, source = 'a.html'): string =>
    formatFaults(
      {
        blocks: 1,
        types: ['Recipe'],
        vocabulary: '29',
        counts: { error: 1, warning: 2, info: 3 },
        faults,
        ...change,
      } as unknown as PageVerdict,
      source,
    )

  it.each<[string, readonly object[], object, string]>([
    ['nothing', [], { blocks: 0 }, 'a.html: no structured data (JSON-LD).\n'],
    ['one block', [], {}, 'a.html: 1 block, Recipe\n'],
    ['two blocks', [], { blocks: 2, types: ['Person', 'Recipe'] }, 'a.html: 2 blocks, Person, Recipe\n'],
    ['no types', [], { types: [] }, 'a.html: 1 block, no types\n'],
    ['sums', [], {}, '1 errors, 2 warnings, 3 notes; schema.org 29\n'],
    ['a place and its path', [fault({ path: 'author[0]' })], {}, '  error   Recipe needs image.\n          line 3, column 9 · author[0]\n'],
    ['a place in the page', [fault({})], {}, '          line 3, column 9\n'],
    ['a source', [fault({ args: { source: 'https://s.example/' } })], {}, 'column 9 · https://s.example/\n'],
    ['a source and its day', [fault({ args: { source: 'https://s.example/', read: '2026-11-14' } })], {}, 'example/, read 2026-11-14\n'],
    ['no source with a note', [fault({ level: 'info', args: { source: 'https://s.example/' } })], {}, 'column 9\n'],
    [
      'where one of several is enough',
      [fault({ args: { alternatives: 'photo video' } })],
      {},
      '  error   Recipe needs image, photo or video.\n',
    ],
    ['what its source only recommends', [fault({ level: 'warning' })], {}, '  warning Recipe should have image.\n'],
    ['a number that cannot be', [fault({ code: 'valueImpossible', args: { value: '0' } })], {}, 'image cannot be 0.'],
    ['a suggestion', [fault({ code: 'typeUnknown', args: { suggestion: 'Recipe' } })], {}, 'knows no type Recipe. Perhaps Recipe?\n'],
    ['no suggestion', [fault({ code: 'propertyUnknown' })], {}, 'knows no property image.\n'],
    ['JSON that ends early', [fault({ code: 'jsonBroken' })], {}, 'is no JSON: it ends too early.'],
    ['a sign in a wrong place', [fault({ code: 'jsonBroken', args: { found: '}' } })], {}, '“}” cannot stand here.'],
    ['a sign that is not seen', [fault({ code: 'jsonBroken', args: { found: 'U+00A0' } })], {}, 'JSON: U+00A0 cannot stand here.'],
    ['a line break', [fault({ code: 'jsonBroken', args: { found: 'U+000A', reason: 'lineBreak' } })], {}, 'runs over the end of its line'],
    ['a control sign', [fault({ code: 'jsonBroken', args: { found: 'U+0009', reason: 'control' } })], {}, 'U+0009 cannot stand in a text'],
    ['an escape', [fault({ code: 'jsonBroken', args: { found: '\\x', reason: 'escape' } })], {}, '“\\x” is no escape in a text'],
    ['an open text', [fault({ code: 'jsonBroken', args: { found: '"', reason: 'openText' } })], {}, 'the text that begins here has no end'],
  ])('%s', (_what, faults, change, expected) => expect(told(faults, change)).toContain(expected))

  it('joins what one node could have as well, and nothing else', () => {
    const advice = (property: string, change: object = {}) => fault({ code: 'recommendedMissing', level: 'info', property, ...change })
    const faults = [advice('image'), fault({}), advice('video'), advice('name', { path: 'author' }), advice('url', { block: 1 })]
    expect(told(faults).match(/Recipe (could have|needs) .*/g)).toEqual([
      'Recipe could have image, video.',
      'Recipe needs image.',
      'Recipe could have name.',
      'Recipe could have url.',
    ])
  })

  it('names standard input, and lets nothing move the cursor', () => {
    expect(told([], { blocks: 0 }, '-')).toBe('standard input: no structured data (JSON-LD).\n')
    expect(told([fault({ property: 'im\u001bage' })], {}, 'a\u001bb')).not.toContain('\u001b')
  })
})

describe('text of others on a terminal', () => {
  it.each([
    ['a\tb\r\nc', 'a b c'],
    ['a\u0007b\u001b[2Jc\u009bd\u007fe', 'ab[2Jcde'],
    ['a\u202eb\u2066c\u200ed\u200fe\u2069f', 'abcdef'],
    ['Zoë 日本 👩‍🚀', 'Zoë 日本 👩‍🚀'],
  ])('%j becomes %j', (text, expected) => expect(plainText(text)).toBe(expected))
})

describe('sources', () => {
  it.each([
    ['https://a.example/', true],
    ['JAVASCRIPT:alert(1)', true],
    ['view-source:a', true],
    ['C:\\page.html', false],
    ['c:/page.html', false],
    ['page.html', false],
    ['./a:b', false],
  ])('%s is an address: %s', (source, expected) => expect(isAddress(source)).toBe(expected))

  it.each([
    ['', 'is empty'],
    [' \n\t', 'is empty'],
    ['\u0001\u0002abc', 'is not text'],
    [`${'a'.repeat(79)}${'\ufffd'.repeat(20)}`, 'is not text'],
    ['a'.repeat(10 * 1024 * 1024 + 1), 'is larger than 10 MiB'],
  ])('what cannot be used is refused', (text, message) => expect(() => usableText(text, 'a.html')).toThrow(`a.html ${message}`))

  it.each([['text'], [`${'a'.repeat(80)}${'\ufffd'.repeat(20)}`], [`\u001b${'a'.repeat(99)}`], [`\u0001${'a'.repeat(99)}`]])(
    'what can be used stays as it is',
    (text) => expect(usableText(text, 'a.html')).toBe(text),
  )
})

describe('whole numbers of options', () => {
  it.each([
    ['1', 1],
    ['10', 10],
    ['07', 7],
  ])('%s', (text, value) => expect(readNumber('--top', text, 1, 10)).toBe(value))
  it.each(['0', '11', '1.5', '-1', '', ' 1', '1e1', 'x'])('%j is refused', (text) =>
    expect(() => readNumber('--top', text, 1, 10)).toThrow(/^--top must be a whole number from 1 to 10, not/),
  )
})

describe('the table', () => {
  const check = (id: string, change: object = {}) => ({
    check: id,
    title: `Title of ${id}`,
    status: 'fail',
    certain: true,
    weight: 1,
    score: 0,
    points: 1,
    effect: 'weight',
    message: `About ${id}.`,
    fix: null,
    ...change,
  })
  const article = {
    title: 'Bread',
    headline: null,
    description: null,
    authors: [],
    date_published: null,
    date_modified: null,
    image: null,
    site_name: null,
    language: 'en',
    word_count: 120,
    origins: {},
    sources: {},
  }
  const optimization = {
    aeo_score: 50,
    seo_score: 60,
    scores: {
      aeo: { parts: { retrievable: null }, caps: [], penalties: [] },
      seo: { parts: {}, caps: [], penalties: [] },
      readability: null,
    },
    title_reason: { message: 'No title is better.' },
    titles: [],
    titles_note: null,
    title_blocks: [],
    own_title: null,
    answers: [],
    reader_questions: [],
    text_kind: { kind: 'how_to', certainty: 'unsure' },
    next_steps: [],
    worth_a_look: [],
    set_aside: [],
    checks: [],
    schema: { '@graph': [] },
    article,
    rubric_version: '1.0.0',
  }
  const table = (change: object = {}, width = 80): string =>
    formatTable({ ...optimization, ...change } as unknown as Optimization, { color: false, width })
  const about = (change: object) => table({ article: { ...article, ...change } })

  it.each<[string, string, string]>([
    ['the head', table(), 'Bread\n120 words · en · how-to\n'],
    ['a headline for a title', about({ title: null, headline: 'News' }), 'News\n120 words'],
    ['a kind that is a guess', table({ text_kind: { kind: 'list', certainty: 'likely' } }), '· list (likely)'],
    ['a kind that is not sure', table({ text_kind: { kind: 'list', certainty: 'unsure' } }), '· list\n'],
    ['the day of publication', about({ date_published: '2026-01-01', date_modified: '2026-02-02' }), '· how-to · 2026-01-01\n'],
    ['the day of change', about({ date_modified: '2026-02-02' }), '· how-to · 2026-02-02\n'],
    ['the only date', about({ date_published: '2026-01-01' }), '· how-to · 2026-01-01\n'],
    ['a score', table(), `AEO readiness     50/100  ${'█'.repeat(10)}${'░'.repeat(10)}`],
    ['a part without a score', table(), '  retrievable      –'],
    ['no titles', table(), '  No title is better.'],
    ['a note above titles', table({ titles: [{ text: 'A', reasons: [] }], titles_note: { message: 'Noted.' } }), '  Noted.\n  1. A'],
    [
      'reasons of a title',
      table({ titles: [{ text: 'A', reasons: [{ message: 'One.' }, { message: 'Two.' }] }] }),
      '  1. A\n     One. Two.',
    ],
    [
      'one’s own title and its faults',
      table({ own_title: { text: 'Mine', faults: [{ message: 'Too long.' }] } }),
      '  yours: Mine\n    Too long.',
    ],
    ['building blocks', table({ title_blocks: [{ text: 'bread' }, { text: 'water' }] }), '    bread · water'],
    [
      'a sentence to begin with',
      table({ title_blocks: [{ text: 'bread' }, { kind: 'sentence', text: 'Bread needs water' }] }),
      '    bread\n    Or begin with a sentence of your text, and shorten it:\n      “Bread needs water”',
    ],
    [
      'a sentence alone',
      table({ title_blocks: [{ kind: 'sentence', text: 'Bread needs water' }] }),
      '    Begin with a sentence of your text, and shorten it:\n      “Bread needs water”',
    ],
    [
      'ease of reading',
      table({ scores: { ...optimization.scores, readability: { ease: 61.25, formula: 'flesch' } } }),
      'reading ease   61.3 (flesch)',
    ],
    [
      'a limit',
      table({ scores: { ...optimization.scores, seo: { parts: {}, caps: [{ check: 'x', limit: 40 }], penalties: [] } } }),
      '  SEO held at 40 by x',
    ],
    [
      'a penalty',
      table({ scores: { ...optimization.scores, aeo: { parts: {}, caps: [], penalties: [{ check: 'x', points: 5 }] } } }),
      '  AEO lowered by 5 by x',
    ],
    [
      'an organisation',
      about({
        authors: [
          { kind: 'organization', name: 'ACME' },
          { kind: 'person', name: 'Ada' },
        ],
      }),
      '  authors        ACME (organisation), Ada',
    ],
    ['what is missing', table(), '  date published –'],
    ['a language that is not known', about({ language: 'und' }), '  language       –'],
    ['where a fact was found', about({ origins: { title: 'json_ld' } }), '  title          Bread  (from JSON-LD)'],
    [
      'a guess',
      about({ origins: { title: 'element' }, sources: { title: { name: 'h1', confidence: 'guessed' } } }),
      '(from the markup h1, a guess)',
    ],
    ['no questions', table(), 'Questions  none found in the text'],
    [
      'questions',
      table({
        answers: [
          { question: 'A?', state: 'answered', sentence: { quote: 'Yes.' } },
          { question: 'B?', state: 'missing', sentence: { quote: 'No.' } },
        ],
      }),
      'Questions  1 of 2 answered\n  ✓ answered: A?\n     “Yes.”\n  ✗ not answered: B?\n',
    ],
    [
      'a question in doubt',
      table({
        answers: [
          { question: 'A?', state: 'unclear', sentence: null },
          { question: 'B?', state: 'answered', sentence: null },
        ],
      }),
      'Questions  1 of 2 answered, 1 not sure\n  ? not sure: A?\n',
    ],
    [
      'an answer that was not found',
      table({ answers: [{ question: 'A?', state: 'answered', sentence: null }] }),
      '  ✓ probably answered: A?',
    ],
    ['what readers may ask', table({ reader_questions: [{ question: 'C?' }] }), '  Readers may ask; your text answers:\n  ? C?'],
    ['nothing in the graph', table(), 'JSON-LD  none'],
    ['the graph', table({ schema: { '@graph': [{ '@type': 'Article' }, { '@type': 'Person' }] } }), 'JSON-LD  Article, Person'],
    ['a check that broke', table({ checks: [check('x', { status: 'error' })] }), '0 not checked, 1 broken'],
    ['what was set aside', table({ checks: [check('x')], set_aside: ['x'] }), 'set aside: x'],
    ['a fix', table({ checks: [check('x', { fix: { message: 'Do it.' } })] }), '  ✗ About x. (x)\n    → Do it.'],
    ['a title where there is no message', table({ checks: [check('x', { message: null })] }), '  ✗ Title of x (x)'],
  ])('shows %s', (_what, out, expected) => expect(out).toContain(expected))

  const order = (out: string): readonly string[] => [...out.matchAll(/^ {2}[✗?] .*\((\S+)\)$/gm)].map(([, id]) => id!)

  it('lists first what gains most; limits go before weights, what has no effect is left out', () => {
    const checks = [
      check('low', { weight: 2, score: 80 }),
      check('high', { weight: 1 }),
      check('cap', { effect: 'cap' }),
      check('none', { effect: 'none' }),
    ]
    expect(order(table({ checks }))).toEqual(['cap', 'high', 'low'])
  })

  it('lists next steps first and once, in their order', () => {
    const checks = [check('a'), check('b', { weight: 9 }), check('c')]
    const out = table({ checks, next_steps: ['c', 'gone', 'a'] })
    expect(order(out)).toEqual(['c', 'a', 'b'])
    expect(out.indexOf('Most useful now')).toBeLessThan(out.indexOf('Also to improve'))
    expect(table({ checks })).toContain(' To improve\n')
  })

  it('does not list what passed, nor what was set aside', () =>
    expect(order(table({ checks: [check('a', { status: 'pass' }), check('b'), check('c')], set_aside: ['b'] }))).toEqual(['c']))

  it('lists doubts that need no look with their cost, apart from what is to improve', () => {
    const checks = [check('a', { points: 2 }), check('b', { points: 3, certain: false }), check('c', { points: 4, certain: false })]
    const out = table({ checks, worth_a_look: [] })
    expect(out).toContain('1 to improve, 0 worth a look, 2 in doubt')
    expect(out).toContain('Doubtful: these checks are often wrong about texts like this one')
    expect(out).toMatch(/ 3 {2}Title of b \(b\)\n +4 {2}Title of c/)
  })

  it('lists fifteen, and counts the rest', () => {
    const checks = Array.from({ length: 17 }, (_, index) => check(`c${index}`, { points: 2 }))
    const out = table({ checks })
    expect(order(out)).toHaveLength(15)
    expect(out).toContain('17 to improve')
    expect(out).toContain('… and 2 more: --format json')
  })

  it('cuts facts and wraps sentences at the width of the terminal, which it takes from 60 to 120', () => {
    const long = 'word '.repeat(60).trim()
    const widest = (width: number): number =>
      Math.max(
        ...table({ article: { ...article, description: long }, title_reason: { message: long } }, width)
          .split('\n')
          .filter((line) => line.includes('word w'))
          .map(({ length }) => length),
      )
    expect([widest(10), widest(60), widest(90), widest(500)]).toEqual([60, 60, 90, 120])
  })

  it('has colours only where they are wanted', () => {
    expect(table()).not.toContain('\u001b')
    expect(formatTable(optimization as unknown as Optimization, { color: true, width: 80 })).toContain('\u001b[1mBread')
  })
})
