import { describe, expect, it } from 'vitest'
import { createEditorInMemory } from './editor-in-memory.ts'
import type { SeoPlugin } from './seo-plugin.ts'
import { createSeoPluginTexts, lostTexts } from './seo-plugin-texts.ts'

const seoPlugin: SeoPlugin = { id: 'yoast', name: 'Yoast SEO', variable: ['%%[^%\\s]+%%', ''], fields: {}, takesExcerpt: false }

const template = '%%title%% %%sep%% %%sitename%%'

/** The editor beside a panel of the other plugin, which shows what it will save over the post. */
function open(stored: string, shown: string) {
  const memory = createEditorInMemory([])
  const panel = { text: shown, writes: 0 }
  const post = { id: 7 }
  memory.saved = { ...memory.saved, citable_kept_title: stored, citable_kept_description: '', citable_seo_title: 'As resolved' }
  const { editor } = memory.parts
  const kept = createSeoPluginTexts(
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
  const edit = (text: string) => memory.change(() => Object.assign(memory.post, { citable_kept_title: text }))
  return { memory, kept, panel, post, edit }
}

describe('a text that another plugin keeps', () => {
  it.each([
    { name: 'nothing', stored: '', shown: template },
    { name: 'a template', stored: '%%title%% for sale', shown: '%%title%% for sale' },
    { name: 'a text, and another one in its panel that is not saved yet', stored: 'Theirs', shown: 'Half typed' },
  ])('goes into its panel, and comes back as it was there: $name', ({ stored, shown }) => {
    const { kept, panel } = open(stored, shown)
    kept.write('title', 'Ours')
    expect([kept.read('title'), panel.text]).toEqual(['Ours', 'Ours'])
    kept.write('title', 'Ours again')
    expect(panel.text).toBe('Ours again')
    kept.write('title', stored)
    expect([kept.read('title'), panel.text]).toEqual([stored, shown])
  })

  it('follows the editor’s own undo and redo', () => {
    const { kept, panel, edit } = open('', template)
    kept.write('title', 'Ours')
    edit('')
    expect(panel.text).toBe(template)
    edit('Ours')
    expect(panel.text).toBe('Ours')
  })

  it('leaves the panel alone before anything is written, for what only the server cleaned, and while another post is open', () => {
    const { kept, panel, post, edit } = open('Theirs', 'Theirs')
    edit('Changed by whomever')
    expect(panel.writes).toBe(0)
    kept.write('title', 'A & B')
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
    { name: 'nothing for none', text: '', shown: '' },
  ])('is shown as $name', ({ text, shown }) => {
    const { kept, edit } = open('Theirs', 'Theirs')
    edit(text)
    expect(kept.shown('title')).toBe(shown)
  })

  it('is there only on posts that carry both', () => {
    const { memory, kept } = open('', '')
    expect(kept.isThere()).toBe(true)
    memory.saved = { status: 'draft' }
    expect(kept.isThere()).toBe(false)
  })
})

describe('texts that were saved and are not there', () => {
  const field = 'citable_kept_title'
  it.each([
    { name: 'as sent', sent: 'Bread', kept: 'Bread', isLost: false },
    {
      name: 'with other quotation marks, spaces and entities',
      sent: '"Bread" & more -- it\'s',
      kept: '“Bread” &amp; more – it’s',
      isLost: false,
    },
    { name: 'another text', sent: 'Bread', kept: 'Butter', isLost: true },
    { name: 'none at all', sent: 'Bread', kept: '', isLost: true },
    { name: 'one that was to be taken away', sent: '', kept: 'Theirs', isLost: true },
  ])('$name', ({ sent, kept, isLost }) => {
    expect(lostTexts({ [field]: sent }, { [field]: kept })).toEqual(isLost ? [{ part: 'title', sent, kept }] : [])
  })

  it('counts only what was sent', () => {
    expect(lostTexts({ title: 'Bread' }, { [field]: 'Theirs' })).toEqual([])
    expect(lostTexts({ citable_kept_description: 'x' }, {})).toEqual([])
  })
})
