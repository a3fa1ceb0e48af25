import { describe, expect, it } from 'vitest'
import { createEditorInMemory } from '../block-editor/editor-in-memory.ts'
import type { SeoPlugin } from './seo-plugin.ts'
import { createSeoPluginTexts, lostTexts } from './seo-plugin-texts.ts'

const seoPlugin: SeoPlugin = { id: 'yoast', name: 'Yoast SEO', variable: ['%%[^%\\s]+%%', ''], fields: {}, takesExcerpt: false }

const template = '%%title%% %%sep%% %%sitename%%'

/** The editor beside a panel of the other plugin, which shows what it will save over the post. */
function open(stored: string, shown: string) {
  const memory = createEditorInMemory([])
  const panel = { text: shown, writes: 0 }
  const post = { id: 7 }
  memory.saved = { ...memory.saved, citable_stored_title: stored, citable_stored_description: '', citable_seo_title: 'As resolved' }
  const { editor } = memory.parts
  const texts = createSeoPluginTexts(
    {
      ...memory.parts,
      editor: () => ({ ...editor(), getCurrentPostId: () => post.id }),
      panelText: (_seoPlugin, part) =>
        part === 'description'
          ? null
          : {
              read: () => panel.text,
              write(text) {
                panel.text = text
                panel.writes += 1
              },
            },
    },
    seoPlugin,
  )
  const edit = (text: string) => memory.change(() => Object.assign(memory.post, { citable_stored_title: text }))
  return { memory, texts, panel, post, edit }
}

describe('a text that another plugin stores', () => {
  it.each([
    { name: 'nothing', stored: '', shown: template },
    { name: 'a template', stored: '%%title%% for sale', shown: '%%title%% for sale' },
    { name: 'a text, and another one in its panel that is not saved yet', stored: 'Theirs', shown: 'Half typed' },
  ])('goes into its panel, and comes back as it was there: $name', ({ stored, shown }) => {
    const { texts, panel } = open(stored, shown)
    texts.write('title', 'Ours')
    expect([texts.read('title'), panel.text]).toEqual(['Ours', 'Ours'])
    texts.write('title', 'Ours again')
    expect(panel.text).toBe('Ours again')
    texts.write('title', stored)
    expect([texts.read('title'), panel.text]).toEqual([stored, shown])
  })

  it('follows the editor’s own undo and redo', () => {
    const { texts, panel, edit } = open('', template)
    texts.write('title', 'Ours')
    edit('')
    expect(panel.text).toBe(template)
    edit('Ours')
    expect(panel.text).toBe('Ours')
  })

  it('leaves the panel alone before anything is written, for what only the server cleaned, and while another post is open', () => {
    const { texts, panel, post, edit } = open('Theirs', 'Theirs')
    edit('Changed by whomever')
    expect(panel.writes).toBe(0)
    texts.write('title', 'A & B')
    edit('A &amp; B')
    expect(panel).toEqual({ text: 'A & B', writes: 1 })
    post.id = 8
    edit('')
    expect(panel.writes).toBe(1)
  })

  it.each([
    { name: 'the resolved text of the saved post', text: 'Theirs', shown: 'As resolved' },
    { name: 'a text as it is', text: 'Bread &amp; butter', shown: 'Bread & butter' },
    { name: 'nothing for variables that only the server knows', text: 'Bread %%sep%% site', shown: '' },
    { name: 'nothing without a plugin', text: '', shown: '' },
  ])('is shown as $name', ({ text, shown }) => {
    const { texts, edit } = open('Theirs', 'Theirs')
    edit(text)
    expect(texts.shown('title')).toBe(shown)
  })

  it('is there only on posts that carry both', () => {
    const { memory, texts } = open('', '')
    expect(texts.isThere()).toBe(true)
    memory.saved = { status: 'draft' }
    expect(texts.isThere()).toBe(false)
  })
})

describe('texts that were saved and are not there', () => {
  const field = 'citable_stored_title'
  it.each([
    { name: 'as sent', sent: 'Bread', found: 'Bread', isLost: false },
    {
      name: 'with other quotation marks, spaces and entities',
      sent: '"Bread" & more -- it\'s',
      found: '“Bread” &amp; more – it’s',
      isLost: false,
    },
    { name: 'another text', sent: 'Bread', found: 'Butter', isLost: true },
    { name: 'none at all', sent: 'Bread', found: '', isLost: true },
    { name: 'one that was to be taken away', sent: '', found: 'Theirs', isLost: true },
  ])('$name', ({ sent, found, isLost }) => {
    expect(lostTexts({ [field]: sent }, { [field]: found })).toEqual(isLost ? [{ part: 'title', sent, found }] : [])
  })

  it('counts only what was sent', () => {
    expect(lostTexts({ title: 'Bread' }, { [field]: 'Theirs' })).toEqual([])
    expect(lostTexts({ citable_stored_description: 'x' }, {})).toEqual([])
  })
})
