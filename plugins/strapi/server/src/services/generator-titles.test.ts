import { presentRequest } from '@citable/contract/requests'
import { type AskGenerator, shownTitles, testTitleGenerator } from '@citable/editor/testing'
import { completion, serveRecorded } from '@citable/providers/testing'
import { generatorService } from './generator.ts'

const ask: AskGenerator = async ({ input, context }, answer, controller, ends) => {
  const recorded = 'says' in answer ? completion(answer.says) : completion(null, { refusal: 'No.' })
  const server = await serveRecorded('does' in answer && answer.does === 'hang' ? { ...recorded, isSilent: true } : recorded)
  const values: Readonly<Record<string, unknown>> = {
    'plugin::citable.generator': { url: server.url, model: 'recorded-model', timeoutMs: ends === 'late' ? 300 : 60_000 },
    'plugin::citable.allowPrivateAddresses': false,
  }
  const strapi = { config: { get: (name: string) => values[name] } }
  const service = generatorService({ strapi } as unknown as Parameters<typeof generatorService>[0])
  if (ends === 'called off') void server.called.then(() => controller.abort())
  try {
    const result = await service.drafts(presentRequest(input, context), '2026-11-21', false, controller.signal)
    if (controller.signal.aborted) return { kind: 'aborted' }
    if (!result.ok) return { kind: result.reason === 'unusable' ? 'none' : (result.reason as 'timeout' | 'refused') }
    const titles = shownTitles(result.drafts.titles)
    const refused = result.drafts.refused.filter(({ kind }) => kind === 'title').length
    return titles.length + refused === 0 ? { kind: 'none' } : { kind: 'titles', titles, written: titles.length + refused, refused }
  } finally {
    await server.close()
  }
}

testTitleGenerator('An endpoint', ask)
