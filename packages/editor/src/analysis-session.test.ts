import { present } from '@citable/contract/present'
import { analyze } from '@citable/core'
import { loadLanguagePack } from '@citable/core/languages'
import { describe, expect, it } from 'vitest'
import { allPacks } from '../../../shared-core/src/languages/all.ts'
import { createAnalysisSession } from './analysis-session.ts'
import { isOptimization } from './is-optimization.ts'
import { createFakeHost } from './testing/index.ts'

const context = { ...createFakeHost().readDraft().context, now: '2026-11-21T00:00:00Z', options: { seo: true, aeo: true, titles: 5 } }

describe('createAnalysisSession', () => {
  it('gives what the core gives, before and after an edit', async () => {
    const session = createAnalysisSession({ loadLanguage: loadLanguagePack })
    const host = createFakeHost()
    for (const text of ['The dough rises for 4 hours.', 'The dough rises for 5 hours in a warm room.']) {
      host.setText('b', text)
      const { documentId, input } = host.readDraft()
      const expected = present(analyze(input, context, { languages: allPacks }), context)
      expect(JSON.stringify(await session.run({ documentId, input, context }, () => true))).toBe(JSON.stringify(expected))
      expect(isOptimization(expected)).toBe(true)
    }
  })
})
