import { describe, expect, it } from 'vitest'
import { createFakeTranslator, createManualSchedule, type FakeTranslatorScript, settlePromises } from '../../testing/index.ts'
import { type DeviceFault, deviceLimits } from './device-session.ts'
import { findDeviceTranslators } from './device-translator.ts'
import { type DeviceProgress, type DeviceText, translateOnDevice } from './translate-on-device.ts'

const fault = (name: string) => new DOMException('as a browser says it', name)

async function find(script: FakeTranslatorScript = {}, from = 'en-US', targets: readonly string[] = ['es']) {
  const fake = createFakeTranslator(script)
  const { schedule, advance, waiting } = createManualSchedule()
  return { ...fake, advance, waiting, found: await findDeviceTranslators(fake.scope, from, targets, schedule) }
}

describe('findDeviceTranslators', () => {
  it('finds the languages that the browser translates into, and calls no create', async () => {
    const { found, calls } = await find(
      { availability: { es: 'available', fr: 'downloadable', de: 'downloading', '*': 'unavailable' } },
      'en',
      ['es', 'fr', 'de', 'eo'],
    )
    expect([...found].map(([to, { state }]) => [to, state])).toEqual([
      ['es', 'available'],
      ['fr', 'downloadable'],
      ['de', 'downloading'],
    ])
    expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['availability']))
  })

  it.each([
    ['no translator for the pair', 'unavailable'],
    ['a policy that refuses the question', fault('NotAllowedError')],
    ['a state of a later browser', 'sleeping' as 'available'],
  ] as const)('finds none with %s', async (_, state) => {
    expect((await find({ availability: { '*': state } })).found.size).toBe(0)
  })

  it('finds none in a browser without one, and none that never says what it has', async () => {
    const { schedule, advance, waiting } = createManualSchedule()
    expect((await findDeviceTranslators({}, 'en', ['es'], schedule)).size).toBe(0)
    const found = findDeviceTranslators(createFakeTranslator({ availability: { '*': 'hang' } }).scope, 'en', ['es'], schedule)
    await settlePromises()
    advance(deviceLimits.availability)
    expect((await found).size).toBe(0)
    expect(waiting()).toBe(0)
  })

  it.each([
    ['en-US', 'es', ['en-US>es', 'en>es']],
    ['de', 'zh-TW', ['de>zh-TW', 'de>zh-Hant']],
    ['de_CH', 'pt_BR', ['de-CH>pt-BR', 'de>pt']],
    ['en', 'ar', ['en>ar']],
    ['en-US', 'en-GB', []],
    ['pt-BR', 'pt-PT', []],
    ['zh-CN', 'zh-TW', ['zh-CN>zh-TW', 'zh>zh-Hant']],
    ['en', '!', ['en>!']],
  ])('asks for %s → %s as the tags are and as browsers know them', async (from, to, asked) => {
    const { calls } = await find({ availability: { '*': 'unavailable' } }, from, [to])
    expect(
      calls.map(({ given }) => {
        const { sourceLanguage, targetLanguage } = given[0] as { readonly sourceLanguage: string; readonly targetLanguage: string }
        return `${sourceLanguage}>${targetLanguage}`
      }),
    ).toEqual(asked)
  })
})

/** A server that waits for these texts, then for those that each lack; it notes what it got. */
function serverOf(...rounds: readonly (readonly string[])[]) {
  const got: DeviceText[][] = []
  const ask = async (texts: readonly DeviceText[]) => {
    got.push([...texts])
    return { waiting: rounds[got.length - 1] ?? [], made: 7 }
  }
  return { ask, got }
}

async function start(script: FakeTranslatorScript, ask: Parameters<typeof translateOnDevice>[1]) {
  const { found, ...rest } = await find(script)
  const controller = new AbortController()
  const progress: DeviceProgress[] = []
  const asked = translateOnDevice(found.get('es')!, ask, (step) => progress.push(step), controller.signal)
  const outcome: { answer?: unknown; fault?: DeviceFault; reason?: unknown } = {}
  asked.then(
    (answer) => Object.assign(outcome, { answer }),
    (reason: { fault: DeviceFault }) => Object.assign(outcome, { reason, fault: reason?.fault }),
  )
  const names = () => rest.calls.map(({ name }) => name).filter((name) => name !== 'availability')
  return { ...rest, names, asked, controller, progress, outcome }
}

describe('translateOnDevice', () => {
  it('opens a session in the task of the click, and gives the server all it has translated until nothing waits', async () => {
    const { ask, got } = serverOf(['Salt &amp; flour', 'A <g id="1">b</g>'], ['b'])
    const { names, asked, progress } = await start({}, ask)
    expect(names()).toEqual(['create'])
    expect(await asked).toEqual({ waiting: [], made: 7 })
    const first = [
      { source: 'Salt &amp; flour', target: 'SALT &amp; FLOUR' },
      { source: 'A <g id="1">b</g>', target: 'A <g id="1">B</g>' },
    ]
    expect(got).toEqual([[], first, [...first, { source: 'b', target: 'B' }]])
    expect(names()).toEqual(['create', 'translate', 'translate', 'translate', 'destroy'])
    expect(progress).toEqual([
      { phase: 'translating', done: 0, all: 2 },
      { phase: 'translating', done: 1, all: 2 },
      { phase: 'storing' },
      { phase: 'translating', done: 2, all: 3 },
      { phase: 'storing' },
    ])
  })

  it('tells how far a download is, and waits for it', async () => {
    const { ask } = serverOf(['Salt'])
    const { progress, settleCreate, asked, names } = await start(
      { availability: { '*': 'downloadable' }, progress: [0, 0.5], create: 'hang' },
      ask,
    )
    expect(progress).toEqual([0, 0.5, 0.5].map((share) => ({ phase: 'fetching', share })))
    await settlePromises()
    expect(names()).toEqual(['create'])
    settleCreate()
    await asked
    expect(names()).toEqual(['create', 'translate', 'destroy'])
  })

  it('gives up a download that never ends, and frees a session that comes too late', async () => {
    const { ask, got } = serverOf(['Salt'])
    const { outcome, advance, settleCreate, names, waiting } = await start({ availability: { '*': 'downloading' }, create: 'hang' }, ask)
    await settlePromises()
    await advance(deviceLimits.create)
    await settlePromises()
    expect(outcome.fault).toBe('not_now')
    settleCreate()
    await settlePromises()
    expect(names()).toEqual(['create', 'destroy'])
    expect(got).toHaveLength(1)
    expect(waiting()).toBe(0)
  })

  it.each([
    ['NotAllowedError', 'not_allowed'],
    ['NotSupportedError', 'not_supported'],
    ['NetworkError', 'no_download'],
    ['OperationError', 'no_answer'],
  ] as const)('says what a create that fails with %s means', async (name, expected) => {
    const { asked, outcome } = await start({ create: fault(name) }, serverOf(['Salt']).ask)
    await asked.catch(() => {})
    expect(outcome.fault).toBe(expected)
  })

  it.each([
    ['a text that is too long', fault('QuotaExceededError')],
    ['an answer that the browser filters', fault('NotReadableError')],
    ['a fault of one text', fault('UnknownError')],
  ])('leaves %s to the server, and goes on', async (_, error) => {
    const { ask, got } = serverOf(['Long', 'Salt', 'See <g id="1">this</g> [1]'])
    const { asked } = await start({ translate: (text) => (text === 'Long' ? error : text.toUpperCase()) }, ask)
    await asked
    expect(got[1]).toEqual([
      { source: 'Long', target: null },
      { source: 'Salt', target: 'SALT' },
      { source: 'See <g id="1">this</g> [1]', target: null },
    ])
  })

  it.each([
    ['fails for every text', () => fault('UnknownError'), 'no_answer'],
    ['repeats every text', (text: string) => text, 'no_model'],
    ['is forbidden in between', () => fault('NotAllowedError'), 'not_allowed'],
  ] as const)('makes nothing where it %s', async (_, translate, expected) => {
    const { ask, got } = serverOf(['Salt', 'Flour'])
    const { asked, outcome, names } = await start({ translate }, ask)
    await asked.catch(() => {})
    expect(outcome.fault).toBe(expected)
    expect(got).toHaveLength(1)
    expect(names().at(-1)).toBe('destroy')
  })

  it('gives up a text that is never answered', async () => {
    const { outcome, advance, names } = await start({ translate: () => 'hang' }, serverOf(['Salt']).ask)
    await settlePromises()
    await advance(deviceLimits.answer)
    await settlePromises()
    expect(outcome.fault).toBe('not_now')
    expect(names()).toEqual(['create', 'translate', 'destroy'])
  })

  it('ends what it does when it is called off, and when the server refuses', async () => {
    const { outcome, controller, names } = await start({ translate: () => 'hang' }, serverOf(['Salt']).ask)
    await settlePromises()
    controller.abort()
    await settlePromises()
    expect(outcome.reason).toBe(controller.signal.reason)
    expect(names()).toEqual(['create', 'translate', 'destroy'])
    const refused = await start({ create: 'hang' }, () => Promise.reject(new Error('The service is away.')))
    await refused.asked.catch(() => {})
    expect(refused.outcome.reason).toMatchObject({ message: 'The service is away.' })
    expect((refused.calls.at(-1)!.given[0] as { signal: AbortSignal }).signal.aborted).toBe(true)
  })

  it('asks a server that is never content only so often', async () => {
    const { asked, outcome } = await start({}, async (texts) => ({ waiting: [`Salt ${texts.length}`] }))
    await asked.catch(() => {})
    expect(outcome.fault).toBe('no_answer')
  })
})
