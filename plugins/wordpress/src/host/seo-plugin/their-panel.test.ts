import { expect, it } from 'vitest'
import { createTheirPanel } from './their-panel.ts'

const open = (stored: string, showed: string) => {
  const panel = { text: showed, isThere: true }
  const text = {
    read: () => panel.text,
    write(next: string) {
      panel.text = next.trim()
    },
  }
  return { panel, theirs: createTheirPanel(stored, () => (panel.isThere ? text : null)) }
}

it('shows what it is given, and what it showed before when that is taken back', () => {
  const { panel, theirs } = open('', '%%title%% %%sep%% %%sitename%%')
  theirs.give('How to bake ')
  expect([panel.text, theirs.newer()]).toEqual(['How to bake', null])
  theirs.give('')
  expect([panel.text, theirs.newer()]).toEqual(['%%title%% %%sep%% %%sitename%%', null])
})

it('reports what its author has written there after the plugin, and nothing older', () => {
  const { panel, theirs } = open('Old', 'Old')
  panel.text = 'Written there'
  expect(theirs.newer()).toBeNull()
  theirs.give('Given')
  panel.text = 'Written there'
  expect(theirs.newer()).toBe('Written there')
})

it('does nothing while the panel is not there', () => {
  const { panel, theirs } = open('', '')
  panel.isThere = false
  theirs.give('How to bake')
  expect([panel.text, theirs.newer()]).toEqual(['', null])
  panel.isThere = true
  theirs.give('How to bake')
  panel.isThere = false
  expect(theirs.newer()).toBeNull()
})
