import { beforeAll, expect, test } from 'vitest'
import { article, type Office, openOffice } from '../site/office.ts'
import { settle } from '../site/shared-site.ts'

let office: Office

const exported = async (query = '', token = office.tokens.admin): Promise<readonly string[]> => {
  const { body } = await office.ask('GET', `/health/export${query}`, token)
  expect(body.name).toMatch(/^content-health-\d{4}-\d\d-\d\d\.csv$/)
  return body.csv.replace('\ufeff', '').trim().split('\r\n')
}

/** 15 entries in each language; with the one of the office, English has 16. */
beforeAll(async () => {
  office = await openOffice()
  for (let at = 0; at < 30; at++)
    await office.site.documents(article).create({
      locale: at % 2 ? 'fr' : 'en',
      status: 'published',
      data: { title: at === 3 ? '=1+1' : `Heap ${String(at).padStart(2, '0')}`, slug: `heap-${at}`, markdown: 'The heap needs air.' },
    })
  await settle(office.site)
})

test('holds every entry of the list, however many pages that has', async () => {
  const [head, ...rows] = await exported(`?type=${article}&sort=title`)
  expect(head).toBe('type,document,locale,title,state,aeo_score,seo_score,lacks,open')
  expect(rows).toHaveLength(31)
  expect(rows.every((row) => /,scored,\d+,\d+,/.test(row))).toBe(true)
  // behind an apostrophe a spreadsheet calculates nothing
  expect(rows[0]).toContain("'=1+1")
})

// lengths below count the row of heads

test('follows the filters and the order of the list', async () => {
  expect(await exported(`?type=${article}&locale=fr`)).toHaveLength(16)
  expect(await exported('?search=heap%2007')).toHaveLength(2)
  const titles = (await exported(`?type=${article}&search=heap&sort=title&order=desc`)).slice(1).map((row) => /Heap \d\d/.exec(row)?.[0])
  expect(titles).toEqual(titles.toSorted().reverse())
})

test('has nothing of what its reader may not read', async () => {
  expect(await exported('', office.tokens.user)).toHaveLength(1)
  // the writer may read English alone
  expect(await exported(`?type=${article}`, office.tokens.writer)).toHaveLength(17)
  expect((await office.ask('GET', '/health/export', office.tokens.nobody)).status).toBe(403)
  expect((await office.ask('GET', '/health/export?sort=other', office.tokens.admin)).status).toBe(400)
})
