import { expect, it } from 'vitest'
import { failure, hostile, textOf, useConsole } from './console-page.ts'

const page = useConsole()
const show = () => page.show('try.js', 'tryView')

const check = (title: string, status: string, more: object = {}) => ({ title, status, effect: 'score', message: null, fix: null, ...more })
const result = {
  title: 'Own title',
  article: { title: 'The article' },
  aeo_score: 80,
  seo_score: 49,
  scores: { aeo: { parts: { answer_first: 50, unknown: null } }, seo: { parts: { head: 10 } } },
  titles: [],
  checks: [],
  schema: { '@type': 'Article' },
}
const heads = () => [...page.main.querySelectorAll('h2, h3')].map(textOf)
const scoreClasses = () => [...page.main.querySelectorAll('.score strong')].map((each) => [textOf(each), each.getAttribute('class')])

/** Chooses the kind of input: an address or a text. */
function choose(value: 'url' | 'text'): void {
  const input = page.main.querySelector<HTMLInputElement>(`[value=${value}]`)!
  input.checked = true
  input.dispatchEvent(new (document.defaultView as unknown as { Event: typeof Event }).Event('change', { bubbles: true }))
}

it('a page is analysed by its address', async () => {
  page.answers['POST optimize'] = result
  await show()
  await page.fill('url', 'https://one.example/')
  await page.submit()
  expect(page.sent).toEqual([['POST optimize', { url: 'https://one.example/' }]])
  expect(heads()).toEqual(['The article', 'AEO readiness', 'SEO', 'Titles', 'Nothing to improve', 'Structured data'])
  expect(scoreClasses()).toEqual([
    ['80', 'good'],
    ['49', 'bad'],
  ])
  expect([...page.main.querySelectorAll('meter')].map((meter) => meter.getAttribute('aria-label'))).toEqual([
    'answer first 50 of 100',
    'head 10 of 100',
  ])
  expect(page.main.querySelector('pre')?.textContent).toBe(JSON.stringify(result.schema, null, 2))
  expect(textOf(page.button('Analyse'))).toBe('Analyse')
})

it.each([
  [79, 'middle'],
  [50, 'middle'],
  [100, 'good'],
  [0, 'bad'],
])('the colour of the score %d', async (score, colour) => {
  page.answers['POST optimize'] = { ...result, aeo_score: score }
  await show()
  await page.fill('url', 'https://one.example/')
  await page.submit()
  expect(scoreClasses()[0]).toEqual([String(score), colour])
})

it.each([
  ['paragraphs', ' One & < two\n \nThree ', '', { html: '<p>One &amp; &lt; two</p>\n<p>Three</p>' }],
  ['HTML', '<h1>One</h1>', '', { html: '<h1>One</h1>' }],
  ['a title', 'One', 'T', { html: '<p>One</p>', title: 'T' }],
])('a text is analysed: %s', async (_what, text, title, content) => {
  page.answers['POST optimize'] = { ...result, article: { title: null } }
  await show()
  choose('text')
  expect([page.field('url'), page.field('text')].map((each) => each.closest('div[hidden]') !== null)).toEqual([true, false])
  await page.fill('text', text)
  if (title) await page.fill('title', title)
  await page.submit()
  expect(page.sent).toEqual([['POST optimize', { content }]])
  expect(heads()[0]).toBe('Own title')
})

it.each([
  ['url', 'Enter the address of a page.'],
  ['text', 'Enter a text.'],
] as const)('nothing is sent without a %s', async (source, message) => {
  await show()
  choose(source)
  await page.submit()
  expect(page.alerts()).toEqual([message])
  expect(page.sent).toEqual([])
})

it.each([
  ['a refusal', failure(422, 'The page is not public.'), 'The page is not public.'],
  ['no answer', new Error('refused'), 'The service does not answer. Check that it runs, then try again.'],
])('%s is said, and the form is ready again', async (_what, answer, message) => {
  page.answers['POST optimize'] = answer
  await show()
  await page.fill('url', 'https://one.example/')
  await page.submit()
  expect(page.alerts()).toEqual([message])
  expect(page.button('Analyse')?.hasAttribute('disabled')).toBe(false)
  expect(page.field('url').value).toBe('https://one.example/')
})

it('lists failed checks by who can mend them: a click, a proposal or a person', async () => {
  page.answers['POST optimize'] = {
    ...result,
    checks: [
      check('by a person', 'fail', { message: 'Why' }),
      check('at once', 'fail', { fix: { safety: 'safe', message: 'Do it' } }),
      check('proposed', 'fail', { fix: { safety: 'draft', message: 'Read it' } }),
      check('also at once', 'fail', { fix: { safety: 'safe', message: 'Do that' } }),
      check('without effect', 'fail', { effect: 'none' }),
      check('passed', 'pass'),
      check('not asked', 'skip'),
    ],
  }
  await show()
  await page.fill('url', 'https://one.example/')
  await page.submit()
  expect(heads().slice(4, 8)).toEqual(['What to improve', 'Can be done at once (2)', 'A proposal is ready (1)', 'Needs you (1)'])
  expect([...page.main.querySelectorAll('ul.plain')].map(textOf)).toEqual([
    'at onceDo italso at onceDo that',
    'proposedRead it',
    'by a personWhy',
  ])
  expect(textOf(page.main.querySelector('details'))).toBe('1 checks passedpassed')
})

it('titles are copied one by one', async () => {
  let copied = ''
  Object.defineProperty(globalThis.navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => (copied = text) },
  })
  page.answers['POST optimize'] = {
    ...result,
    titles: [{ text: 'Better', score: 90, reasons: [{ message: 'Short.' }, { message: 'Clear.' }] }],
  }
  await show()
  await page.fill('url', 'https://one.example/')
  await page.submit()
  expect(textOf(page.main.querySelector('ol'))).toContain('Better 90Short. Clear.')
  await page.press('Copy title')
  expect(copied).toBe('Better')
  expect(page.main.textContent).toContain('Copied.')
  Object.defineProperty(globalThis.navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('no')) },
  })
  await page.press('Copy title')
  expect(page.main.textContent).toContain('The browser did not allow it; select the text and copy it.')
  Reflect.deleteProperty(globalThis.navigator, 'clipboard')
})

it('texts of a page are no markup', async () => {
  const each = { message: hostile }
  page.answers['POST optimize'] = {
    ...result,
    article: { title: hostile },
    scores: { aeo: { parts: { [hostile]: 1 } }, seo: { parts: {} } },
    titles: [{ text: hostile, score: 1, reasons: [each] }],
    checks: [check(hostile, 'fail', { ...each, fix: { safety: 'safe', ...each } }), check(hostile, 'pass')],
    schema: { name: `</script></pre>${hostile}` },
  }
  await show()
  await page.fill('url', 'https://one.example/')
  await page.submit()
  page.expectHarmless()
})
