import { expect, it, vi } from 'vitest'
import { People } from './people.tsx'

const state = vi.hoisted(() => ({ author: 3, own: 3, named: null as string | null }))

vi.mock('@wordpress/components', () => ({ ComboboxControl: () => null }))
vi.mock('@wordpress/element', () => import('react'))
vi.mock('@wordpress/i18n', () => ({
  __: (text: string) => text,
  sprintf: (text: string, ...parts: string[]) => [text, ...parts].join(' '),
}))
vi.mock('@wordpress/data', () => ({
  dispatch: () => ({}),
  useSelect: (read: (select: (store: string) => object) => unknown) =>
    read(() => ({
      getEditedPostAttribute: () => state.author,
      getCurrentUser: () => ({ id: state.own }),
      getCurrentPost: () => ({}),
      getEntityRecords: () => [],
    })),
}))
vi.mock('./use-author-input.ts', () => ({ useAuthorInput: () => ({}) }))
vi.mock('../use-panel.ts', () => ({
  usePanel: () => ({ host: {}, facts: { reviewer: { id: 0, person: null } } }),
  useView: () => ({
    state: { draft: { input: { kind: 'body', fields: { authors: state.named === null ? [] : [{ name: state.named }] } } } },
  }),
}))

it.each([
  ['of the person who looks', 3, 3, null, true],
  ['of somebody else', 3, 4, null, false],
  ['with a public name', 3, 3, 'Ada Lovelace', false],
  ['of nobody', 0, 0, null, false],
])('an account without a public name leads to the profile: a text %s', (_whose, author, own, named, isOffered) => {
  Object.assign(state, { author, own, named })
  // every hook it calls is one of these doubles
  expect(JSON.stringify(People()).includes('"href":"profile.php#display_name"')).toBe(isOffered)
})
