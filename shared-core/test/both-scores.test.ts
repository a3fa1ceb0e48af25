import { describe, expect, it } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { allPacks } from '../src/languages/all.ts'
import { exampleContext, exampleFields } from '../src/testing/read-examples.ts'
import { judgeArticles } from './calibration/measure-calibration.ts'
import { ownArticles, readCalibrationArticles, smoothArticles, twinArticles } from './calibration/read-articles.ts'

/*
 * What makes a text useless lowers both scores, and what repairs it raises both.
 */

interface Scores {
  readonly aeo: number
  readonly seo: number
  readonly depth: number
}

function scoresOf(title: string, markdown: string, language = 'en'): Scores {
  const { report } = analyze(
    { kind: 'markdown', markdown, fields: { ...exampleFields, title } },
    { ...exampleContext, language },
    { languages: allPacks },
  )
  const depth = report.outcomes.find(({ check }) => check === 'text-depth')
  return { aeo: report.aeo.value, seo: report.seo.value, depth: depth !== undefined && 'score' in depth ? depth.score : 0 }
}

const river = `We cycled from Passau to Vienna along the Danube with our two children, aged seven and ten, in the second week of June 2025. The path follows the river for 320 kilometres and is flat almost everywhere, so the younger one rode her own bike the whole way.

## How many days the Danube path takes

We needed eight days, riding 35 to 45 kilometres a day. Families who ride less can add a day in Linz and another in Melk, where the abbey has a guided tour for children at 10.30.

## Where to sleep along the river

Small guesthouses in Schlögen, Grein and Krems rent family rooms for 95 to 120 euros with breakfast. We booked the first night only and called ahead each morning. In July and August that does not work, the owner in Grein told us: "By May every bed near the ferry is gone."

## What to bring on the bikes

- a trailer bike for children under six
- two spare tubes and a pump
- rain jackets, because the wind in the Wachau is strong
- swimsuits for the gravel beach at Au

## How to get back

The train from Vienna to Passau takes two and a half hours and carries bicycles for 13 euros each. Seats for bikes must be reserved at [the Austrian railways](https://www.oebb.at/en/) at least one day before. Cycling back the same way would be against the wind.`

const goodTitle = 'Cycling the Danube from Passau to Vienna with kids'

/** Words in an order of their own, by a generator with a fixed start; the sentence keeps its end. */
function mixed(sentence: string, start: number): string {
  const end = /[.!?]+$/.exec(sentence)?.[0] ?? ''
  let state = start
  const words = sentence.slice(0, sentence.length - end.length).split(/\s+/)
  const placed = words.map((word) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return { word, order: state }
  })
  return (
    placed
      .toSorted((a, b) => a.order - b.order)
      .map(({ word }) => word)
      .join(' ') + end
  )
}

const mixedText = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line, at) =>
      /^(?:#|[-*|>]|\d+\.|$)/.test(line)
        ? line
        : line
            .split(/(?<=[.!?])\s+/)
            .map((sentence, nth) => mixed(sentence, 31 * at + nth + 5))
            .join(' '),
    )
    .join('\n')

describe('titles over one text', () => {
  it.each([
    'asdf asdf asdf',
    'Our trip',
    'Important news for you',
    'News you should know',
    'Some thoughts',
    'You won’t believe what happened to this family on the Danube',
    'This one trick will change your holidays forever',
    'Nobody tells you this about cycling the Danube',
  ])('“%s” stands 15 points of SEO below one that names the subject', (title) => {
    const good = scoresOf(goodTitle, river)
    const bad = scoresOf(title, river)
    expect(good.seo - bad.seo).toBeGreaterThanOrEqual(15)
    expect(bad.aeo).toBeLessThan(good.aeo)
  })
})

describe('texts that say nothing', () => {
  const lorem =
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.'
  const spam =
    'Cheap running shoes: buy cheap running shoes, the best cheap running shoes. Our running shoes shop sells running shoes cheap.'
  it.each([
    ['two words', 'asdf', 'Nothing here.', 20],
    ['placeholder text', 'Lorem ipsum', lorem, 30],
    ['placeholder text four times', 'Dolor sit amet', Array(4).fill(lorem).join('\n\n'), 30],
    ['one word again and again', 'Cheap running shoes', Array(12).fill(spam).join('\n\n'), 50],
    [
      'one word in other sentences',
      'Cheap running shoes',
      Array.from({ length: 12 }, (_, at) => `${spam} Shop number ${at} in town ${at}.`).join('\n\n'),
      50,
    ],
  ])('%s', (_name, title, text, most) => {
    const { aeo, seo } = scoresOf(title, text)
    expect(Math.max(aeo, seo)).toBeLessThanOrEqual(most)
  })
  it.each(judgeArticles(readCalibrationArticles(smoothArticles)))(
    'smooth advice has 50 at most in both scores: $name',
    ({ report, score }) => {
      expect(score).toBeLessThanOrEqual(50)
      expect(report.seo.value).toBeLessThanOrEqual(50)
    },
  )
})

describe('words out of order', () => {
  const articles = readCalibrationArticles(ownArticles).filter(
    ({ band, context }) => band === 5 && /^(?:en|de|es|fr|it|ru)$/.test(context.language ?? ''),
  )
  it.each(articles)('lower both scores by 15: $name', ({ input, context }) => {
    if (input.kind !== 'markdown') throw new Error('An article of Markdown')
    const run = (markdown: string) => analyze({ ...input, markdown }, context, { languages: allPacks }).report
    const [before, after] = [run(input.markdown), run(mixedText(input.markdown))]
    expect(before.aeo.value - after.aeo.value).toBeGreaterThanOrEqual(15)
    expect(before.seo.value - after.seo.value).toBeGreaterThanOrEqual(15)
  })
})

describe('repaired drafts', () => {
  const twins = judgeArticles(readCalibrationArticles(twinArticles))
  it.each(twins.filter(({ band }) => band === 2))('stand above the flawed ones in both scores: $name', ({ name, score, report }) => {
    const repaired = twins.find((other) => other.name === name.replace(/^2/, '4'))!
    expect(repaired.score).toBeGreaterThan(score)
    expect(repaired.report.seo.value).toBeGreaterThan(report.seo.value)
  })
})

describe('excellent, ordinary and worthless articles', () => {
  const own = judgeArticles(readCalibrationArticles(ownArticles))
  it.each([...new Set(own.map(({ context }) => context.language))])('are in order in SEO, too: %s', (language) => {
    const [worthless, ordinary, excellent] = [1, 3, 5].map(
      (band) => own.find((one) => one.band === band && one.context.language === language)!.report.seo.value,
    )
    expect(excellent).toBeGreaterThan(ordinary!)
    expect(ordinary).toBeGreaterThan(worthless!)
  })
})

describe('depth', () => {
  const before = scoresOf(goodTitle, river)
  const names =
    'Ada, Bela, Cora, Dora, Edda, Frida, Greta, Hanna, Ida, Jana, Karla, Lena, Mara, Nora, Olga, Paula, Rita, Sara, Tina, Ute, Vera, Wanda.'
  const padding =
    'Planning is important, and a good plan makes every journey better. It is essential to find the right balance and to enjoy each moment in the best possible way.'
  it.each([
    ['the text again', `${river}\n\n${river}`],
    ['its own sentences quoted', `${river}\n\n> ${river.slice(0, river.indexOf('\n'))}`],
    ['filler', `${river}\n\n${Array(6).fill(padding).join('\n\n')}`],
    ['filler between the paragraphs', river.replaceAll('\n\n## ', `\n\n${padding}\n\n## `)],
    ['a list of names', `${river}\n\n${names}`],
    [
      'names in a list',
      `${river}\n\n${names
        .replace(/[.]/, '')
        .split(', ')
        .map((name) => `- ${name}`)
        .join('\n')}`,
    ],
    [
      'the words of the headings',
      `${river}\n\nHow many days the Danube path takes, where to sleep along the river, what to bring on the bikes and how to get back.`,
    ],
  ])('gains nothing by %s', (_name, text) => {
    const after = scoresOf(goodTitle, text)
    expect(after.depth).toBeLessThanOrEqual(before.depth + 1)
    expect(after.aeo).toBeLessThanOrEqual(before.aeo + 2)
  })
  it('does not depend on breaks of paragraphs', () => {
    expect(scoresOf(goodTitle, river.replace(/\. /g, '.\n\n')).depth).toBe(before.depth)
  })
})

it('a suggested title never lowers a score', () => {
  const articles = [undefined, ownArticles, twinArticles]
    .flatMap((folder) => readCalibrationArticles(folder))
    .filter(({ input }) => input.kind === 'markdown')
  const lowered = articles.flatMap(({ name, input, context }) => {
    if (input.kind !== 'markdown') return []
    const now = analyze(input, context, { languages: allPacks })
    return now.titles.flatMap(({ text }) => {
      const { aeo, seo } = analyze({ ...input, fields: { ...input.fields, title: text } }, context, { languages: allPacks }).report
      return aeo.value < now.report.aeo.value || seo.value < now.report.seo.value ? [`${name}: ${text}`] : []
    })
  })
  expect(lowered).toEqual([])
})
