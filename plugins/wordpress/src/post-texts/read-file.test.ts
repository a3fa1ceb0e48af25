import { expect, it, vi } from 'vitest'
import type { Options } from './read-file.ts'
import type { Result, Row, Texts } from './requests.ts'

vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)
vi.mock('@wordpress/api-fetch', () => ({ default: vi.fn() }))
const { readFile } = await import('./read-file.ts')

const none: Texts = { seo_title: '', description: '', keyphrase: '', noindex: false }

/** A site of posts in memory that answers as the route does. */
function site(posts: Readonly<Record<number, Texts>>) {
  const stored: Record<number, Texts> = { ...posts }
  const save = vi.fn(
    async (rows: readonly Row[]): Promise<readonly Result[]> =>
      rows.map(({ id, changes }) => {
        const before = stored[id]
        if (!before) return { id, result: 'citable_no_such_post', message: 'There is no such post.', before: null, texts: null }
        const texts = { ...before, ...changes }
        stored[id] = texts
        return { id, result: JSON.stringify(texts) === JSON.stringify(before) ? 'unchanged' : 'stored', message: '', before, texts }
      }),
  )
  return { stored, save }
}

const take = (text: string | Uint8Array<ArrayBuffer>, save: Options['save'], options: Partial<Options> = {}) =>
  readFile(new Blob([text]), { emptyRemoves: false, save, onProgress: () => {}, isStopped: () => false, ...options })

it('each row is stored or is among the faults, with its line', async () => {
  const { stored, save } = site({ 1: none, 2: { ...none, description: 'Old.' }, 3: none })
  const outcome = await take(
    'id,post_title,seo_title,description,noindex\n1,Rye,Rye bread,,1\n2,Wheat,,"New, and\nlonger.",\nx,No id,T,,\n9,Nobody,T,,\n3,Spelt,T,,maybe\n3,Spelt,T,,,too many\n',
    save,
  )
  expect(outcome.faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '5 The cell “id” holds no number of a post.',
    '6 There is no such post.',
    '7 The cell “noindex” holds “maybe”. Write 1 or 0.',
    '8 This row has more cells than the first line. A text with a comma needs quotation marks.',
  ])
  expect([outcome.rows, outcome.stored]).toEqual([6, 2])
  expect(stored).toEqual({
    1: { ...none, seo_title: 'Rye bread', noindex: true },
    2: { ...none, description: 'New, and longer.' },
    3: none,
  })
  expect(outcome.faults[1]!.cells).toEqual(['9', 'Nobody', 'T', '', ''])
})

it('all of it leads back, the last change first', async () => {
  const { stored, save } = site({ 1: { ...none, description: 'Old.' } })
  const { back } = await take('id,description\n1,New.\n1,Newer.\n', save)
  expect(back).toEqual([
    { id: 1, changes: { description: 'New.' }, expected: { description: 'Newer.' } },
    { id: 1, changes: { description: 'Old.' }, expected: { description: 'New.' } },
  ])
  await save(back)
  expect(stored).toEqual({ 1: { ...none, description: 'Old.' } })
})

it('an empty cell leaves a text unless it is to remove it', async () => {
  const { stored, save } = site({ 1: { ...none, description: 'Old.' } })
  await take('id,description\n1,\n', save)
  expect(stored[1]!.description).toBe('Old.')
  await take('id,description\n1,\n', save, { emptyRemoves: true })
  expect(stored[1]!.description).toBe('')
})

it('a long file is sent in parts, and none of it is lost when one of them fails', async () => {
  const posts = Object.fromEntries(Array.from({ length: 45 }, (_, at) => [at + 1, none]))
  const { save } = site(posts)
  let calls = 0
  const failing: Options['save'] = (rows) => (++calls === 2 ? Promise.reject(new Error('No answer.')) : save(rows))
  const read: number[] = []
  const text = `id,description\n${Object.keys(posts)
    .map((id) => `${id},D${id}\n`)
    .join('')}`
  const outcome = await take(text, failing, { onProgress: (bytes) => read.push(bytes) })
  expect([outcome.rows, outcome.stored, outcome.faults.length]).toEqual([45, 25, 20])
  expect(new Set(outcome.faults.map(({ message }) => message))).toEqual(new Set(['No answer.']))
  expect(read.at(-1)).toBe(text.length)
})

it('what was not looked at when it was stopped is listed', async () => {
  const { save } = site({ 1: none })
  const outcome = await take('id,description\n1,D\n', save, { isStopped: () => true })
  expect(outcome.faults).toEqual([{ line: 2, message: 'Not looked at: you stopped.', cells: ['1', 'D'] }])
  expect(save).not.toHaveBeenCalled()
})

it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
  ['without the column id', 'title,description\n1,D\n', 'The first line has to name the columns'],
  ['without a column of texts', 'id,name\n1,D\n', 'names none of the columns'],
  ['that is empty', '', 'This file is empty.'],
  ['in another encoding', new Uint8Array([0x69, 0x64, 0x2c, 0xfc, 0x0a]), 'not in UTF-8'],
])('a file %s says so and changes nothing', async (_which, text, expected) => {
  const { save } = site({ 1: none })
  await expect(take(text, save)).rejects.toThrow(expected)
  expect(save).not.toHaveBeenCalled()
})

it('a quotation mark that is never closed takes no rows with it unseen', async () => {
  const { stored, save } = site({ 1: none, 2: none })
  const outcome = await take('id,description\n1,D\n2,"open\n', save)
  expect(outcome.faults.map(({ line, message }) => `${line} ${message}`)).toEqual(['3 A quotation mark of this row is never closed.'])
  expect([stored[1]!.description, outcome.rows]).toEqual(['D', 2])
})
