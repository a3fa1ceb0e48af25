import { describe, expect, it } from 'vitest'
import { createEditorStore } from '../store/store.ts'
import {
  createFakeAnalyzer,
  createFakeHost,
  createManualSchedule,
  sampleCheck,
  sampleOptimization,
  settlePromises,
} from '../testing/index.ts'
import { createCatalog } from '../texts/catalog.ts'
import { panelView } from './panel-view.ts'
import { reworded } from './proposals-view.ts'

const describing = (value: string) => ({ kind: 'set_field', field: 'description', value }) as const
const draft = (check: string, edit: ReturnType<typeof describing> | null, safety: 'draft' | 'safe' = 'draft') =>
  sampleCheck({ check, title: check, status: 'fail', score: 0, fix: { code: 'write', args: {}, message: 'Write it.', safety, edit } })

async function open(...checks: ReturnType<typeof sampleCheck>[]) {
  const analyzer = createFakeAnalyzer()
  const host = createFakeHost()
  const store = createEditorStore({
    host,
    analyzer,
    clock: () => '2026-11-21T00:00:00Z',
    schedule: createManualSchedule().schedule,
  })
  store.start()
  analyzer.last().succeed(sampleOptimization({ checks }))
  await settlePromises()
  return { view: () => panelView(store.getSnapshot(), createCatalog({ locale: 'en' })).proposals }
}

describe('proposals', () => {
  it('lists drafted changes that can be written, and nothing else', async () => {
    const { view } = await open(
      draft('one', describing('Times and signs.')),
      draft('two', describing('Safe.'), 'safe'),
      draft('three', null),
    )
    expect(view().items).toMatchObject([
      {
        check: 'one',
        value: 'Times and signs.',
        parts: [{ kind: 'added', text: 'Times and signs.' }],
        accept: { label: 'Accept', name: 'Accept: one' },
      },
    ])
  })

  it('asks once for a change that two checks ask for', async () => {
    const { view } = await open(draft('one', describing('A.')), draft('two', describing('A.')))
    expect(view().items.map(({ check }) => check)).toEqual(['one'])
  })

  it('writes the words of the author instead', () => {
    expect(reworded(describing('Ours.'), 'Mine.')).toEqual(describing('Mine.'))
  })
})
