import type { Drafts } from '@citable/contract/present'
import { presentRequest } from '@citable/contract/requests'
import {
  type AskGenerator,
  type AskReader,
  shownRemarks,
  shownTitles,
  testRemarkGenerator,
  testTitleGenerator,
} from '@citable/editor/testing'
import { completion, serveRecorded } from '@citable/providers/testing'
import { defaultSettings } from '#shared/settings.ts'
import { generatorService } from './generator.ts'

/** Asks an endpoint on this machine; what it answers is read by `read`. */
async function askEndpoint<Outcome>(
  [{ input, context }, answer, controller, ends]: Parameters<AskGenerator>,
  read: (drafts: Drafts) => Outcome,
): Promise<Outcome | { readonly kind: 'none' | 'timeout' | 'aborted' | 'refused' }> {
  const recorded = 'says' in answer ? completion(answer.says) : completion(null, { refusal: 'No.' })
  const server = await serveRecorded('does' in answer && answer.does === 'hang' ? { ...recorded, isSilent: true } : recorded)
  const values: Readonly<Record<string, unknown>> = {
    'plugin::citable.generator': { url: server.url, model: 'recorded-model', timeoutMs: ends === 'late' ? 300 : 60_000 },
    'plugin::citable.allowPrivateAddresses': false,
  }
  const strapi = { config: { get: (name: string) => values[name] } }
  const service = generatorService({ strapi, settings: { get: async () => defaultSettings } } as unknown as Parameters<
    typeof generatorService
  >[0])
  if (ends === 'called off') void server.called.then(() => controller.abort())
  try {
    const result = await service.drafts(presentRequest(input, context), '2026-11-21', false, controller.signal)
    if (controller.signal.aborted) return { kind: 'aborted' }
    if (!result.ok) return { kind: result.reason === 'unusable' ? 'none' : (result.reason as 'timeout' | 'refused') }
    return read(result.drafts)
  } finally {
    await server.close()
  }
}

const refusedOf = ({ refused }: Drafts, wanted: string): number => refused.filter(({ kind }) => kind === wanted).length

const ask: AskGenerator = (...asked) =>
  askEndpoint(asked, (drafts) => {
    const titles = shownTitles(drafts.titles)
    const refused = refusedOf(drafts, 'title')
    const written = titles.length + refused
    return written === 0 ? ({ kind: 'none' } as const) : ({ kind: 'titles', titles, written, refused } as const)
  })

const read: AskReader = (...asked) =>
  askEndpoint(asked, (drafts) => {
    const remarks = shownRemarks(drafts.remarks)
    const refused = refusedOf(drafts, 'remark')
    const written = remarks.length + refused
    return written === 0 ? ({ kind: 'none' } as const) : ({ kind: 'remarks', remarks, written, refused } as const)
  })

testTitleGenerator('An endpoint', ask)
testRemarkGenerator('An endpoint', read)
