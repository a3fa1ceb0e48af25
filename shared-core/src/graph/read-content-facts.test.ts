import { describe, expect, test } from 'vitest'
import { readArticle } from '../extract/read-article.ts'
import type { AnalysisContext } from '../model/input.ts'
import { bareCue, howToCue, stepHeading } from './how-to-cues.ts'
import { questionKey } from './question-key.ts'
import { readContentFacts } from './read-content-facts.ts'

const context: AnalysisContext = {
  url: 'https://example.com/post/',
  language: 'en',
  now: '2026-11-20',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 5 },
}

function factsOf(html: string, title: string | null = 'Title', language = 'en') {
  const fields = { title, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const article = readArticle({ kind: 'body', html, fields }, { ...context, language })
  return readContentFacts(article, 100, { home: 'https://example.com/', page: 'https://example.com/post/' })
}

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
  test('the answer is the text up to the next heading, a line per paragraph and item', () => {
    const html =
      '<h2>Why?</h2><p>Because  of\n this.</p><ul><li>One</li><li>Two</li></ul><blockquote><p>Said so.</p></blockquote><pre>code()</pre><h3>More</h3><p>Not this.</p><h2>How?</h2><p>So.</p><h2>When?</h2><p>Now.</p>'
    expect(factsOf(html, 'FAQ').questions[0]).toEqual({ question: 'Why?', answer: 'Because of this.\nOne\nTwo\nSaid so.' })
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
  ])('%s', (_name, html, title, name) => expect(factsOf(html, title).howTo?.name).toBe(name))

  test.each([
    ['an unordered list', '<h2>How to bake</h2><ul><li>Mix</li><li>Bake</li></ul>'],
    ['one step', '<h2>How to bake</h2><ol><li>Mix</li></ol>'],
    ['a list under another heading', `<h2>Ingredients</h2>${list}`],
    ['next steps', `<h2>Next steps</h2>${list}`],
    ['a heading without a list', '<h2>How to bake</h2><p>Just do.</p>'],
    ['no text', ''],
  ])('none: %s', (_name, html) => expect(factsOf(html).howTo).toBeNull())

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
    ['no text', ''],
  ])('none: %s', (_name, html) => expect(factsOf(html).list).toBeNull())
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
  ])('%s', (_name, html, expected) => expect(factsOf(html).citations).toEqual(expected))
})

test.each([
  ['case, space and mark', ' Why  IS it? ', 'why is it'],
  ['a full-width mark', '为什么？', '为什么'],
  ['an Arabic mark', 'لماذا؟', 'لماذا'],
  ['letters outside ASCII stay in their case, as in PHP', 'Über?', 'Über'],
  ['only marks', '?!', ''],
])('questionKey: %s', (_name, given, expected) => expect(questionKey(given)).toBe(expected))
