import { beforeEach, expect, it, vi } from 'vitest'
import { settled, show, words } from '../testing/wordpress.ts'
import { Changes } from './changes.tsx'

vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)
vi.mock('@wordpress/api-fetch', () => ({ default: (asked: object) => site.ask(asked) }))

const site = vi.hoisted(() => ({ ask: (_asked: object): Promise<unknown> => Promise.resolve() }))
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } })
})

const dose = {
  title: 'Dosis',
  path: '/dosis/',
  edit: 'post.php?post=1',
  changed_at: '2026-11-03T10:00:00Z',
  versions: 2,
  agents: [{ agent: 'gptbot', name: 'GPTBot', state: 'old', fetched_at: '2026-11-02T12:00:00Z' }],
}
const shown = async (answer: Promise<unknown>, isCached = false): Promise<string> => {
  site.ask = vi.fn(() => answer)
  show(() => <Changes isCached={isCached} />)
  await vi.waitFor(async () => {
    await settled()
    expect(words()).toContain('alten Text')
  })
  expect(site.ask).toHaveBeenCalledWith({ path: '/citable/v1/traffic/versions' })
  return words()
}

it('a changed post is listed with the agents that still have the old text', async () => {
  const text = await shown(Promise.resolve({ days: 90, data: [dose] }))
  expect(text).toContain('Dosis')
  expect(text).toContain('Geändert am 3. November 2026. GPTBot hat noch den alten Text.')
  expect(text).not.toContain('Cache')
})

it.each<[string, Promise<unknown>, boolean, string]>([
  ['that nothing has changed', Promise.resolve({ days: 90, data: [] }), false, 'In den letzten 90 Tagen hat sich kein Text geändert.'],
  ['that a cache hides who fetched', Promise.resolve({ days: 90, data: [dose] }), true, 'Ein Cache vor der Website'],
])('it is told %s', async (_what, answer, isCached, sentence) => {
  expect(await shown(answer, isCached)).toContain(sentence)
})

it('a failed reading is shown', async () => {
  const refused = Promise.reject(new Error('no'))
  refused.catch(() => {})
  expect(await shown(refused)).toContain('Das ließ sich nicht lesen.')
})
