import { testCheck } from '../../testing/test-check.ts'
import { pageIndexable } from './page-indexable.ts'

const page = {
  status: 200,
  directives: [] as readonly string[],
  elsewhere: null as { readonly address: string; readonly isOther: boolean } | null,
}

testCheck(pageIndexable, [
  { name: 'says nothing about a draft without a page', signals: { page: null }, expect: 'not_checked' },
  { name: 'passes a page without directives', signals: { page }, expect: { code: 'good', score: 100, fix: null } },
  { name: 'passes when the status is unknown', signals: { page: { ...page, status: null } }, expect: { code: 'good' } },
  {
    name: 'fails on noindex',
    signals: { page: { ...page, directives: ['index', 'noindex'] } },
    expect: { code: 'noindex', score: 0, args: { directive: 'noindex' }, fix: 'allowIndexing' },
  },
  {
    name: 'fails on none, which includes noindex',
    signals: { page: { ...page, directives: ['none'] } },
    expect: { code: 'noindex', args: { directive: 'none' } },
  },
  { name: 'does not mind nofollow', signals: { page: { ...page, directives: ['nofollow'] } }, expect: { code: 'good' } },
  { name: 'fails on status 404', signals: { page: { ...page, status: 404 } }, expect: { code: 'status', score: 0, args: { status: 404 } } },
  { name: 'fails on a redirect', signals: { page: { ...page, status: 301 } }, expect: { code: 'status', args: { status: 301 } } },
  { name: 'passes every 2xx', signals: { page: { ...page, status: 203 } }, expect: { code: 'good' } },
  {
    name: 'fails when the canonical address is another page',
    signals: { page: { ...page, elsewhere: { address: 'https://example.org/other', isOther: true } } },
    expect: { code: 'canonical', score: 0, certain: true, args: { address: 'https://example.org/other' }, fix: 'setCanonical' },
  },
  {
    name: 'only asks when the canonical address may be the same article',
    signals: { page: { ...page, elsewhere: { address: 'https://example.org/amp/one', isOther: false } } },
    expect: { code: 'canonical', certain: false },
  },
])
