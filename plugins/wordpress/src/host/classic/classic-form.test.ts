import { parseHTML } from '@citable/tooling/gates/page'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { titleCaret } from '../texts/title-caret.ts'
import { createClassicForm } from './classic-form.ts'
import { followCategories } from './follow-categories.ts'

const inputs = ['seo_title', 'description', 'keyphrase', 'canonical', 'queries', 'text_kind', 'language', 'set_aside', 'schema_type']
const markup = `<!doctype html><html><body><form id="post">
  <input id="title"><textarea id="content"></textarea><textarea id="excerpt"></textarea><input id="post_name"><input id="post_password">
  ${inputs.map((name) => `<textarea id="citable-${name}"></textarea>`).join('')}
  <input type="checkbox" name="citable_input[off]"><input type="checkbox" name="citable_input[noindex]"><input type="checkbox" name="citable_input[nofollow]">
  </form></body></html>`

let page: Document
let form: ReturnType<typeof createClassicForm>
const field = (id: string) => page.getElementById(id) as HTMLInputElement
const fill = (id: string, text: string) => Object.assign(field(id), { value: text })
const set = (part: object) => vi.stubGlobal('window', part)

beforeEach(async () => {
  const { document, Event } = parseHTML(markup)
  page = document
  vi.stubGlobal('Event', Event)
  set({})
  form = createClassicForm(page)
  await vi.dynamicImportSettled()
})
afterAll(() => vi.unstubAllGlobals())

it('each part of the post is read from its own field', () => {
  for (const id of ['title', 'excerpt', 'post_name', 'content']) fill(id, `the ${id}`)
  expect([form.readTitle(), form.readExcerpt(), form.readSlug(), form.readContent(), form.readHtml()]).toEqual([
    'the title',
    'the excerpt',
    'the post_name',
    'the content',
    'the content',
  ])
})

it('a field that is not on the page is empty, and nothing is written into it', () => {
  for (const id of ['title', 'citable-description']) field(id).remove()
  form.writeTitle('New')
  expect([form.readTitle(), form.readInput()]).toEqual(['', {}])
})

it.each<[string, object, string]>([
  [
    'as the visual editor has it',
    { tinymce: { get: () => ({ isHidden: () => false, getContent: () => '<p>Visual</p>' }) } },
    '<p>Visual</p>',
  ],
  [
    'with paragraphs while it is shown as text',
    { tinymce: { get: () => ({ isHidden: () => true }) }, wp: { editor: { autop: (text: string) => `<p>${text}</p>` } } },
    '<p>Text</p>',
  ],
  ['with paragraphs where visual editing is off', { wp: { editor: { autop: (text: string) => `<p>${text}</p>` } } }, '<p>Text</p>'],
  ['as it is where paragraphs cannot be made', { wp: {} }, 'Text'],
])('the article is read %s', (_how, part, expected) => {
  fill('content', 'Text')
  set(part)
  expect(form.readHtml()).toBe(expected)
})

it('the article that is sent is that of the visual editor', () => {
  const save = vi.fn(() => fill('content', 'From the visual editor'))
  const editor = { isHidden: () => false, save }
  set({ tinymce: { get: () => editor } })
  expect(form.readContent()).toBe('From the visual editor')
  // it stays unsaved: WordPress asks before the page is left
  expect(save).toHaveBeenCalledExactlyOnceWith({ set_dirty: false })
})

it.each<[string, object, string, boolean]>([
  ['as WordPress says: changed', { wp: { autosave: { server: { postChanged: () => true } } } }, '', true],
  ['as WordPress says: not', { wp: { autosave: { server: { postChanged: () => false } } } }, 'content', false],
  ['in the visual editor', { tinymce: { get: () => ({ isHidden: () => false, isDirty: () => true }) } }, '', true],
  ['not in the visual editor', { tinymce: { get: () => ({ isHidden: () => false, isDirty: () => false }) } }, '', false],
  ['in the text', {}, 'content', true],
  ['in the title', {}, 'title', true],
  ['in the excerpt', {}, 'excerpt', true],
  ['nowhere', {}, '', false],
])('what was loaded has changed: %s', (_where, part, id, expected) => {
  set(part)
  for (const loaded of ['title', 'content', 'excerpt']) Object.assign(field(loaded), { value: 'a', defaultValue: 'a' })
  if (id !== '') fill(id, 'b')
  expect(form.hasChanged()).toBe(expected)
})

it('inputs that are empty are left out', () => {
  for (const name of inputs) fill(`citable-${name}`, name === 'schema_type' || name === 'text_kind' || name === 'language' ? '' : ' ')
  expect(form.readInput()).toEqual({})
})

it.each<[string, string, unknown]>([
  ['seo_title', ' T ', 'T'],
  ['description', ' D ', 'D'],
  ['keyphrase', ' kettle ', 'kettle'],
  ['canonical', ' https://b.example ', 'https://b.example'],
  ['queries', 'Why?\n\nHow?', ['Why?', 'How?']],
  ['text_kind', 'guide', 'guide'],
  ['language', 'de', 'de'],
  ['set_aside', 'a  b', ['a', 'b']],
  ['schema_type', 'HowTo', 'HowTo'],
])('the input %s is read without the spaces around it', (name, text, expected) => {
  fill(`citable-${name}`, text)
  expect(form.readInput()).toEqual({ [name]: expected })
})

it.each(['off', 'noindex', 'nofollow'])('the box %s is read when it is ticked', (name) => {
  Object.assign(page.querySelector(`input[name="citable_input[${name}]"]`) as object, { checked: true })
  expect(form.readInput()).toEqual({ [name]: true })
})

it('the page gets an event for a written value', () => {
  const heard = vi.fn()
  page.getElementById('post')?.addEventListener('input', heard)
  form.writeTitle('New')
  form.writeInput({ description: 'D', set_aside: ['a', 'b'], schema_type: undefined, unknown: 'x' })
  expect([field('title').value, field('citable-description').value, field('citable-set_aside').value]).toEqual(['New', 'D', 'a b'])
  expect(heard).toHaveBeenCalledTimes(4)
})

it.each<[string, string, string]>([
  ['password', 'secret', 'secret'],
  ['public', 'secret', ''],
])('a password counts where the post is %s', (visibility, password, expected) => {
  page.getElementById('post')?.insertAdjacentHTML('beforeend', `<input type="radio" name="visibility" value="${visibility}" checked>`)
  fill('post_password', password)
  expect(form.readPassword()).toBe(expected)
})

it.each([
  ['<div id="post-lock-dialog"></div>', true],
  ['<div id="post-lock-dialog" class="hidden"></div>', false],
  ['', false],
])('somebody else has taken over: %s', (dialog, isLocked) => {
  page.body.insertAdjacentHTML('beforeend', dialog)
  expect(form.isLocked()).toBe(isLocked)
})

it('changes of the form and of its visual editor are heard, those of others are not, and none once it is left', () => {
  const editor = (id: string) => ({ id, on: vi.fn(), off: vi.fn() })
  const [first, added, other] = [editor('content'), editor('content'), editor('other')]
  let watch: (what: object) => void = () => {}
  const tinymce = { get: () => first, on: (_event: string, listener: typeof watch) => (watch = listener), off: vi.fn() }
  set({ tinymce })
  const changed = vi.fn()
  const leave = form.observe(changed)
  watch({ editor: added })
  watch({ editor: other })
  const edits = ['input change undo redo SetContent', changed]
  expect([first, added, other].map(({ on }) => on.mock.calls)).toEqual([[edits], [edits], []])
  const post = page.getElementById('post')
  for (const event of ['input', 'change']) post?.dispatchEvent(new Event(event))
  expect(changed).toHaveBeenCalledTimes(2)
  leave()
  for (const event of ['input', 'change']) post?.dispatchEvent(new Event(event))
  expect(changed).toHaveBeenCalledTimes(2)
  expect(first.off.mock.calls).toEqual([edits])
  expect(tinymce.off.mock.calls).toEqual([['AddEditor', watch]])
})

const showing = (id: string) => {
  const found = Object.assign(field(id), { scrollIntoView: vi.fn(), focus: vi.fn(), setSelectionRange: vi.fn() })
  return found.setSelectionRange
}

it.each([
  ['@title', 'title'],
  ['@seo_title', 'citable-seo_title'],
  ['@description', 'citable-description'],
  ['@slug', 'post_name'],
  ['content', 'content'],
])('a passage is selected in its own field: %s', (place, id) => {
  fill(id, 'A kettle boils water')
  const select = showing(id)
  expect(form.show({ start: 2, quote: 'kettle' }, place as never)).toBe(true)
  expect(select.mock.calls).toEqual([[2, 8]])
  expect(form.show({ start: 2, quote: 'pot' }, place as never)).toBe(false)
})

it('a passage of the text becomes a link, where it still stands', () => {
  fill('content', 'A kettle boils water')
  expect(form.link({ start: 2, quote: 'kettle' }, 'https://example.org/?a=1&b=2')).toBe(true)
  expect(field('content').value).toBe('A <a href="https://example.org/?a=1&amp;b=2">kettle</a> boils water')
  expect(form.link({ start: 2, quote: 'pot' }, 'https://example.org/')).toBe(false)
})

it('a passage is found in words alone, and no link is put into another one', () => {
  const text = '<img alt="kettle" src="kettle.jpg"> <a href="/kettle/">A kettle</a> boils'
  fill('content', text)
  const select = showing('content')
  expect(form.show({ start: 3, quote: 'kettle' }, 'content' as never)).toBe(true)
  const at = text.indexOf('kettle</a>')
  expect(select.mock.calls).toEqual([[at, at + 6]])
  expect(form.link({ start: 3, quote: 'kettle' }, 'https://example.org/')).toBe(false)
  expect(field('content').value).toBe(text)
})

it('the main category is one of those that are ticked, while there are several', () => {
  page.getElementById('post')?.insertAdjacentHTML(
    'beforeend',
    `<ul id="categorychecklist"><li><label><input type="checkbox" value="3" checked> Bread</label></li>
    <li><label><input type="checkbox" value="4"> Rye &amp; spelt</label></li></ul>
    <p hidden><select id="citable-primary_category"><option value="0">The first one</option><option value="3">Bread</option></select></p>`,
  )
  followCategories(page)
  const [bread, rye] = [...page.querySelectorAll<HTMLInputElement>('#categorychecklist input')]
  const select = page.getElementById('citable-primary_category') as HTMLSelectElement
  const state = () => [[...select.querySelectorAll('option')].map(({ textContent }) => textContent), select.closest('p')!.hidden]
  const tick = (box: HTMLInputElement | undefined, isOn: boolean) => {
    Object.assign(box!, { checked: isOn })
    page.getElementById('categorychecklist')?.dispatchEvent(new Event('change'))
  }
  tick(bread, true)
  tick(rye, true)
  expect(state()).toEqual([['The first one', 'Bread', 'Rye & spelt'], false])
  for (const option of select.querySelectorAll('option')) option.selected = option.value === '4'
  expect(form.readInput()).toEqual({ primary_category: 4 })
  tick(bread, false)
  expect(state()).toEqual([['The first one', 'Rye & spelt'], true])
  expect(form.readInput()).toEqual({ primary_category: 4 })
  tick(rye, false)
  expect(form.readInput()).toEqual({})
})

it('a passage is selected in the visual editor across its formats', () => {
  const { document } = parseHTML('<!doctype html><html><body><p>A <b>ket</b>tle\u00a0boils</p></body></html>')
  const range = { setStart: vi.fn(), setEnd: vi.fn(), startContainer: { parentElement: null } }
  const texts = ['A ', 'ket', 'tle\u00a0boils'].map((data) => ({ data, length: data.length }))
  let at = -1
  const walker = {
    nextNode: () => ++at < texts.length,
    get currentNode() {
      return texts[at]
    },
  }
  const setRng = vi.fn()
  const focus = vi.fn()
  vi.stubGlobal('NodeFilter', { SHOW_TEXT: 4 })
  const doc = { createTreeWalker: () => walker, createRange: () => range }
  set({
    tinymce: { get: () => ({ isHidden: () => false, getBody: () => document.body, getDoc: () => doc, focus, selection: { setRng } }) },
  })
  expect(form.show({ start: 2, quote: 'kettle boils' }, 'content' as never)).toBe(true)
  expect(range.setStart.mock.calls).toEqual([[texts[1], 0]])
  expect(range.setEnd.mock.calls).toEqual([[texts[2], 9]])
  expect(setRng.mock.calls).toEqual([[range]])
  expect(focus).toHaveBeenCalledOnce()
  at = -1
  expect(form.show({ start: 2, quote: 'a pot' }, 'content' as never)).toBe(false)
})

it.each<[string, object | null, number | null]>([
  ['where the caret is', { selectionStart: 3 }, 3],
  ['nowhere before somebody was in it', { selectionStart: 0 }, null],
  ['nowhere in what has no caret', {}, null],
  ['nowhere without the field', null, null],
])('the next letter of a title goes %s', (_where, found, expected) => {
  const pageOf = (selector: string) => ({ querySelector: (asked: string) => (asked === selector ? found : null) }) as never
  expect(titleCaret(pageOf('[data-citable-input="@seo_title"]'), 'seo_title')).toBe(expected)
  expect(titleCaret(pageOf('#title'), 'title')).toBe(expected)
})

it.each([
  ['in it', true, 5],
  ['elsewhere', false, null],
])('the next letter of a title in the canvas goes where the caret is %s', (_where, isInside, expected) => {
  const range = { selectNodeContents: vi.fn(), setEnd: vi.fn(), toString: () => 'Title' }
  const node = {}
  const title = { contains: () => isInside }
  const canvas = { querySelector: () => title, getSelection: () => ({ focusNode: node, focusOffset: 5 }), createRange: () => range }
  const around = { querySelector: (asked: string) => (asked.startsWith('iframe') ? { contentDocument: canvas } : null) }
  expect(titleCaret(around as never, 'title')).toBe(expected)
  if (isInside) expect([range.selectNodeContents.mock.calls, range.setEnd.mock.calls]).toEqual([[[title]], [[node, 5]]])
})
