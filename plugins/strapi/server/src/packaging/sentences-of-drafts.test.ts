import { analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { expect, it } from 'vitest'
import { checksOfPages, isSaidOfEntries } from '../../../scripts/sentences-of-drafts.mts'

it('leaves out no verdict that an entry can get, with all that is known of it', () => {
  const site = {
    url: 'https://example.org',
    name: 'Notes',
    publisher: { kind: 'organization', name: 'Notes', url: 'https://example.org' },
    logo: null,
  }
  const image = { url: 'https://example.org/a.jpg', alt: 'A heap', width: 1200, height: 630 }
  const { report } = analyze(
    {
      kind: 'body',
      html: '<h2>What is a heap?</h2><p>A heap is warm. It needs air, says Ada Berg.</p><img src="a.jpg" alt="A heap">',
      fields: {
        title: 'What is a heap?',
        description: 'A heap is warm.',
        slug: 'heap',
        image,
        authors: [{ kind: 'person', name: 'Ada Berg', url: null }],
        datePublished: '2026-01-01',
        dateModified: '2026-01-02',
      },
    },
    {
      url: 'https://example.org/heap',
      language: 'en',
      now: '2026-02-01',
      site,
      page: null,
      targetQueries: ['heap'],
      readJsonLd: false,
      options: { seo: true, aeo: true, titles: 3 },
    } as never,
    { languages: allPacks },
  )
  const judged = report.outcomes.filter(({ status }) => status !== 'not_checked').map(({ check }) => check)
  expect(judged.length).toBeGreaterThan(40)
  expect(judged.filter((check) => checksOfPages.has(check))).toEqual([])
})

it('keeps the name of every check', () => {
  expect(checksOfPages.has('page-robots')).toBe(true)
  expect(['page-robots.title', 'page-robots.blocked', 'title-length.good', 'title-reason.fits'].map(isSaidOfEntries)).toEqual([
    true,
    false,
    true,
    true,
  ])
})
