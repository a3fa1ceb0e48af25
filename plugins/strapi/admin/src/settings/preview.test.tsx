import { beforeEach, expect, it, vi } from 'vitest'
import type { Mapping } from '#shared/settings.ts'
import { server, settled, show, words } from '../testing/strapi.ts'
import { Preview } from './preview.tsx'

vi.mock('react', async () => (await import('../testing/strapi.ts')).react)
vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/strapi.ts')).jsx)
vi.mock('@strapi/strapi/admin', async () => (await import('../testing/strapi.ts')).admin)
vi.mock('@strapi/design-system', async () => (await import('../testing/strapi.ts')).designSystem)
vi.mock('../use-texts.tsx', () => ({ useText: () => (code: string) => `[${code}]` }))

const mapping = { title: 'title' } as unknown as Mapping
const textOf = (text: string) => ({ entry: { title: text, locale: null }, blocks: [{ kind: 'paragraph', level: null, text }], total: 1 })

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})
const rest = async () => {
  await vi.advanceTimersByTimeAsync(300)
  await settled()
}

it('the text of one type is never shown for another', async () => {
  let uid = 'api::boat.boat'
  server.post.mockResolvedValueOnce({ data: textOf('About boats.') })
  const draw = () => show(() => <Preview uid={uid} mapping={mapping} />)
  draw()
  await rest()
  expect(words()).toContain('About boats.')
  uid = 'api::knot.knot'
  server.post.mockResolvedValueOnce({ data: textOf('About knots.') })
  await settled()
  expect(words()).not.toContain('About boats.')
  await rest()
  expect(words()).toContain('About knots.')
})
