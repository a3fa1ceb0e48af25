import { expect, it } from 'vitest'
import type { HealthRow } from '#shared/answers.ts'
import { csvOf } from './health-csv.ts'

const row: HealthRow = {
  uid: 'api::article.article',
  documentId: 'd1',
  locale: 'en',
  title: 'Heap',
  state: 'scored',
  aeoScore: 71,
  seoScore: 80,
  reason: null,
  lacks: [],
  open: null,
}
const lineOf = (change: Partial<HealthRow>) => csvOf([{ ...row, ...change }]).split('\r\n')[1]

it('begins with its columns, and is read as UTF-8', () => {
  expect(csvOf([])).toBe('\ufefftype,document,locale,title,state,aeo_score,seo_score,lacks,open\r\n')
})

it.each([
  [{}, 'api::article.article,d1,en,Heap,scored,71,80,,'],
  [{ aeoScore: null, seoScore: null, state: 'pending' as const }, 'api::article.article,d1,en,Heap,pending,,,,'],
  [{ lacks: ['description' as const, 'image' as const] }, 'api::article.article,d1,en,Heap,scored,71,80,description image,'],
  [{ title: 'Earth, "air"' }, 'api::article.article,d1,en,"Earth, ""air""",scored,71,80,,'],
  [{ title: '=HYPERLINK("https://example.org")' }, `api::article.article,d1,en,"'=HYPERLINK(""https://example.org"")",scored,71,80,,`],
  [{ title: '-5 °C' }, "api::article.article,d1,en,'-5 °C,scored,71,80,,"],
  [{ title: 'كومة السماد' }, 'api::article.article,d1,en,كومة السماد,scored,71,80,,'],
  [{ open: 'No question is answered.' }, 'api::article.article,d1,en,Heap,scored,71,80,,No question is answered.'],
  [{ state: 'failed' as const, reason: 'too long' }, 'api::article.article,d1,en,Heap,failed,71,80,,too long'],
])('%o', (change, line) => expect(lineOf(change)).toBe(line))
