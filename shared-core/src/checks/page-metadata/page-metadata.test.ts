import { testCheck } from '../../testing/test-check.ts'
import { pageMetadata } from './page-metadata.ts'

const items = (...missing: readonly string[]) => ({
  proposals: {},
  metadata: (['title', 'description', 'h1', 'lang', 'canonical'] as const).map((item) => ({ item, present: !missing.includes(item) })),
})

testCheck(pageMetadata, [
  { name: 'passes when all are there', signals: items(), expect: { code: 'good', score: 100, args: { items: 5 }, fix: null } },
  {
    name: 'passes a draft that has the two it can have',
    signals: {
      proposals: {},
      metadata: [
        { item: 'title', present: true },
        { item: 'description', present: true },
      ],
    },
    expect: { code: 'good', score: 100, args: { items: 2 } },
  },
  {
    name: 'takes the share that is there',
    signals: items('lang', 'canonical'),
    expect: { code: 'missing', score: 60, args: { present: 3, items: 5, item: 'lang' }, fix: 'setLang' },
  },
  { name: 'asks for a title first', signals: items('title', 'h1'), expect: { code: 'missing', fix: 'addTitle' } },
  { name: 'asks for a description', signals: items('description'), expect: { code: 'missing', score: 80, fix: 'addDescription' } },
  { name: 'asks for one H1', signals: items('h1'), expect: { code: 'missing', fix: 'singleH1' } },
  { name: 'asks for a canonical address', signals: items('canonical'), expect: { code: 'missing', fix: 'setCanonical' } },
  { name: 'leaves a title to be written', signals: items('title'), expect: { code: 'missing', safety: 'draft', edit: null } },
  { name: 'knows language and address', signals: items('lang'), expect: { code: 'missing', safety: 'safe', edit: null } },
  {
    name: 'offers the description that was proposed, as a draft',
    signals: { ...items('description'), proposals: { description: 'How a heat pump works.' } },
    expect: {
      code: 'missing',
      safety: 'draft',
      edit: { kind: 'set_field', field: 'description', value: 'How a heat pump works.' },
    },
  },
  {
    name: 'offers no text while no description is missing',
    signals: { ...items('lang'), proposals: { description: 'How a heat pump works.' } },
    expect: { code: 'missing', edit: null },
  },
  {
    name: 'offers nothing where nothing was proposed',
    signals: { ...items('description'), proposals: { description: null } },
    expect: { code: 'missing', edit: null },
  },
])
