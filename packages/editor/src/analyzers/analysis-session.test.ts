import { present } from '@citable/contract/present'
import { analyze } from '@citable/core'
import { loadLanguagePack } from '@citable/core/languages'
import { describe, expect, it } from 'vitest'
import { createFakeHost, fakeDocument } from '../testing/index.ts'
import { createAnalysisSession } from './analysis-session.ts'
import { isOptimization } from './is-optimization.ts'

const options = { now: '2026-11-21T00:00:00Z', options: { seo: true, aeo: true, titles: 5 } }

const expected = async (input: Parameters<typeof analyze>[0], context: Parameters<typeof analyze>[1]) => {
  const pack = await loadLanguagePack('en')
  return JSON.stringify(present(analyze(input, context, { languages: pack ? [pack] : [] }), context))
}

describe('createAnalysisSession', () => {
  it('gives what the core gives without a cache, edit after edit', async () => {
    const session = createAnalysisSession({ loadLanguage: loadLanguagePack })
    const host = createFakeHost()
    for (const text of ['It rises for 4 hours.', 'It rises for 5 hours in a warm room.', '', 'It rises for 4 hours.']) {
      host.setText('b', text)
      const { documentId, input, context: around } = host.readDraft()
      const context = { ...around, ...options }
      const optimization = await session.run({ documentId, input, context }, () => true)
      expect(JSON.stringify(optimization)).toBe(await expected(input, context))
      expect(isOptimization(optimization)).toBe(true)
    }
  })

  it('reports the scores of the first answer before it has the rest, and never again', async () => {
    const session = createAnalysisSession({ loadLanguage: loadLanguagePack })
    const { documentId, input, context } = createFakeHost().readDraft()
    const told: string[] = []
    const run = async () => {
      const answer = await session.run(
        { documentId, input, context: { ...context, ...options } },
        () => true,
        ({ aeoScore, seoScore }) => told.push(`early ${aeoScore} ${seoScore}`),
      )
      told.push(`whole ${answer?.aeo_score} ${answer?.seo_score}`)
    }
    await run()
    await run()
    expect(told.map((line) => line.split(' ')[0])).toEqual(['early', 'whole', 'whole'])
    expect(told[0]!.slice(6)).toBe(told[1]!.slice(6))
  })

  it('separates documents apart', async () => {
    const session = createAnalysisSession({ loadLanguage: loadLanguagePack })
    for (const [documentId, text] of [
      ['1', 'Bread.'],
      ['2', 'Cake.'],
      ['3', 'Pie.'],
      ['1', 'Bread again.'],
    ] as const) {
      const { input, context: around } = createFakeHost(fakeDocument({ blocks: [{ id: 'b', kind: 'paragraph', text }] })).readDraft()
      const context = { ...around, ...options }
      expect(JSON.stringify(await session.run({ documentId, input, context }, () => true))).toBe(await expected(input, context))
    }
  })

  it('asks for each language pack once, by the tag of the article', async () => {
    const asked: string[] = []
    const session = createAnalysisSession({
      loadLanguage: (tag) => {
        asked.push(tag)
        return loadLanguagePack(tag)
      },
    })
    const { documentId, input, context } = createFakeHost().readDraft()
    const run = (language: string) => session.run({ documentId, input, context: { ...context, ...options, language } }, () => true)
    for (const language of ['en-GB', 'en-GB', 'xx']) await run(language)
    expect(asked).toEqual(['en-GB', 'xx'])
  })

  it('asks again for a pack that could not be loaded, instead of scoring without it', async () => {
    let isOffline = true
    const session = createAnalysisSession({
      loadLanguage: async (tag) => {
        if (isOffline) throw new Error('offline')
        return loadLanguagePack(tag)
      },
    })
    const { documentId, input, context } = createFakeHost().readDraft()
    const run = () => session.run({ documentId, input, context: { ...context, ...options } }, () => true)
    await expect(run()).rejects.toThrow('offline')
    isOffline = false
    await expect(run()).resolves.not.toBeNull()
  })

  it('stops before the costly half when its caller has given up', async () => {
    const session = createAnalysisSession({ loadLanguage: loadLanguagePack })
    const { documentId, input, context } = createFakeHost().readDraft()
    expect(await session.run({ documentId, input, context: { ...context, ...options } }, () => false)).toBeNull()
  })
})
