import { describe, expect, it } from 'vitest'
import { createCatalog } from '../../texts/catalog.ts'
import { translationTexts } from '../../texts/translations/translation-texts.ts'
import { type ChangesState, changesView, type TranslationChanges } from './changes-view.ts'

const free: TranslationChanges['changes'][number] = {
  id: 'm1',
  kind: 'changed',
  isConflict: false,
  isPlaced: true,
  sourceBefore: 'Flour',
  source: 'Water',
  translation: 'Harina',
  proposal: 'Agua',
}
const conflict = { ...free, id: 'm2', isConflict: true, translation: 'Mi harina' }
const loose = { ...free, id: 'm3', kind: 'added', isPlaced: false, sourceBefore: null, translation: null }
const state: ChangesState = { changes: { state: 'x', isPublic: false, changes: [], media: [] }, wanted: {}, isUnsaved: false }
const english = createCatalog({ locale: 'en' })
const see = (changes: readonly (typeof free)[], more: Partial<ChangesState> = {}) =>
  changesView({ ...state, changes: { state: 'x', isPublic: false, changes, media: [] }, ...more }, english, translationTexts)

describe('changes of a source', () => {
  it.each([
    ['are being compared', changesView({ ...state, changes: null }, english, translationTexts), 'Comparing with the source …', null],
    ['are none', see([]), 'Nothing to change in the translation.', 'Leave everything as it is'],
    ['are one', see([free]), '', 'Take over 1 change'],
    ['wait for the author to save', see([free], { isUnsaved: true }), 'Save your text first.', null],
    ['are not wanted', see([free], { wanted: { m1: false } }), '', 'Leave everything as it is'],
  ])('%s', (_, { statusText, take }, said, button) => {
    expect([statusText, take]).toEqual([said, button])
  })

  it.each([
    ['nothing is chosen', {}, [], ['m2'], 1],
    ['a proposal is not wanted', { m1: false }, [], ['m2', 'm1'], 0],
    ['the proposal of a conflict is wanted', { m2: true }, ['m2'], [], 2],
    ['what has no place cannot be wanted', { m3: true }, [], ['m2'], 1],
  ])('a person’s words stay unless they say otherwise: %s', (_, wanted, take, keep, count) => {
    const view = see([conflict, free, loose], { wanted })
    expect(view.choice).toEqual({ take, keep })
    expect(view.take).toBe(count === 0 ? 'Leave everything as it is' : `Take over ${count} change${count === 1 ? '' : 's'}`)
  })

  it('are shown with what stood and what stands', () => {
    const [first, second] = see([conflict, loose]).items
    expect(first).toMatchObject({
      kindText: 'Changed',
      hint: 'You and the source have both changed this. Your words stay unless you choose the proposal.',
      choice: { label: 'Take the proposal', name: 'Take the proposal: Agua', isWanted: false },
    })
    expect(first!.texts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Source before: Flour',
      'Source now: Water',
      'Translation now: Mi harina',
      'Proposal: Agua',
    ])
    expect(second).toMatchObject({ kindText: 'New', choice: null, hint: 'It has no sure place in the translation. Put it in by hand.' })
    expect(see([{ ...loose, kind: 'moved' }]).items[0]).toMatchObject({
      kindText: 'At another place in the source',
      hint: expect.stringContaining('stays here'),
    })
    expect(see([{ ...free, kind: 'of_tomorrow' }]).items[0]!.kindText).toBe('Changed')
  })

  it('tell of pictures, and of a page that is public', () => {
    const view = changesView(
      { ...state, changes: { state: 'x', isPublic: true, changes: [free], media: [{ kind: 'added', what: '/loaf.png' }] } },
      english,
      translationTexts,
    )
    expect(view.mediaText).toContain('those of the translation stay: /loaf.png')
    expect(view.publicText).toBe('This text is public: what you take over is public at once.')
    expect(see([free]).publicText).toBe('')
  })
})
