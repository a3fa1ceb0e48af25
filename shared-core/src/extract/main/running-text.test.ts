import { expect, test } from 'vitest'
import type { Article } from '../../model/article.ts'
import { testContext } from '../../testing/test-context.ts'
import { readArticle } from '../read-article.ts'

const filler = [
  'The harbour office counted passengers for a whole year, on weekdays and on Sundays, and wrote down how long each of them waited.',
  'Two new boats arrived in January, so that the ferry now leaves every forty minutes, and nobody misses the train to town any more.',
  'Children under twelve ride for free when they come with their parents, and everybody else pays as much as before, the office said.',
]
const read = (inner: string): Article =>
  readArticle(
    {
      kind: 'page',
      html: `<!doctype html><html lang="en"><head><title>Waiting times</title></head><body><article><h1>Waiting times at the pier</h1>${filler.map((text) => `<p>${text}</p>`).join('')}${inner}</article></body></html>`,
    },
    testContext({ url: 'https://harbour.example.org/waiting', now: '2026-11-20', options: { seo: true, aeo: true, titles: 3 } }),
  )
const textsOf = (inner: string): readonly string[] => read(inner).blocks.map(({ text }) => text)

const sentence = 'Queues grow with the square of the load, as two studies showed'

test.each([
  [
    'a citation that is a button',
    `<p>${sentence} (<button type="button">Lee, 1988</button>; <a href="#b2">Hart, 1997</a>).</p>`,
    `${sentence} (Lee, 1988; Hart, 1997).`,
  ],
  [
    'a citation inside another element',
    `<p>${sentence} <sup><button>[3]</button></sup>, and so did a third.</p>`,
    `${sentence} [3], and so did a third.`,
  ],
  [
    'the name of a switch',
    '<p>Press the <button>Stop</button> switch at the gate to keep the boat from leaving.</p>',
    'Press the Stop switch at the gate to keep the boat from leaving.',
  ],
  ['no button behind a paragraph', `<p>${sentence}. <button>Read more</button></p>`, `${sentence}.`],
  [
    'no button between two sentences',
    `<p>${sentence}. <button>Share</button> The third study was smaller.</p>`,
    `${sentence}. The third study was smaller.`,
  ],
  [
    'a formula by the text of its mark-up',
    '<p>The wait is <math alttext="{\\displaystyle W={\\frac {L}{\\lambda }}}"><mi>W</mi></math> on average, whatever the day.</p>',
    'The wait is W={\\frac {L}{\\lambda }} on average, whatever the day.',
  ],
  [
    'a formula by its TeX',
    '<p>The wait is <math><semantics><mfrac><mi>L</mi><mi>a</mi></mfrac><annotation encoding="application/x-tex">L/a</annotation></semantics></math> on average.</p>',
    'The wait is L/a on average.',
  ],
  [
    'a formula by signs in one line',
    '<p>The wait is <math><mi>w</mi><mo>=</mo><mn>2</mn></math> on average, whatever the day.</p>',
    'The wait is w=2 on average, whatever the day.',
  ],
  [
    'a formula once, beside its picture',
    '<p>The wait is <span><span style="display: none;"><math alttext="{\\displaystyle W_{q}}"><mi>W</mi></math></span><img class="mwe-math-fallback-image-inline" src="/w.svg" alt="{\\displaystyle W_{q}}"></span> on average.</p>',
    'The wait is W_{q} on average.',
  ],
  [
    'a formula once, beside what a script made of it',
    '<p>The wait is <span class="katex"><span class="katex-mathml"><math><semantics><mi>w</mi><annotation encoding="application/x-tex">w</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">w</span></span> on average.</p>',
    'The wait is w on average.',
  ],
])('the text holds %s', (_name, inner, text) => {
  expect(textsOf(inner)).toContain(text)
})

test('the picture of a formula is no picture of the article', () => {
  const { image, blocks } = read(
    '<p>The wait is <img class="latex" src="/wq.png" width="800" height="600" alt="W_q"> on average, whatever the day.</p>',
  )
  expect(image).toBeNull()
  expect(blocks.some(({ kind }) => kind === 'image')).toBe(false)
})

test('every block leads back to its place in the page', () => {
  const inner = '<p>The wait is <math alttext="W_q"><mi>W</mi></math> on average, and <button>Lee</button> says so.</p>'
  const block = read(inner).blocks.find(({ text }) => text.includes('W_q'))
  expect(block?.runs.length).toBeGreaterThan(1)
})

const links = (host: string): string =>
  ['Sailing for beginners', 'Knots and ropes', 'Reading the tide']
    .map((name, at) => `<li><a href="${host}/course-${at}">${name}</a></li>`)
    .join('')

test.each([
  [
    'a list of links that a sentence announces',
    `<p>Those who want to steer a boat themselves should look at these courses:</p><ul>${links('https://school.example.com')}</ul>`,
    true,
  ],
  [
    'a list of links that a heading announces',
    `<h2>The courses with most people in them:</h2><ol>${links('https://school.example.com')}</ol>`,
    true,
  ],
  [
    'no list of links to pages of the site itself',
    `<p>Those who want to read more about the harbour, look at these:</p><ul>${links('https://www.harbour.example.org')}</ul>`,
    false,
  ],
  [
    'no list of links below a sentence that ended',
    `<p>Those who want to steer a boat themselves have a choice of courses.</p><ul>${links('https://school.example.com')}</ul>`,
    false,
  ],
  ['no list of links below a label', `<p>Related:</p><ul>${links('https://school.example.com')}</ul>`, false],
])('the text holds %s', (_name, inner, isThere) => {
  expect(textsOf(inner).some((text) => text.includes('Knots and ropes'))).toBe(isThere)
})

test('an icon in the text is no picture of the article', () => {
  expect(
    read('<p><img src="/note.png" srcset="/note-2x.png 2x" width="44" height="44"> This page needs more sources than it has today.</p>')
      .image,
  ).toBeNull()
})

test('a page that was encoded twice is read as it was meant', () => {
  const texts = textsOf('<p>FÃ¼r groÃŸe VÃ¶gel fÃ¼hrt hÃ¤ufig kein Weg Ã¼ber die DÃ¤cher der Stadt am Hafen.</p>')
  expect(texts).toContain('Für große Vögel führt häufig kein Weg über die Dächer der Stadt am Hafen.')
})
