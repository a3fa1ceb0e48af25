import { describe, expect, it } from 'vitest'
import { readArticle } from '../extract/read-article.ts'
import { pack as en } from '../languages/en/pack.ts'
import { languageFor } from '../languages/language-for.ts'
import type { ArticleInput } from '../model/input.ts'
import { testContext } from '../testing/test-context.ts'
import { claimsOf } from './claims-of.ts'

const fields = { title: 'T', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
const language = languageFor('en', [en])

/** Each claim in one line: kind, item, place of the link, links. */
const claimsIn = (input: ArticleInput): readonly string[] =>
  claimsOf(readArticle(input, testContext({ language: 'en' })), input, language, {
    url: 'https://www.magazine.gent/a',
    siteUrl: 'https://magazine.gent/',
  }).map(({ kind, item, linkPlace, links }) => `${kind} | ${item.quote} | ${linkPlace} | ${links.join(' ')}`)
const html = (body: string): ArticleInput => ({ kind: 'body', html: body, fields })

const a = 'https://a.gent/x'
const b = 'https://b.gent/y'

describe('a claim is cited from', () => {
  it.each<[string, string, readonly string[]]>([
    ['the link in its sentence', `<p>It took 12 hours, <a href="${a}">they say</a>.</p>`, [`figure | 12 hours | sentence | ${a}`]],
    [
      'the link that it is itself',
      `<p><a href="${b}">One</a> says it took <a href="${a}">12 hours</a>.</p>`,
      [`figure | 12 hours | sentence | ${a}`],
    ],
    [
      'both links, the nearer one first',
      `<p><a href="${b}">One</a> asked and heard that it took 12 hours, says <a href="${a}">another</a>.</p>`,
      [`figure | 12 hours | sentence | ${a} ${b}`],
    ],
    [
      'the note behind its full stop',
      `<p>It took 12 hours.<sup><a href="#fn1">1</a></sup> Nobody knew.</p><ol><li id="fn1"><a href="${a}">Report</a> <a href="#fnref1">↩</a></li></ol>`,
      [`figure | 12 hours | note | ${a}`],
    ],
    [
      'the sentence behind it that names the source',
      `<p>It took 12 hours. According to <a href="${a}">the report</a>, nobody knew. They left.</p>`,
      [`figure | 12 hours | beside | ${a}`],
    ],
    [
      'the link at the end of its paragraph',
      `<p>It took 12 hours. Nobody knew (<a href="${a}">report</a>).</p>`,
      [`figure | 12 hours | paragraph | ${a}`],
    ],
    ['the line of its source', `<p>It took 12 hours.</p><p>Source: <a href="${a}">report</a></p>`, [`figure | 12 hours | beside | ${a}`]],
    [
      'the address of its quotation',
      `<p>He said <q cite="${a}">We have never been so sure of anything</q> then.</p>`,
      [`quotation | We have never been so sure of anything | beside | ${a}`],
    ],
  ])('%s', (_name, body, expected) => {
    expect(claimsIn(html(body))).toEqual(expected)
  })

  it('a note in Markdown', () => {
    const markdown = `It took 12 hours.[^1] Nobody knew.\n\n[^1]: They, [report](${a}).`
    expect(claimsIn({ kind: 'markdown', markdown, fields })).toEqual([`figure | 12 hours | note | ${a}`])
  })
})

describe('no claim is made of', () => {
  it.each([
    ['a page of one’s own', '<p>It took 12 hours, <a href="https://magazine.gent/b">we wrote</a>.</p>'],
    ['a page below one’s own name', '<p>It took 12 hours, <a href="https://docs.magazine.gent/b">we wrote</a>.</p>'],
    ['a relative address', '<p>It took 12 hours, <a href="/b">we wrote</a>.</p>'],
    ['the home page of somebody who is named', '<p><a href="https://acme.gent/">Acme</a> took 12 hours.</p>'],
    ['a sponsored link', `<p>It took 12 hours, <a rel="sponsored" href="${a}">see</a>.</p>`],
    ['a sentence without a link', '<p>It took 12 hours.</p>'],
    ['a link in another sentence that names no source', `<p>It took 12 hours. We like <a href="${a}">this hotel</a> and its garden.</p>`],
    ['a version, a name and a time', `<p>Strapi 5 and COVID-19 at 10:30, version 1.2.3, <a href="${a}">see</a>.</p>`],
    ['a list of references', `<h2>References</h2><ol><li>Report of 12 hours, <a href="${a}">1</a></li></ol>`],
  ])('%s', (_name, body) => {
    expect(claimsIn(html(body))).toEqual([])
  })
})

it('a sentence gives a claim for each thing that a source can hold', () => {
  const body = `<p>In 2019, 1.6 million people paid $40 and said “we will never ever do that again”, <a href="${a}">they say</a>.</p>`
  expect(claimsIn(html(body)).map((line) => line.split(' | ').slice(0, 2).join(' '))).toEqual([
    'date 2019',
    'figure 1.6 million',
    'figure $40',
    'quotation we will never ever do that again',
  ])
})
