import { testCheck } from '../../testing/test-check.ts'
import { socialOpenGraph } from './social-open-graph.ts'

const full = {
  'og:title': 'T',
  'og:description': 'D',
  'og:image': 'https://example.org/a.jpg',
  'og:url': 'https://example.org/',
  'og:type': 'article',
}
const page = (social: Record<string, string>, hasDescription = false) => ({
  page: { markup: { social }, hasDescription, canonicals: ['https://example.org/'] },
})

testCheck(socialOpenGraph, [
  { name: 'does not look at a draft, which has no page', signals: { page: null }, expect: 'not_checked' },
  { name: 'passes a complete preview', signals: page(full), expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'takes the share that is there',
    signals: page({ 'og:title': 'T', 'og:description': '' }),
    expect: {
      code: 'missing',
      certain: true,
      score: 20,
      args: { present: 1, total: 5, names: 'og:description, og:image, og:url, og:type' },
      fix: 'addOpenGraph',
    },
  },
  {
    name: 'asks where description and canonical address are there',
    signals: page({ 'og:title': 'T' }, true),
    expect: { code: 'missing', certain: false },
  },
  {
    name: 'names a relative picture',
    signals: page({ ...full, 'og:image': '/a.jpg' }),
    expect: { code: 'relative', score: 60, args: { address: '/a.jpg' } },
  },
  {
    name: 'names a small picture',
    signals: page({ ...full, 'og:image:width': '600', 'og:image:height': '400' }),
    expect: { code: 'small', score: 85, args: { width: 600, height: 400 } },
  },
  { name: 'takes 1200 × 630', signals: page({ ...full, 'og:image:width': '1200', 'og:image:height': '630' }), expect: { code: 'good' } },
  {
    name: 'names a picture that is too narrow, or too low',
    signals: page({ ...full, 'og:image:width': '1199', 'og:image:height': '900' }),
    expect: { code: 'small', args: { width: 1199, height: 900 } },
  },
  {
    name: 'names a picture that is too low',
    signals: page({ ...full, 'og:image:height': '629' }),
    expect: { code: 'small', args: { width: 0, height: 629 } },
  },
  {
    name: 'does not judge a size of nothing',
    signals: page({ ...full, 'og:image:width': '0', 'og:image:height': '0' }),
    expect: { code: 'good' },
  },
  { name: 'takes http', signals: page({ ...full, 'og:image': 'http://example.org/a.jpg' }), expect: { code: 'good' } },
  {
    name: 'names an address that only holds another',
    signals: page({ ...full, 'og:image': '/a?u=https://example.org/' }),
    expect: { code: 'relative' },
  },
  { name: 'takes white space for nothing', signals: page({ ...full, 'og:type': ' ' }), expect: { code: 'missing', score: 80 } },
  {
    name: 'is sure where the canonical address is missing too',
    signals: { page: { ...page({ 'og:title': 'T' }, true).page, canonicals: [] } },
    expect: { code: 'missing', certain: true },
  },
])
