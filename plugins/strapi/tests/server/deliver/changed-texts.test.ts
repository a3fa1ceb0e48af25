import { beforeAll, expect, test, vi } from 'vitest'
import { article, type Office, openOffice } from '../site/office.ts'

/** In the networks of their operators. */
const proven = { 'GPTBot/1.2': '20.171.206.9', 'Googlebot/2.1': '66.249.66.1' } as const
type Agent = keyof typeof proven

let office: Office
beforeAll(async () => {
  office = await openOffice()
  const site = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }
  await office.site.service('settings').save({ site, traffic: { isOn: true, days: 400 } })
})

/** Read once: the order of what follows rests on the minutes alone. */
const start = Date.now()

/** Minutes later, by the clock that Strapi reads. */
async function at<Result>(minutes: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}

const publish = (locale: string, data: object, documentId?: string) => async (): Promise<string> => {
  const documents = office.site.documents(article)
  const given = { locale, status: 'published', data }
  const made = await (documentId === undefined ? documents.create(given) : documents.update({ documentId, ...given }))
  await office.site.service('snapshots').idle()
  return made.documentId
}
const urlOf = async (documentId: string, locale: string): Promise<URL> =>
  new URL((await office.site.service('snapshots').find(article, documentId, locale)).url)

interface Fetch {
  readonly agent: Agent
  readonly url: URL
  readonly minutes: number
  readonly address?: string
  readonly method?: string
  readonly status?: number
}

/** Reported by a front end, minutes from now on. */
const fetched = async (fetches: readonly Fetch[]): Promise<void> => {
  const events = fetches.map(({ agent, url, minutes, address = proven[agent], method = 'GET', status = 200 }) => ({
    type: 'hit',
    id: crypto.randomUUID(),
    ts: new Date(start + minutes * 60_000).toISOString(),
    host: url.host,
    path: url.pathname,
    method,
    status,
    content_type: 'text/html',
    user_agent: `Mozilla/5.0 (compatible; ${agent})`,
    address,
  }))
  const taken = await at(60, async () => office.site.service('traffic').take(events))
  expect(taken).toMatchObject({ accepted: events.length, rejected: [] })
  await office.site.service('traffic').flush()
}

interface Row {
  readonly documentId: string
  readonly locale: string
  readonly title: string
  readonly agents: readonly { readonly name: string; readonly state: string }[]
}
const changed = async (of: string): Promise<Readonly<Record<string, string>>> => {
  const { status, body } = await office.ask('GET', '/traffic/versions', office.tokens.admin)
  expect([status, body.days]).toEqual([200, 90])
  return Object.fromEntries(
    (body.data as readonly Row[])
      .filter(({ documentId }) => documentId === of)
      .map(({ locale, title, agents }) => [locale, [title, ...agents.map(({ name, state }) => `${name} ${state}`)].join(', ')]),
  )
}

test('agents with the old text are listed for each language', async () => {
  const documentId = await publish('en', { title: 'Dose', slug: 'dose', markdown: 'Take 5 mg of it.' })()
  await publish('fr', { title: 'Posologie', slug: 'posologie', markdown: 'Prenez-en 5 mg.' }, documentId)()
  const [english, french] = [await urlOf(documentId, 'en'), await urlOf(documentId, 'fr')]
  expect(await changed(documentId)).toEqual({})
  await fetched([
    { agent: 'GPTBot/1.2', url: english, minutes: 1 },
    { agent: 'Googlebot/2.1', url: english, minutes: 2 },
    { agent: 'GPTBot/1.2', url: french, minutes: 2 },
  ])
  await at(5, publish('en', { markdown: 'Take 0.5 mg of it.' }, documentId))
  expect(await changed(documentId)).toEqual({ en: 'Dose, Googlebot old, GPTBot old' })
  await fetched([
    { agent: 'Googlebot/2.1', url: english, minutes: 7 },
    // none of these is a whole fetch of the page by an agent that is proven
    { agent: 'GPTBot/1.2', url: english, minutes: 8, address: '203.0.113.9' },
    { agent: 'GPTBot/1.2', url: english, minutes: 9, method: 'HEAD' },
    { agent: 'GPTBot/1.2', url: english, minutes: 10, status: 206 },
    { agent: 'GPTBot/1.2', url: english, minutes: 11, status: 304 },
    { agent: 'GPTBot/1.2', url: english, minutes: 12, status: 404 },
  ])
  // a batch that comes late takes nothing back
  await fetched([{ agent: 'Googlebot/2.1', url: english, minutes: 3 }])
  expect(await changed(documentId)).toEqual({ en: 'Dose, Googlebot current, GPTBot old' })
  await at(13, publish('fr', { title: 'Une dose' }, documentId))
  expect(await changed(documentId)).toEqual({ en: 'Dose, Googlebot current, GPTBot old', fr: 'Une dose, GPTBot old' })
  await fetched([{ agent: 'GPTBot/1.2', url: french, minutes: 14 }])
  // the text of before comes back: who has it has what is right
  await at(15, publish('en', { markdown: 'Take 5 mg of it.' }, documentId))
  expect(await changed(documentId)).toEqual({ en: 'Dose, Googlebot old, GPTBot current', fr: 'Une dose, GPTBot current' })
})

test('a description or a date makes no other text, and what is not published has none', async () => {
  const documentId = await publish('en', { title: 'Bread', slug: 'bread-of-a-day', markdown: 'Bread is food.' })()
  await at(5, publish('en', { description: 'What bread is' }, documentId))
  expect(await changed(documentId)).toEqual({})
  await at(9, publish('en', { markdown: 'Bread is good food.' }, documentId))
  expect(await changed(documentId)).toEqual({ en: 'Bread' })
  await office.site.documents(article).unpublish({ documentId, locale: 'en' })
  await office.site.service('snapshots').idle()
  expect(await changed(documentId)).toEqual({})
})
