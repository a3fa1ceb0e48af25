import { describe, expect, test } from 'vitest'
import { testContext } from '../../../testing/test-context.ts'
import { readArticle } from '../../read-article.ts'

const people = ['Ada Finch', 'Bo Grant', 'Cy Hull']
const said = '<p>I have taken this ferry twice with my old dog, and it was late both times.</p>'

/** What readers write below an article, one entry for each of them: their names and days are not the article's. */
const entries: readonly (readonly [name: string, write: (person: string) => string])[] = [
  [
    'comments with a prefix',
    (who) => `<div class="isso-comment"><span class="isso-author">${who}</span><time datetime="2026-01-01">1 Jan</time>${said}</div>`,
  ],
  [
    'comments of a repository',
    (who) => `<div class="timeline-comment"><a class="author" href="/u">${who}</a> <time datetime="2026-01-01">1 Jan</time>${said}</div>`,
  ],
  [
    'reviews',
    (who) => `<div class="review"><div class="review-author">${who}</div><div class="review-date">January 1, 2026</div>${said}</div>`,
  ],
  ['testimonials', (who) => `<blockquote>${said}<span class="testimonial-author">${who}</span></blockquote>`],
  [
    'marked reviews',
    (who) =>
      `<div itemprop="review" itemscope itemtype="https://schema.org/Review"><span itemprop="author">${who}</span><meta itemprop="datePublished" content="2026-01-01">${said}</div>`,
  ],
  [
    'responses as articles',
    (who) =>
      `<article class="response"><header><span rel="author">${who}</span> <time datetime="2026-01-01">1 Jan</time></header>${said}</article>`,
  ],
  ['replies', (who) => `<div class="reply"><a rel="author" href="/u">${who}</a> <time datetime="2026-01-01">1 Jan</time>${said}</div>`],
  [
    'boxes without a telling name',
    (who) => `<div class="k"><span class="author">${who}</span> <span class="date">01.01.2026</span>${said}</div>`,
  ],
  [
    'cards of other stories',
    (who) =>
      `<div class="card"><a href="/x"><h3>Ten mills of the valley</h3></a><span class="author">${who}</span><span class="date">2026-01-01</span></div>`,
  ],
  [
    'a comment of Drupal',
    (who) =>
      `<article class="comment js-comment"><footer class="comment__meta"><p class="comment__submitted">Submitted by <span>${who}</span> on Mon, 01/05/2026 - 10:00</p></footer>${said}</article>`,
  ],
]

const sentences = [
  'The ferry will leave every forty minutes, not every hour, because two new boats arrived in January.',
  'Passengers had complained for years about long queues, missed trains, and cold evenings on the pier.',
  'The city council voted for the plan on Tuesday, after a debate that lasted for six hours.',
  'Tickets stay at the same price, says the operator, at least until the end of the coming year.',
]
const text = sentences.map((sentence) => `<p>${sentence} ${sentence}</p>`).join('')
const title = 'Ferry timetable changes from Monday'

const places: readonly (readonly [name: string, put: (top: string, below: string) => string])[] = [
  ['behind the article', (top, below) => `<main><article><h1>${title}</h1>${top}${text}</article>${below}</main>`],
  ['in the article', (top, below) => `<main><article><h1>${title}</h1>${top}${text}${below}</article></main>`],
  ['behind a bare box', (top, below) => `<div class="w"><h1>${title}</h1>${top}${text}</div>${below}`],
]

function factsOf(body: string): readonly unknown[] {
  const { authors, datePublished } = readArticle(
    { kind: 'page', html: `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>` },
    testContext({ url: 'https://www.site.example/a', language: 'en', readJsonLd: false }),
  )
  return [authors.map(({ value }) => value.name), datePublished?.value.slice(0, 10)]
}

describe.each(places)('entries of readers %s', (_, put) => {
  test.each(entries)('are no source: %s', (_name, write) => {
    const below = people.map(write).join('')
    expect(factsOf(put('', below))).toEqual([[], undefined])
    expect(factsOf(put('', `<h2>Discussion</h2><div class="list">${below}</div>`))).toEqual([[], undefined])
    expect(factsOf(put('<p class="byline">By Tom Hale, 3 March 2026</p>', below))).toEqual([['Tom Hale'], '2026-03-03'])
  })
})

describe('what is no entry of readers', () => {
  test('a list of two authors behind the text', () => {
    const list =
      '<ul class="authors"><li class="author"><a rel="author" href="/a">Ann Lee</a></li><li class="author"><a rel="author" href="/b">Tom Okafor</a></li></ul>'
    expect(factsOf(places[1]![1]('', list))[0]).toEqual(['Ann Lee', 'Tom Okafor'])
  })
})
