import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { given, press, settled, show, use, words } from '../testing/wordpress.ts'
import type { PostRow, Row } from './requests.ts'
import { TextsPage } from './texts-page.tsx'

vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)
vi.mock('@wordpress/api-fetch', () => ({ default: (asked: object) => site.ask(asked) }))
vi.mock('./file-import.tsx', () => ({ FileImport: () => '[file]' }))

const site = vi.hoisted(() => ({ ask: (_asked: object): Promise<unknown> => Promise.resolve() }))
const none = { seo_title: '', description: '', keyphrase: '', noindex: false }
const rye: PostRow = {
  id: 7,
  title: 'Rye',
  type: 'Post',
  status: '',
  edit: 'post.php?post=7',
  url: '/rye/',
  texts: none,
  usual: { title: 'Rye – Site', description: '' },
}
const names = ['seo_title', 'description', 'keyphrase', 'noindex']
type Asked = { readonly path: string; readonly data?: { readonly rows: readonly Row[] } }
let stored = { ...none }
/** A colleague's text, which is before the next save. */
let meanwhile: string | null = null
const ask = vi.fn(async ({ data }: Asked): Promise<unknown> => {
  if (!data) return { posts: [{ ...rye, texts: stored }], next: null, names }
  const [{ id, changes, expected }] = data.rows as [Row]
  if (meanwhile !== null) stored = { ...stored, description: meanwhile }
  const before = stored
  const isChanged = Object.entries(expected ?? {}).some(([name, value]) => before[name as keyof typeof none] !== value)
  if (isChanged) return { results: [{ id, result: 'citable_changed_meanwhile', message: 'Changed meanwhile.', before, texts: before }] }
  stored = { ...stored, ...changes }
  return { results: [{ id, result: 'stored', message: '', before, texts: stored }] }
})
const field = 'Description of “Rye”'

beforeEach(async () => {
  vi.stubGlobal('window', { citableTexts: { types: [], download: 'admin-post.php?action=citable_texts' } })
  stored = { ...none }
  meanwhile = null
  ask.mockClear()
  site.ask = ask as never
  vi.useFakeTimers()
  show(() => <TextsPage />)
  await vi.runAllTimersAsync()
  await settled()
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the list is that of the newest posts', () => {
  expect(ask.mock.calls.map(([{ path }]) => path)).toEqual(['/citable/v1/texts?filter=all&type=&search=&before=0'])
  expect(words()).toContain('Rye')
})

it('a filter asks anew', async () => {
  await use('SelectControl', 'Show', 'onChange', 'no_description')
  await vi.runAllTimersAsync()
  await settled()
  expect(ask.mock.calls.at(-1)![0].path).toContain('filter=no_description')
})

it('a field is saved when it is left, and taken back', async () => {
  await use('TextareaControl', field, 'onChange', ' Nine\ndays. ')
  expect(ask).toHaveBeenCalledOnce()
  await use('TextareaControl', field, 'onBlur')
  await settled()
  expect(ask.mock.calls.at(-1)![0].data).toEqual({
    rows: [{ id: 7, changes: { description: 'Nine days.' }, expected: { description: '' } }],
  })
  expect(words()).toContain('Saved: Rye')
  await press('Undo')
  await settled()
  expect(stored).toEqual(none)
  expect(words()).toContain('Taken back: Rye')
  expect(given('TextareaControl', field).value).toBe('')
})

it('a field that says the same is not sent', async () => {
  await use('TextareaControl', field, 'onChange', '  ')
  await use('TextareaControl', field, 'onBlur')
  await settled()
  expect(ask).toHaveBeenCalledOnce()
})

it("a colleague's text is shown and stays", async () => {
  meanwhile = 'Of a colleague.'
  await use('TextareaControl', field, 'onChange', 'Mine.')
  await use('TextareaControl', field, 'onBlur')
  await settled()
  expect(words()).toContain('Changed meanwhile.')
  expect(given('TextareaControl', field).value).toBe('Of a colleague.')
  expect(stored.description).toBe('Of a colleague.')
})
