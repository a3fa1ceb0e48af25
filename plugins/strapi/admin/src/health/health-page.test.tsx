import { beforeEach, expect, it, vi } from 'vitest'
import type { HealthAnswer, TrafficAnswer } from '#shared/answers.ts'
import { Lacks } from '../more/lacks.tsx'
import { given, named, person, press, server, settled, show, use, words } from '../testing/strapi.ts'
import { TrafficPage } from '../traffic/traffic-page.tsx'
import type { Asked } from './filters.tsx'
import HealthPage from './health-page.tsx'
import { HealthTable } from './health-table.tsx'

vi.mock('react', async () => (await import('../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react-router-dom', () => ({ NavLink: 'a', useLocation: () => ({ pathname: '' }) }))
vi.mock('@strapi/design-system', async () => (await import('../testing/strapi.ts')).designSystem)
vi.mock('@strapi/icons', async () => (await import('../testing/strapi.ts')).icons)
vi.mock('@strapi/strapi/admin', async () => (await import('../testing/strapi.ts')).admin)
vi.mock('styled-components', async () => ({ styled: (await import('../testing/strapi.ts')).styled }))
vi.mock('../use-texts.tsx', async () => (await import('../testing/strapi.ts')).texts)
vi.mock('../ui/front-end-lines.tsx', () => ({ FrontEndLines: () => '[front end]' }))

const row = {
  uid: 'api::a.a',
  documentId: 'd1',
  locale: 'en',
  title: 'First',
  aeoScore: 40,
  seoScore: null,
  state: 'scored',
  reason: null,
  lacks: [],
  open: 'Say more.',
}
const type = { uid: 'api::a.a', name: 'Article', isSingle: false, hasSeoFields: true }
const health = {
  rows: [row],
  total: 41,
  pageSize: 20,
  types: [type],
  lost: [],
  locales: ['en'],
  lacking: { description: 17, author: 0, image: 2 },
  isSetUp: true,
} as unknown as HealthAnswer
const traffic = {
  isOn: true,
  apiPrefix: '/api',
  firstDay: '2026-01-01',
  summary: { fetches: 3, userFetches: 1, referrals: 0, failed: 0 },
  change: null,
  operators: [],
  agents: [],
  assistants: [],
  entries: [],
  special: [],
  days: [],
} as unknown as TrafficAnswer

/** Answers by the path that is asked for; an error where there is none. */
const answers: Record<string, unknown> = {}

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
  person.mayChange = true
  for (const path of Object.keys(answers)) delete answers[path]
  Object.assign(answers, { health, traffic, settings: {}, backlog: { state: 'idle', done: 0, total: 0 }, overview: { history: [] } })
  const answer = async (path: string) => {
    const name = path.replace(/^\/citable\/(\w+).*/, '$1')
    if (answers[name] === undefined) throw new Error('gone')
    return { data: answers[name] }
  }
  server.get.mockImplementation(answer)
  server.put.mockImplementation(answer)
})

async function shown(Page: () => React.ReactNode) {
  show(() => <Page />)
  await settled()
  await settled()
}

it.each<[string, object, boolean, string, boolean]>([
  ['a site that is set up', {}, true, '[health.setUp]', false],
  ['a new site', { isSetUp: false }, true, '[health.setUp]', true],
  ['a new site, to who cannot change it', { isSetUp: false }, false, '[health.setUp]', false],
  ['no lost field', {}, true, 'mapping.lost', false],
  ['a lost field', { lost: [{ name: 'Article', fields: ['title'], isMapped: true }] }, true, '[mapping.lost Article title]', true],
  ['a type without fields for search', { types: [{ ...type, hasSeoFields: false }] }, true, '[health.noSeoFields Article]', true],
  ['types with fields for search', {}, true, 'health.noSeoFields', false],
  ['what helps an entry most', {}, true, 'Say more.', true],
  ['what an entry lacks', { rows: [{ ...row, lacks: ['image', 'author'] }] }, true, '[health.lack]: [health.image], [health.author]', true],
  ['nothing of an entry that lacks nothing', {}, true, '[health.lack]', false],
  ['no entry', { rows: [] }, true, '[health.none]', true],
  ['an entry', {}, true, '[health.none]', false],
  ['an entry without a title', { rows: [{ ...row, title: '' }] }, true, 'd1', true],
])('the page of all entries: %s', async (_what, part, mayChange, sentence, isSaid) => {
  person.mayChange = mayChange
  answers.health = { ...health, ...part }
  await shown(HealthPage)
  expect(words().includes(sentence)).toBe(isSaid)
})

it.each([
  ['health', HealthPage, '[health.failedToRead]'],
  ['traffic', TrafficPage, '[traffic.failed]'],
])('a page that cannot be read says so: %s', async (name, Page, sentence) => {
  delete answers[name]
  await shown(Page)
  expect(words().trim()).toBe(sentence)
})

it('words are searched for from the first page, in the language of the admin', async () => {
  await shown(HealthPage)
  await use('TextInput', '', 'onChange', { target: { value: 'heap' } })
  await settled()
  const paths = server.get.mock.calls.map(([path]) => String(path)).filter((path) => path.includes('/health?'))
  expect(paths.at(-1)).toContain('search=heap')
  expect(paths.at(-1)).toContain('language=de')
})

it('the list is shown without what is only beside it', async () => {
  delete answers.backlog
  delete answers.overview
  await shown(HealthPage)
  expect(words()).toContain('First')
})

it.each([
  ['idle', true, null],
  ['running', true, '[health.pause]'],
  ['paused', true, '[health.resume]'],
  ['running', false, null],
])('a backlog that is %s is paused and resumed by who may (%s)', async (state, mayChange, button) => {
  person.mayChange = mayChange
  answers.backlog = { state, done: 1, total: 4 }
  await shown(HealthPage)
  expect(words().includes('1 4]')).toBe(state !== 'idle')
  expect(named('Button').filter((name) => /pause|resume/.test(name))).toEqual(button === null ? [] : [button])
  if (button === null) return
  await press(button)
  expect(server.put.mock.calls).toEqual([['/citable/backlog', { paused: state === 'running' }]])
})

const asked: Asked = { type: '', locale: '', state: '', lack: '', search: '', sort: 'aeoScore', order: 'asc', page: 2 }

it.each<[string, number, string, Asked | null]>([
  ['back', 2, '[health.previous]', { ...asked, page: 1 }],
  ['on', 2, '[health.next]', { ...asked, page: 3 }],
  ['not back from the first', 1, '[health.previous]', null],
  ['not on from the last', 3, '[health.next]', null],
])('pages of the list go %s', async (_where, page, button, expected) => {
  const ask = vi.fn()
  show(() => <HealthTable answer={health} asked={{ ...asked, page }} ask={ask} />)
  expect(words()).toContain(`[health.page ${page} 3]`)
  expect(given('IconButton', button).disabled).toBe(expected === null)
  if (expected === null) return
  await use('IconButton', button, 'onClick')
  expect(ask.mock.calls).toEqual([[expected]])
})

it.each<[string, string, Partial<Asked>]>([
  ['shows those that lack it', '', { lack: 'description', page: 1 }],
  ['shows all again', 'description', { lack: '', page: 1 }],
])('what entries lack is counted, and a click %s', async (_what, lack, expected) => {
  const ask = vi.fn()
  show(() => <Lacks answer={health} asked={{ ...asked, lack }} ask={ask} />)
  expect(named('Button')).toEqual(['[health.description]: 17', '[health.image]: 2'])
  await press('[health.description]: 17')
  expect(ask.mock.calls).toEqual([[{ ...asked, lack, ...expected }]])
})

it.each([
  ['again turns the order', asked, 2, { sort: 'aeoScore', order: 'desc' }],
  ['a third time turns it back', { ...asked, order: 'desc' } as const, 2, { sort: 'aeoScore', order: 'asc' }],
  ['another one begins at the lowest', asked, 3, { sort: 'seoScore', order: 'asc' }],
  ['another one too, after the highest', { ...asked, order: 'desc' } as const, 3, { sort: 'seoScore', order: 'asc' }],
])('a heading sorts from the first page: %s', async (_what, held, at, expected) => {
  const ask = vi.fn()
  show(() => <HealthTable answer={health} asked={held} ask={ask} />)
  const { onClick } = given('Button', '', at - 1)
  ;(onClick as () => void)()
  expect(ask.mock.calls).toEqual([[{ ...held, ...expected, page: 1 }]])
})

it.each<[string, object, boolean, string, boolean]>([
  ['a switch for who may change it', {}, true, '[traffic.count]', true],
  ['no switch for others', {}, false, '[traffic.count]', false],
  ['that it is off, to others', { isOn: false }, false, '[traffic.off]', true],
  ['nothing of it while it is on', {}, false, '[traffic.off]', false],
  ['first steps before anything is counted', { firstDay: null }, true, '[front end]', true],
  ['no first steps later', {}, true, '[front end]', false],
  ['figures', {}, true, '[traffic.byPurpose]', true],
  ['no figures before anything is counted', { firstDay: null }, true, '[traffic.byPurpose]', false],
  ['that nothing is counted yet, while it is on', { firstDay: null }, true, '[traffic.nothing]', true],
  ['that nothing is counted while it is off', { firstDay: null, isOn: false }, true, '[traffic.nothingWhileOff]', true],
  ['no period before anything is counted', { firstDay: null }, true, '[traffic.period]', false],
  ['no readers where none were sent', {}, true, '[traffic.byAssistant]', false],
  ['readers', { summary: { fetches: 3, userFetches: 1, referrals: 2 } }, true, '[traffic.byAssistant]', true],
  ['nothing apart', {}, true, 'traffic.apart', false],
  ['what is counted apart', { special: [{ kind: 'robots_txt', hits: 4 }] }, true, '[traffic.apart robots.txt 4]', true],
])('the page of AI traffic shows %s', async (_what, part, mayChange, sentence, isSaid) => {
  person.mayChange = mayChange
  answers.traffic = { ...traffic, ...part }
  await shown(TrafficPage)
  expect(words().includes(sentence)).toBe(isSaid)
})

it.each([true, false])('counting is switched by people who may change it: %s', async (isOn) => {
  answers.traffic = { ...traffic, isOn: !isOn }
  await shown(TrafficPage)
  await use('Toggle', '', 'onChange', { target: { checked: isOn } })
  expect(server.put.mock.calls).toEqual([['/citable/settings/traffic', { isOn }]])
  expect(given('Toggle', '').checked).toBe(isOn)
})
