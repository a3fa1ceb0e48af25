import { beforeEach, expect, it, vi } from 'vitest'
import { settled, show, stores } from '../testing/wordpress.ts'
import { usePublishLock } from './use-publish-lock.ts'

vi.mock('@wordpress/data', async () => (await import('../testing/wordpress.ts')).data)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)

const lock = vi.fn()
const unlock = vi.fn()
const editor = { isOpen: true, status: 'draft' }
let state: object
const below = { phase: 'ready', optimization: { aeo_score: 40, seo_score: 90 } }
const panel = { store: { subscribe: () => () => {}, getSnapshot: () => state }, facts: { publishMinimum: { aeo: 60, seo: 0 } } }

function Lock() {
  usePublishLock(panel as never)
  return null
}

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(editor, { isOpen: true, status: 'draft' })
  state = below
  stores['core/editor'] = {
    isPublishSidebarOpened: () => editor.isOpen,
    getCurrentPostAttribute: () => editor.status,
    lockPostSaving: lock,
    unlockPostSaving: unlock,
  }
})

it.each<[string, () => void, boolean]>([
  ['below the minimum is held', () => {}, true],
  ['that has the minimum is not', () => (state = { ...below, optimization: { aeo_score: 60, seo_score: 0 } }), false],
  ['that could not be analysed is not', () => (state = { ...below, phase: 'failed' }), false],
  ['can be saved while nobody publishes', () => Object.assign(editor, { isOpen: false }), false],
  ['that is public already is not', () => Object.assign(editor, { status: 'publish' }), false],
])('a text %s', (_what, set, isHeld) => {
  set()
  show(() => <Lock />)
  expect(lock.mock.calls).toEqual(isHeld ? [['citable']] : [])
  expect(unlock).not.toHaveBeenCalled()
})

it('a text that reaches the minimum, or is not published after all, is let go', async () => {
  show(() => <Lock />)
  state = { ...below, optimization: { aeo_score: 61, seo_score: 0 } }
  await settled()
  expect(unlock.mock.calls).toEqual([['citable']])
  expect(lock).toHaveBeenCalledOnce()
})
