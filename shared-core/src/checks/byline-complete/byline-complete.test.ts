import { describe, expect, it } from 'vitest'
import { adviseOn } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { bylineComplete } from './byline-complete.ts'

testCheck(bylineComplete, [
  { name: 'does not judge what a site knows', signals: { byline: null }, expect: 'not_applicable' },
  { name: 'passes a text with both', signals: { byline: 'good' }, expect: { code: 'good', score: 100, fix: null } },
  { name: 'names both', signals: { byline: 'neither' }, expect: { code: 'neither', score: 0, certain: true, fix: 'addByline', spans: 0 } },
  { name: 'names the author', signals: { byline: 'noAuthor' }, expect: { code: 'noAuthor', score: 0, fix: 'addByline' } },
  { name: 'names the date', signals: { byline: 'noDate' }, expect: { code: 'noDate', score: 0, fix: 'addByline' } },
])

const text = '<p>The ferry carries eighty people more than it did before, and the crossing takes as long as ever. </p>'.repeat(4)
const anna = { authors: [{ kind: 'person', name: 'Anna Lee', url: null }] } as const
const site = { url: 'https://lantern.test/', name: 'Lantern', publisher: null, logo: null }

describe('a file', () => {
  it.each([
    ['with nothing', {}, {}, text, 'neither'],
    ['with its author', anna, {}, text, 'noDate'],
    ['with its day of publication', { datePublished: '2026-05-03' }, {}, text, 'noAuthor'],
    ['with its day of change', { dateModified: '2026-05-03' }, {}, text, 'noAuthor'],
    ['with both', { ...anna, datePublished: '2026-05-03' }, {}, text, 'good'],
    ['with a line that holds a year', {}, {}, `<p>Text: alee, Mai 2026</p>${text}`, 'not_applicable'],
    ['with a year in the text', {}, {}, `${text}<p>It was built in 2026.</p>`, 'neither'],
    ['on a site', {}, { site }, text, 'not_applicable'],
    ['of a few words', {}, {}, '<p>The ferry is full.</p>', 'not_applicable'],
    ['of few Japanese characters', {}, { language: 'ja' }, '<p>船は満員です。</p>', 'not_applicable'],
    ['in Japanese', {}, { language: 'ja' }, `<p>${'この船には八十人が乗れます。'.repeat(14)}</p>`, 'neither'],
  ])('%s', (_name, fields, context, html, code) => {
    const none = { authors: [], datePublished: null, dateModified: null }
    const outcome = adviseOn('byline-complete', html, {
      language: 'en',
      context: { site: null, ...context },
      fields: { ...none, ...fields },
    })
    expect('code' in outcome ? outcome.code : outcome.status).toBe(code)
  })
})
