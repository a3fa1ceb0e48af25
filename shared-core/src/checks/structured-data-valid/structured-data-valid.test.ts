import type { MarkupFault } from '../../model/article.ts'
import { testCheck } from '../../testing/test-check.ts'
import { structuredDataValid } from './structured-data-valid.ts'

const fault = (kind: 'broken' | 'missing' | 'headline' | 'date' | 'duplicate' | 'text', type = '', property = '') => ({
  kind,
  type,
  property,
})
const data = (...faults: MarkupFault[]) => ({ structuredData: { hasAny: true, isDraft: false, faults } })

testCheck(structuredDataValid, [
  {
    name: 'does not look at a draft, which has no page',
    signals: { structuredData: { hasAny: true, isDraft: true, faults: [] } },
    expect: 'not_checked',
  },
  {
    name: 'does not judge a page without any',
    signals: { structuredData: { hasAny: false, isDraft: false, faults: [] } },
    expect: 'not_applicable',
  },
  { name: 'passes valid data', signals: data(), expect: { code: 'good', score: 100, fix: null } },
  { name: 'names what is no JSON', signals: data(fault('broken')), expect: { code: 'broken', score: 60, fix: 'fixMarkup' } },
  {
    name: 'names a missing property',
    signals: data(fault('missing', 'Product', 'name'), fault('broken')),
    expect: { code: 'missing', score: 40, args: { type: 'Product', property: 'name' } },
  },
  {
    name: 'names another headline',
    signals: data({ ...fault('headline', 'Article', 'headline'), headline: 'Ten knots' }),
    expect: { code: 'headline', args: { type: 'Article', headline: 'Ten knots' } },
  },
  { name: 'names another date', signals: data(fault('date', 'Article', 'datePublished')), expect: { code: 'date' } },
  {
    name: 'names a claim that the text does not make',
    signals: data(fault('text', 'Answer', 'text')),
    expect: { code: 'text', args: { type: 'Answer', property: 'text' } },
  },
  { name: 'names a second FAQPage', signals: data(fault('duplicate', 'FAQPage')), expect: { code: 'duplicate' } },
])
