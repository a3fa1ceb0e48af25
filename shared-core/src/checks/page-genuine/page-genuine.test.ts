import { testCheck } from '../../testing/test-check.ts'
import { pageGenuine } from './page-genuine.ts'

const page = (title: string, status: number | null = 200, notFound: string | null = null) => ({
  title,
  status,
  markup: { lang: 'en', notFound },
})

testCheck(pageGenuine, [
  { name: 'does not look at a draft, which has no page', signals: { page: null, size: { words: 0 } }, expect: 'not_checked' },
  {
    name: 'leaves other statuses to page-indexable',
    signals: { page: page('Not found', 404), size: { words: 5 } },
    expect: 'not_applicable',
  },
  { name: 'passes an article', signals: { page: page('Heat pumps'), size: { words: 5 } }, expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'fails a short page with the wording of an error',
    signals: { page: page('404: Page not found'), size: { words: 99 } },
    expect: { code: 'error', score: 0, args: { title: '404: Page not found' }, fix: 'answerTruly' },
  },
  {
    name: 'fails it when the status is unknown',
    signals: { page: page('Just a moment...', null), size: { words: 5 } },
    expect: { code: 'error' },
  },
  {
    name: 'fails a short page whose heading says that there is nothing here',
    signals: { page: page('Example', 200, 'Diese Seite existiert nicht mehr'), size: { words: 20 } },
    expect: { code: 'error', score: 0, args: { title: 'Diese Seite existiert nicht mehr' } },
  },
  {
    name: 'passes an article whose heading is about a missing page',
    signals: { page: page('Example', 200, 'Page not found'), size: { words: 100 } },
    expect: { code: 'good' },
  },
  {
    name: 'passes a long article about errors',
    signals: { page: page('What 404 not found means'), size: { words: 100 } },
    expect: { code: 'good' },
  },
])
