import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { englishToSpanish } from '../testing/english-to-spanish.ts'
import { hasApy, type ServedApy, serveApy } from '../testing/serve-apy.ts'
import { testTranslator } from '../testing/test-translator.ts'
import { askApy } from './ask-apy.ts'
import { createApertium } from './create-apertium.ts'
import { runApertium } from './run-apertium.ts'

// Debian’s package opens a port on every address of a machine, so that no machine is asked to have it
describe.skipIf(!hasApy())('Apertium’s own server', () => {
  let server: ServedApy
  beforeAll(async () => {
    server = await serveApy()
  })
  afterAll(() => server.close())
  const create = () => createApertium({ run: askApy(server.url, { fetch: server.fetch, timeoutMs: 30_000 }), concurrency: 1 })

  testTranslator('Apertium’s server', create, { from: 'en', to: 'es', impossible: { from: 'en', to: 'ja' } })

  it('says what the program says', async () => {
    const request = englishToSpanish(['The <g id="1">red</g> house is near.', 'The flumbergast eats 5 * 3 breads &amp; salt.', ''])
    const [there, here] = [await create().translate(request), await createApertium({ run: runApertium, concurrency: 1 }).translate(request)]
    expect(there).toMatchObject({ ok: true, segments: [{ unknownWords: 0 }, { unknownWords: 1 }, {}] })
    expect(there.ok && here.ok && there.segments).toEqual(here.ok && here.segments)
  })
})
