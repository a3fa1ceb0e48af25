import { describe, expect, test } from 'vitest'
import { readArticle } from '../../extract/read-article.ts'
import type { Article, Block, Found } from '../../model/article.ts'
import { testContext } from '../../testing/test-context.ts'
import { bareCue, howToCue, stepHeading } from './how-to-cues.ts'
import { questionKey } from './question-key.ts'
import { readContentFacts } from './read-content-facts.ts'

const context = testContext({ url: 'https://example.com/post/', language: 'en', now: '2026-11-20' })

function articleOf(html: string, title: string | null = 'Title', language = 'en'): Article {
  const fields = { title, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  return readArticle({ kind: 'body', html, fields }, { ...context, language })
}
const read = (article: Article) => readContentFacts(article, 100, { home: 'https://example.com/', page: 'https://example.com/post/' })
const factsOf = (html: string, title: string | null = 'Title', language = 'en') => read(articleOf(html, title, language))
const found = <Value>(value: Value): Found<Value> => ({ value, from: 'text', source: 'test', confidence: 'declared', span: null })
const base = { runs: [], inlines: [] }
const heading = (text: string, level: 1 | 2 | 3 = 2): Block => ({ ...base, id: 'b0', kind: 'heading', level, text })
const paragraph = (text: string): Block => ({ ...base, id: 'b0', kind: 'paragraph', text })
const listOf = (...items: readonly string[]): Block => ({
  ...base,
  id: 'b0',
  kind: 'list',
  ordered: true,
  text: items.join('\n'),
  items: items.map((quote) => ({ place: 'b0', start: 0, end: quote.length, quote })),
})
/** Facts of an article of just these blocks. */
const factsOfBlocks = (blocks: readonly Block[], title: string | null = 'Title') => read({ ...articleOf('', title), blocks })

describe('questions', () => {
  const three = '<h2>Why?</h2><p>Because.</p><h2>How?</h2><p>So.</p><h2>When?</h2><p>Now.</p>'
  const below = (heading: string, level = 3) => `<h2>${heading}</h2>${three.replaceAll('h2>', `h${level}>`)}`
  test.each([
    ['three question headings under a heading that says so', below('Frequently asked questions'), ['Why?', 'How?', 'When?']],
    ['under one that does not they are headings', below('Costs'), []],
    ['two are headings', '<h2>FAQ</h2><h3>Why?</h3><p>Because.</p><h3>How?</h3><p>So.</p>', []],
    ['a question without an answer does not count', '<h2>FAQ</h2><h3>Why?</h3><h3>How?</h3><p>So.</p><h3>When?</h3><p>Now.</p>', []],
    ['a picture is no answer', '<h2>FAQ</h2><h3>Why?</h3><img src="/a.jpg" alt="x"><h3>How?</h3><p>So.</p><h3>When?</h3><p>Now.</p>', []],
    [
      'Arabic marks',
      '<h2>الأسئلة الشائعة</h2><h3>لماذا؟</h3><p>لأن.</p><h3>كيف؟</h3><p>هكذا.</p><h3>متى؟</h3><p>الآن.</p>',
      ['لماذا؟', 'كيف؟', 'متى؟'],
    ],
    [
      'Chinese marks',
      '<h2>常见问题</h2><h3>为什么？</h3><p>因为。</p><h3>怎么？</h3><p>这样。</p><h3>何时？</h3><p>现在。</p>',
      ['为什么？', '怎么？', '何时？'],
    ],
    ['the same question twice counts once', `${below('FAQ')}<h3>why</h3><p>x</p><h3>WHY ?</h3><p>Again.</p>`, ['Why?', 'How?', 'When?']],
    ['a label is no question', '<details><summary>Transcript</summary><p>Because.</p></details>', []],
    [
      'details and summary',
      '<details><summary>Why?</summary><p>Because.</p></details><details><summary>How?</summary><p>So.</p></details>',
      ['Why?', 'How?'],
    ],
    ['no text', '', []],
    ['a list answers as well as a paragraph', below('FAQ').replace('<p>So.</p>', '<ul><li>So.</li></ul>'), ['Why?', 'How?', 'When?']],
    ['a quote alone answers nothing', below('FAQ').replace('<p>So.</p>', '<blockquote><p>So.</p></blockquote>'), []],
    ['what comes later is no part of them', `${below('FAQ')}<h2>Costs</h2><p>None.</p>`, ['Why?', 'How?', 'When?']],
    ['a heading that goes on after its question is none', below('FAQ').replace('How?', 'How? Like this'), []],
    ['a quoted question is one', below('FAQ').replace('How?', '«How?»').replace('When?', '“When?”'), ['Why?', '«How?»', '“When?”']],
  ])('%s', (_name, html, expected) => expect(factsOf(html).questions.map(({ question }) => question)).toEqual(expected))

  test('what the analysis calls missing is no pair', () => {
    const fields = { title: 'FAQ', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
    const article = readArticle({ kind: 'body', html: three, fields }, context)
    const bases = { home: 'https://example.com/', page: 'https://example.com/post/' }
    expect(readContentFacts(article, 100, bases, new Set(['how'])).questions.map(({ question }) => question)).toEqual(['Why?', 'When?'])
  })
  test('Greek uses a semicolon', () => {
    const html = '<h2>Γιατί;</h2><p>Έτσι.</p><h2>Πώς;</h2><p>Αυτό.</p><h2>Πότε;</h2><p>Τώρα.</p>'
    expect(factsOf(html, 'Συχνές ερωτήσεις', 'el').questions).toHaveLength(3)
    expect(factsOf(html, 'Συχνές ερωτήσεις', 'en').questions).toHaveLength(0)
  })
  test('Greek of any country does, and other headings there ask nothing', () => {
    const html = '<h2>Γιατί;</h2><p>Έτσι.</p><h2>Πώς;</h2><p>Αυτό.</p><h2>Πότε;</h2><p>Τώρα.</p>'
    const greek = (text: string) => read({ ...articleOf(text, 'Συχνές ερωτήσεις', 'el'), language: 'el-CY' }).questions
    expect(greek(html)).toHaveLength(3)
    expect(greek(html.replaceAll(';', ''))).toEqual([])
  })

  const asked = (ask: (text: string) => Block, answer = (text: string): Block => paragraph(text)) =>
    ['Why?', 'How?', 'When?'].flatMap((question) => [ask(question), answer(`Answer to ${question}`)])
  test.each<[name: string, blocks: readonly Block[], title: string | null, expected: number]>([
    ['headings under the headline', asked(heading), 'FAQ', 3],
    ['space behind the mark changes nothing', asked((text) => heading(`${text} `)), 'FAQ', 3],
    ['nothing says that they are questions and answers', asked(heading), null, 0],
    ['paragraphs that ask are no headings', asked(paragraph), 'FAQ', 0],
    ['headlines are no questions', asked((text) => heading(text, 1)), 'FAQ', 0],
    ['an answer without words does not count', asked(heading, (text) => paragraph(text.includes('How') ? ' ' : text)), 'FAQ', 0],
  ])('blocks: %s', (_name, blocks, title, expected) => expect(factsOfBlocks(blocks, title).questions).toHaveLength(expected))

  test('a marked question without an answer is left out', () => {
    const article = articleOf('<details><summary>Why?</summary><p>Because.</p></details>')
    expect(read(article).questions).toHaveLength(1)
    expect(read({ ...article, questions: article.questions.map((one) => ({ ...one, answer: [] })) }).questions).toEqual([])
  })

  test('the answer is the text up to the next heading, a line per paragraph and item', () => {
    const html =
      '<h2>Why?</h2><p>Because  of\n this.</p><ul><li>One</li><li>Two</li></ul><blockquote><p>Said so.</p></blockquote><pre>code()</pre><h3>More</h3><p>Not this.</p><h2>How?</h2><p>So.</p><h2>When?</h2><p>Now.</p>'
    expect(factsOf(html, 'FAQ').questions[0]).toEqual({ question: 'Why?', answer: 'Because of this.\nOne\nTwo\nSaid so.' })
  })
  test('empty lines of an answer leave', () => {
    const html = '<h2>Why?</h2><p>Because<br><br>of this.</p><h2>How?</h2><p>So.</p><h2>When?</h2><p>Now.</p>'
    expect(factsOf(html, 'FAQ').questions[0]!.answer).toBe('Because\nof this.')
  })
  test('an answer of just the length that is allowed stays whole', () => {
    const answer = `${'word '.repeat(399)}words`
    expect(answer).toHaveLength(2000)
    const html = (text: string) => `<h2>Why?</h2><p>${text}</p><h2>How?</h2><p>So.</p><h2>When?</h2><p>Now.</p>`
    expect(factsOf(html(answer), 'FAQ').questions[0]!.answer).toBe(answer)
    expect(factsOf(html(`${answer}s`), 'FAQ').questions[0]!.answer).toBe('word '.repeat(399).trimEnd())
  })
  test('long answers end after a sentence', () => {
    const [first] = factsOf(
      `<h2>Why?</h2><p>${'A sentence of words. '.repeat(120)}</p><h2>How?</h2><p>So.</p><h2>When?</h2><p>Now.</p>`,
      'FAQ',
    ).questions
    expect(first!.answer.length).toBeLessThanOrEqual(2000)
    expect(first!.answer).toMatch(/words\.$/)
    expect(first!.answer.length).toBeGreaterThan(1900)
  })
  test('long answers without sentences end after a word', () => {
    const [first] = factsOf(
      `<h2>Why?</h2><p>${'😀 word '.repeat(400)}</p><h2>How?</h2><p>So.</p><h2>When?</h2><p>Now.</p>`,
      'FAQ',
    ).questions
    expect(Array.from(first!.answer).length).toBeLessThanOrEqual(2000)
    expect(first!.answer).toMatch(/(word|😀)$/u)
  })
})

describe('steps', () => {
  const list = '<ol><li>Mix</li><li>Bake</li></ol>'
  test.each([
    ['an ordered list under a how-to heading', `<h2>How to bake</h2>${list}`, 'Title', 'How to bake'],
    ['a bare word takes the headline’s name', `<h2>Instructions:</h2>${list}`, 'Bread at home', 'Bread at home'],
    ['a number of steps', `<h2>5 steps to a loaf</h2>${list}`, 'Title', '5 steps to a loaf'],
    ['the headline announces the only list', `<p>Intro.</p>${list}`, 'How to bake', 'How to bake'],
    ['numbered step headings', '<h2>Step 1: Mix</h2><p>Mix it.</p><h2>Step 2: Bake</h2><p>Bake it.</p>', 'Bread', 'Bread'],
    ['a bare word is the name where there is no headline', `<h2>Instructions:</h2>${list}`, null, 'Instructions:'],
    ['an unordered list beside the only ordered one', `<ul><li>Flour</li><li>Salt</li></ul>${list}`, 'How to bake', 'How to bake'],
  ])('%s', (_name, html, title, name) => expect(factsOf(html, title).howTo?.name).toBe(name))

  test.each([
    ['an unordered list', '<h2>How to bake</h2><ul><li>Mix</li><li>Bake</li></ul>'],
    ['one step', '<h2>How to bake</h2><ol><li>Mix</li></ol>'],
    ['a list under another heading', `<h2>Ingredients</h2>${list}`],
    ['next steps', `<h2>Next steps</h2>${list}`],
    ['a heading without a list', '<h2>How to bake</h2><p>Just do.</p>'],
    ['a paragraph that announces a list', `<p>How to bake</p>${list}`],
    ['paragraphs with numbers of steps', '<p>Step 1: Mix</p><p>Mix it.</p><p>Step 2: Bake</p><p>Bake it.</p>'],
    ['headings with numbers of steps and no headline', '<h2>Step 1: Mix</h2><p>Mix.</p><h2>Step 2: Bake</h2><p>Bake.</p>', null],
    ['two lists under a headline that announces one', `${list}<p>And then:</p>${list}`, 'How to bake'],
    ['one step under a headline that announces several', '<ol><li>Mix</li></ol>', 'How to bake'],
    ['no text', ''],
  ])('none: %s', (_name, html, title: string | null = 'Title') => expect(factsOf(html, title).howTo).toBeNull())

  test('items without words are no steps', () => {
    const of = (...items: readonly string[]) =>
      factsOfBlocks([heading('How to bake'), listOf(...items)]).howTo?.steps.map(({ text }) => text)
    expect(of('Mix', ' ', 'Bake')).toEqual(['Mix', 'Bake'])
    expect(of('Mix', ' ')).toBeUndefined()
  })
  test('a quote is no part of its step', () =>
    expect(
      factsOf(
        '<h2>Step 1: Mix</h2><p>Mix it.</p><blockquote><p>Well said.</p></blockquote><h2>Step 2</h2><p>Bake.</p>',
        'Bread',
      ).howTo?.steps.map(({ text }) => text),
    ).toEqual(['Mix it.', 'Bake.']))

  test('step headings give name and text', () =>
    expect(factsOf('<h2>Step 1: Mix</h2><p>Mix it.</p><h2>Step 2</h2><p>Bake it.</p>', 'Bread').howTo?.steps).toEqual([
      { name: 'Mix', text: 'Mix it.', image: null },
      { name: null, text: 'Bake it.', image: null },
    ]))
})

describe('cues', () => {
  test.each([
    'How to bake',
    'Baking: how to do it',
    'Schritt für Schritt zum Brot',
    'Paso a paso',
    'كيفية الخبز',
    '如何烤面包',
    'パンの作り方',
    'Пошаговая инструкция',
    '3 Schritte zum Brot',
  ])('%s announces steps', (heading) => expect(howToCue.test(heading)).toBe(true))
  test.each(['Showtime', 'Next steps', 'The methodical baker', 'Somehow tomorrow', 'Ingredients', ''])('%j does not', (heading) =>
    expect(howToCue.test(heading)).toBe(false),
  )
  test.each(['Steps', 'Anleitung:', '步骤'])('%s is a bare cue', (heading) => expect(bareCue.test(heading)).toBe(true))
  test.each(['Step 1', 'STEP 2: Mix', 'Schritt 3 –', '第一步', '第2步：搅拌', 'الخطوة 1', 'Étape 1. Mélanger'])(
    '%s is one step',
    (heading) => expect(stepHeading.test(heading)).toBe(true),
  )
  test.each(['Stepping stones', 'Steps', 'A step', '一步'])('%s is not', (heading) => expect(stepHeading.test(heading)).toBe(false))
})

describe('numbered headings', () => {
  const headings = (...texts: readonly string[]) => texts.map((text) => `<h2>${text}</h2><p>About it.</p>`).join('')
  test.each([
    ['counting up', headings('1. A', '2. B', '3. C'), { items: ['A', 'B', 'C'], descending: false }],
    ['counting down', headings('3) A', '2) B', '1) C'), { items: ['A', 'B', 'C'], descending: true }],
    ['with a number sign', headings('#1: A', '#2: B', '#3: C'), { items: ['A', 'B', 'C'], descending: false }],
    ['Chinese punctuation', headings('1、甲', '2、乙', '3、丙'), { items: ['甲', '乙', '丙'], descending: false }],
  ])('%s', (_name, html, expected) => expect(factsOf(html).list).toMatchObject(expected))
  test.each([
    ['two items', headings('1. A', '2. B')],
    ['a gap', headings('1. A', '2. B', '4. C')],
    ['not from one', headings('2. A', '3. B', '4. C')],
    ['years', headings('2024 A', '2025 B', '2026 C')],
    ['numbered paragraphs', '<p>1. A</p><p>2. B</p><p>3. C</p>'],
    ['headings of several levels', '<h2>1. A</h2><p>a</p><h3>2. B</h3><p>b</p><h2>3. C</h2><p>c</p>'],
    ['headings far down', headings('1. A', '2. B', '3. C').replaceAll('h2>', 'h4>')],
    ['steps beside them', `<h2>How to bake</h2><ol><li>Mix</li><li>Bake</li></ol>${headings('1. A', '2. B', '3. C')}`],
    ['no text', ''],
  ])('none: %s', (_name, html) => expect(factsOf(html).list).toBeNull())

  test('is called like the headline, if there is one', () => {
    const html = headings('1. A', '2. B', '3. C')
    expect(factsOf(html, 'Three  things').list?.name).toBe('Three things')
    expect(factsOf(html, null).list?.name).toBeNull()
  })
  test('a recipe has neither steps nor a list beside it', () => {
    const html = `<h2>How to bake</h2><ol><li>Mix</li><li>Bake</li></ol>${headings('1. A', '2. B', '3. C')}`
    const recipe = { name: 'Bread' } as NonNullable<Article['recipe']>['value']
    expect(read({ ...articleOf(html), recipe: found(recipe) })).toMatchObject({ howTo: null, list: null, recipe })
    expect(read({ ...articleOf(headings('1. A', '2. B', '3. C')), recipe: found(recipe) }).list).toBeNull()
  })
})

describe('sources', () => {
  test.each([
    [
      'links of the prose to other hosts',
      '<p>See <a href="https://a.example/x">the study</a>.</p>',
      [{ name: 'the study', url: 'https://a.example/x' }],
    ],
    ['not the own host', '<p><a href="https://www.example.com/x">own</a></p>', []],
    ['not relative ones', '<p><a href="/x">own</a></p>', []],
    [
      'each once',
      '<p><a href="https://a.example/x">one</a> <a href="https://a.example/x">two</a></p>',
      [{ name: 'one', url: 'https://a.example/x' }],
    ],
    [
      'not what is paid',
      '<p><a rel="sponsored" href="https://a.example/x">ad</a> <a rel="nofollow ugc" href="https://b.example/">user</a></p>',
      [],
    ],
    ['not without words', '<p><a href="https://a.example/x"><img src="/i.png" alt=""></a></p>', []],
    ['not scripts', '<p><a href="javascript:alert(1)">x</a></p>', []],
    ['not headings', '<h2><a href="https://a.example/x">one</a></h2><p>Text.</p>', []],
    ['not code', '<pre><a href="https://a.example/x">one</a></pre>', []],
    [
      'not captions',
      '<figure><img src="/a.jpg" alt="A"><figcaption>From <a href="https://a.example/x">one</a></figcaption></figure><p>Text.</p>',
      [],
    ],
    ['not where a quote is from', '<p>He said <q cite="https://a.example/x">yes</q>.</p>', []],
    [
      'links that pass nothing on as well',
      '<p><a rel="nofollow noopener" href="https://a.example/x">one</a></p>',
      [{ name: 'one', url: 'https://a.example/x' }],
    ],
  ])('%s', (_name, html, expected) => expect(factsOf(html).citations).toEqual(expected))

  const link = { kind: 'link' as const, start: 0, end: 3, value: 'https://a.example/x' }
  test.each<[name: string, inlines: Block['inlines'], expected: number]>([
    ['words with an address', [link], 1],
    ['no address', [{ ...link, value: null }], 0],
    ['space alone', [{ ...link, start: 3, end: 4 }], 0],
  ])('a link of %s', (_name, inlines, expected) =>
    expect(factsOfBlocks([{ ...paragraph('one two'), inlines }]).citations).toHaveLength(expected),
  )
})

describe('things that the text links to their entry', () => {
  const entry = (title: string, words: string) => `<p>See <a href="https://en.wikipedia.org/wiki/${title}">${words}</a>.</p>`
  test.each<[name: string, html: string, about: readonly string[], mentions: readonly string[]]>([
    ['what the headline names is the subject', entry('Tide', 'tides').replace('tides', 'tide'), ['tide'], []],
    ['what it does not name is mentioned', entry('Moon', 'Moon'), [], ['Moon']],
    ['each once', entry('Moon', 'Moon') + entry('Moon', 'moon'), [], ['Moon']],
    ['several', entry('Moon', 'Moon') + entry('Sun', 'Sun'), [], ['Moon', 'Sun']],
    ['the title’s beginning', entry('Moon_landing', 'Moon'), [], ['Moon']],
    ['not its end', entry('Full_moon', 'moon'), [], []],
    [
      'what stands in brackets may be named',
      entry('Mercury_(planet)', 'Mercury') + entry('Venus_(planet)', 'Venus (planet)'),
      [],
      ['Mercury', 'Venus (planet)'],
    ],
    ['escaped letters', entry('K%C3%B6ln', 'Köln'), [], ['Köln']],
    ['an escape that is broken stays as written', entry('Moon_%E0%A4%A', 'Moon'), [], ['Moon']],
    ['other words', entry('Moon', 'this article'), [], []],
    ['marks alone name nothing', entry('!!!', '!!!'), [], []],
    ['not in code', `<pre>${entry('Moon', 'Moon')}</pre>`.replace(/<\/?p>/g, ''), [], []],
    ['not the source of a quote', '<p><q cite="https://en.wikipedia.org/wiki/Moon">Moon</q></p>', [], []],
    ['links elsewhere', '<p><a href="https://a.example/wiki/Moon">Moon</a></p>', [], []],
  ])('%s', (_name, html, about, mentions) => {
    const facts = factsOf(html, 'What makes the tide')
    expect([facts.about.map(({ name }) => name), facts.mentions.map(({ name }) => name)]).toEqual([about, mentions])
  })
})

describe('the author’s summary', () => {
  const more = [heading('More'), paragraph('Else.')]
  test.each<[name: string, blocks: readonly Block[], expected: string | null]>([
    ['the text under its heading', [heading('Summary'), paragraph('In short.'), listOf('Yes', 'No')], 'In short.\nYes\nNo'],
    ['space around the heading changes nothing', [heading(' Summary '), paragraph('In short.')], 'In short.'],
    ['another heading', [heading('Costs'), paragraph('In short.')], null],
    ['a paragraph that says the word', [paragraph('Summary'), paragraph('In short.')], null],
    ['no text under it', [heading('Summary')], null],
    ['a thousand characters', [heading('Summary'), paragraph('x'.repeat(1000))], 'x'.repeat(1000)],
    ['one more', [heading('Summary'), paragraph('x'.repeat(1001))], null],
  ])('%s', (_name, blocks, expected) => expect(factsOfBlocks([...blocks, ...more]).abstract).toBe(expected))
})

test('names editors and translators on one line, and nothing for voices to read', () => {
  const person = (name: string) => found({ kind: 'person' as const, name, url: null })
  const facts = read({ ...articleOf('<p>Text.</p>'), editors: [person(' Ada  Lovelace ')], translators: [person('Eve\nNoether')] })
  expect(facts).toMatchObject({ editors: ['Ada Lovelace'], translators: ['Eve Noether'], speakable: [], main: null, words: 100 })
})

test.each([
  ['case, space and mark', ' Why  IS it? ', 'why is it'],
  ['a full-width mark', '为什么？', '为什么'],
  ['an Arabic mark', 'لماذا؟', 'لماذا'],
  ['letters outside ASCII stay in their case, as in PHP', 'Über?', 'Über'],
  ['only marks', '?!', ''],
])('questionKey: %s', (_name, given, expected) => expect(questionKey(given)).toBe(expected))
