import { remarkKinds } from '@citable/core/remarks'
import { expect, it } from 'vitest'
import { createCatalog } from '../texts/catalog.ts'
import { loadLocale, localeTags } from '../texts/locales/load-locale.ts'
import { type RemarksToShow, remarksView } from './remarks-view.ts'

const quotation = { place: 'a', start: 4, end: 9, quote: 'a while' }
const remark = { kind: 'unclear', text: 'Say how long.', quotation, unheld: [] } as const
const check = (more: Partial<RemarksToShow> = {}): RemarksToShow => ({ remarks: [remark], written: 1, refused: 0, ...more })
const english = createCatalog({ locale: 'en' })

it('draws a remark with its kind and a button of the words that it quotes', () => {
  expect(remarksView(check(), english)).toMatchObject({
    heading: 'Read by a model',
    items: [{ kindText: 'Unclear', text: 'Say how long.', unheldText: '', span: quotation, jump: { label: 'a while' } }],
    saidText: '1 remark.',
  })
})

it('shows names and figures that the text lacks, and no word for a kind of a newer service', () => {
  const later = { ...remark, kind: 'later' as 'unclear', unheld: ['Julia', '55'] }
  expect(remarksView(check({ remarks: [later] }), english).items).toMatchObject([
    { kindText: '', unheldText: 'Not in your text: “Julia”, “55”.' },
  ])
})

it.each([
  ['no model was asked', null, undefined, ''],
  ['the model has none', check({ remarks: [], written: 0 }), undefined, 'The model has no remarks.'],
  ['some were dropped', check({ written: 3, refused: 2 }), undefined, '1 remark. Left out: 2 of 3.'],
  ['all were dropped', check({ remarks: [], written: 2, refused: 2 }), undefined, 'Left out: 2 of 2.'],
  ['the text has changed', check(), check({ remarks: [], refused: 1 }), 'What the remarks were about no longer stands in your text.'],
] as const)('accounts for what was written where %s', (_name, asked, now, said) => {
  const { saidText, items } = remarksView(asked, english, now ?? asked)
  expect(saidText.startsWith(said)).toBe(true)
  expect(saidText === '').toBe(said === '')
  expect(items).toHaveLength((now ?? asked)?.remarks.length ?? 0)
})

it.each(localeTags.filter((tag) => tag !== 'en'))('names each kind in %s', async (tag) => {
  const catalog = createCatalog({ locale: tag, texts: (await loadLocale(tag))! })
  const remarks = remarkKinds.map((kind) => ({ ...remark, kind }))
  const named = remarksView(check({ remarks }), catalog).items.map(({ kindText }) => kindText)
  expect(new Set(named).size).toBe(remarkKinds.length)
  for (const text of remarksView(check({ remarks }), english).items.map(({ kindText }) => kindText)) expect(named).not.toContain(text)
})
