import { describe, expect, it } from 'vitest'
import { createFakeLanguageModel, createManualSchedule, type FakeModelScript, settlePromises } from '../../testing/index.ts'
import { findDeviceModel } from './device-generator.ts'
import { type DeviceFault, deviceLimits } from './device-session.ts'

const prompt = {
  instructions: 'Write titles.',
  input: JSON.stringify({ title: 'Rye', text: 'Rye ferments in 9 hours.' }),
  schema: { type: 'array' },
}
const never = new AbortController().signal
const fault = (name: string) => new DOMException('as a browser says it', name)

async function find(script: FakeModelScript = {}, api: 'LanguageModel' | 'Summarizer' = 'LanguageModel') {
  const model = createFakeLanguageModel(script, api)
  const { schedule, advance, waiting } = createManualSchedule()
  return { ...model, advance, waiting, found: await findDeviceModel(model.scope, 'es-MX', schedule) }
}

async function open(script: FakeModelScript = {}, api: 'LanguageModel' | 'Summarizer' = 'LanguageModel') {
  const { found, ...rest } = await find(script, api)
  const progress: number[] = []
  return { ...rest, progress, session: await found!.open((share) => progress.push(share), never) }
}

const names = ({ calls }: Pick<Awaited<ReturnType<typeof open>>, 'calls'>) => calls.map(({ name }) => name)

/** Outcome of a promise that may never settle by itself. */
function watch(promise: Promise<unknown>) {
  const outcome: { fault?: DeviceFault; reason?: unknown } = {}
  promise.catch((reason: { fault: DeviceFault }) => Object.assign(outcome, { fault: reason.fault, reason }))
  return outcome
}

describe('findDeviceModel', () => {
  it.each(['available', 'downloadable', 'downloading'] as const)('names the state "%s"', async (availability) => {
    expect((await find({ availability })).found).toMatchObject({ state: availability, api: 'LanguageModel' })
  })

  it.each([
    ['no model for the language', { availability: 'unavailable' }],
    ['a policy that refuses the question', { availability: fault('NotAllowedError') }],
    ['an options object the browser does not know', { availability: new TypeError('options') }],
    ['a state of a later browser', { availability: 'sleeping' as 'available' }],
  ] as const)('finds no model with %s', async (_, script) => {
    expect((await find(script)).found).toBeNull()
  })

  it('finds no model in a browser without one', async () => {
    expect(await findDeviceModel({}, 'en', createManualSchedule().schedule)).toBeNull()
  })

  it('finds no model when the browser never says what it has', async () => {
    const { schedule, advance, waiting } = createManualSchedule()
    const scope = { LanguageModel: { availability: () => new Promise<never>(() => {}), create: () => Promise.reject() } }
    const found = findDeviceModel(scope, 'en', schedule)
    await advance(deviceLimits.availability)
    expect(await found).toBeNull()
    expect(waiting()).toBe(0)
  })

  it('asks for the language of the text and for the English of the instructions', async () => {
    const { calls } = await find()
    expect(calls[0]!.given[0]).toEqual({
      expectedInputs: [{ type: 'text', languages: ['en', 'es'] }],
      expectedOutputs: [{ type: 'text', languages: ['es'] }],
    })
  })

  it('prefers LanguageModel, and takes Summarizer where LanguageModel lacks the language', async () => {
    const { schedule } = createManualSchedule()
    const both = (availability: 'available' | 'unavailable') => ({
      ...createFakeLanguageModel({ availability }).scope,
      ...createFakeLanguageModel({}, 'Summarizer').scope,
    })
    expect(await findDeviceModel(both('available'), 'en', schedule)).toMatchObject({ api: 'LanguageModel' })
    expect(await findDeviceModel(both('unavailable'), 'en', schedule)).toMatchObject({ api: 'Summarizer' })
  })

  it('never calls create: a question fetches no model', async () => {
    expect(names(await find({ availability: 'downloadable' }))).toEqual(['availability'])
  })
})

describe('open', () => {
  it('calls create before it returns: the click that allows a download is used in its own task', async () => {
    const { found, calls } = await find({ availability: 'downloadable' })
    void found!.open(() => {}, never)
    expect(calls.map(({ name }) => name)).toEqual(['availability', 'create'])
  })

  it('says the share of the download, each share once', async () => {
    expect((await open({ availability: 'downloadable', progress: [0, 0.25, 0.25, 0.75, 1] })).progress).toEqual([0, 0.25, 0.75, 1])
  })

  it.each([
    ['NotAllowedError', 'not_allowed'],
    ['SecurityError', 'not_allowed'],
    ['NotSupportedError', 'not_supported'],
    ['NetworkError', 'no_download'],
    ['InvalidStateError', 'no_answer'],
    ['AbortError', 'no_answer'],
    ['OperationError', 'no_answer'],
  ] as const)('rejects a create that ends with %s as "%s"', async (name, expected) => {
    const { found } = await find({ create: fault(name) })
    await expect(found!.open(() => {}, never)).rejects.toMatchObject({ name: 'DeviceError', fault: expected })
  })

  it('rejects what create throws at once, too', async () => {
    const scope = {
      LanguageModel: {
        availability: async () => 'available' as const,
        create: () => {
          throw new TypeError('topK')
        },
      },
    }
    const found = await findDeviceModel(scope, 'en', createManualSchedule().schedule)
    await expect(found!.open(() => {}, never)).rejects.toMatchObject({ fault: 'no_answer' })
  })

  it('gives a download that stands still up as "not_now", and frees the model that comes too late', async () => {
    const { found, advance, waiting, settleCreate, ...rest } = await find({
      availability: 'downloading',
      create: 'hang',
      progress: [0, 0.1],
    })
    const outcome = watch(found!.open(() => {}, never))
    await advance(deviceLimits.create)
    expect(outcome.fault).toBe('not_now')
    settleCreate()
    await settlePromises()
    expect(names(rest)).toEqual(['availability', 'create', 'destroy'])
    expect(waiting()).toBe(0)
  })

  it('waits as long as a download gets further', async () => {
    const { schedule, advance } = createManualSchedule()
    const target = new EventTarget()
    const scope = {
      LanguageModel: {
        availability: async () => 'downloadable' as const,
        create(options: object) {
          ;(options as { monitor(target: EventTarget): void }).monitor(target)
          return new Promise<never>(() => {})
        },
      },
    }
    const outcome = watch((await findDeviceModel(scope, 'en', schedule))!.open(() => {}, never))
    for (const loaded of [0.2, 0.4, 0.6]) {
      await advance(deviceLimits.create - 1)
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }))
    }
    expect(outcome).toEqual({})
    await advance(deviceLimits.create)
    expect(outcome.fault).toBe('not_now')
  })

  it('ends with the reason of who calls it off, and frees the model', async () => {
    const { found, settleCreate, ...rest } = await find({ create: 'hang' })
    const controller = new AbortController()
    const outcome = watch(found!.open(() => {}, controller.signal))
    await settlePromises()
    controller.abort('closed')
    await settlePromises()
    expect(outcome.reason).toBe('closed')
    settleCreate()
    await settlePromises()
    expect(names(rest)).toContain('destroy')
  })

  it('creates nothing once it is called off', async () => {
    const { found, ...rest } = await find()
    await expect(found!.open(() => {}, AbortSignal.abort('closed'))).rejects.toBe('closed')
    expect(names(rest)).toEqual(['availability'])
  })
})

describe('generate', () => {
  it('gives the answer of a prompt that is bound to the schema', async () => {
    const { session, calls } = await open({ answers: ['[{"title":"Rye"}]'] })
    expect(await session.generate(prompt, never)).toBe('[{"title":"Rye"}]')
    const [text, options] = calls.at(-1)!.given as [string, object]
    expect(text).toBe(`${prompt.instructions}\n\n${prompt.input}`)
    expect(options).toMatchObject({ responseConstraint: prompt.schema, omitResponseConstraintInput: true })
  })

  it('asks without the schema where the browser cannot bind an answer', async () => {
    const { session, calls } = await open({ answers: [fault('NotSupportedError'), '[]'] })
    expect(await session.generate(prompt, never)).toBe('[]')
    expect(calls.at(-1)!.given[1]).not.toHaveProperty('responseConstraint')
  })

  it('asks once more with half of a text that does not fit, and then no more', async () => {
    const { session, calls } = await open({ answers: [fault('QuotaExceededError'), '[]'] })
    expect(await session.generate(prompt, never)).toBe('[]')
    expect(calls.at(-1)!.given[0]).toBe(`${prompt.instructions}\n\n${prompt.input.slice(0, prompt.input.length / 2)}`)
    const long = await open({ answers: [fault('QuotaExceededError'), fault('QuotaExceededError')] })
    await expect(long.session.generate(prompt, never)).rejects.toMatchObject({ fault: 'too_long' })
    expect(names(long).filter((name) => name === 'prompt')).toHaveLength(2)
  })

  it.each([
    ['SyntaxError', 'no_answer'],
    ['UnknownError', 'no_answer'],
    ['NotAllowedError', 'not_allowed'],
    ['InvalidStateError', 'no_answer'],
  ] as const)('rejects an answer that ends with %s as "%s"', async (name, expected) => {
    const { session } = await open({ answers: [fault(name)] })
    await expect(session.generate(prompt, never)).rejects.toMatchObject({ fault: expected })
  })

  it('gives an answer that never comes up as "not_now"', async () => {
    const { session, advance, waiting } = await open({ answers: ['hang'] })
    const outcome = watch(session.generate(prompt, never))
    await advance(deviceLimits.answer)
    expect(outcome.fault).toBe('not_now')
    expect(waiting()).toBe(0)
  })

  it('ends with the reason of who calls it off', async () => {
    const { session } = await open({ answers: ['hang'] })
    const controller = new AbortController()
    const outcome = watch(session.generate(prompt, controller.signal))
    await settlePromises()
    controller.abort('closed')
    await settlePromises()
    expect(outcome.reason).toBe('closed')
  })

  it('takes the one headline of a Summarizer as a list of one title', async () => {
    const { session, calls } = await open({ answers: ['  Rye ferments in 9 hours \n'] }, 'Summarizer')
    expect(JSON.parse(await session.generate(prompt, never))).toEqual(['Rye ferments in 9 hours'])
    expect(calls.at(-1)!.given[0]).toBe('Rye\nRye ferments in 9 hours.')
    expect(calls[0]!.given[0]).toMatchObject({ type: 'headline', expectedInputLanguages: ['es'], outputLanguage: 'es' })
  })

  it.each([
    ['LanguageModel', `On-device model is not available, echoing back the input:\n${prompt.instructions}\n\n${prompt.input}`],
    ['LanguageModel', `${prompt.instructions}\n\n${prompt.input}`],
    ['Summarizer', 'Model not available\nRye\nRye ferments in 9 hours.'],
  ] as const)('takes what repeats the question for no model: %s', async (api, echo) => {
    const { session } = await open({ answers: [echo] }, api)
    await expect(session.generate(prompt, never)).rejects.toMatchObject({ fault: 'no_model' })
  })

  it('reads no member that newer browsers have renamed', async () => {
    const asked: string[] = []
    const watched = { prompt: async () => '[]', destroy() {} }
    const session = new Proxy(watched, {
      get(target, name) {
        asked.push(String(name))
        return Reflect.get(target, name)
      },
    })
    const scope = { LanguageModel: { availability: async () => 'available' as const, create: async () => session } }
    const model = await findDeviceModel(scope, 'en', createManualSchedule().schedule)
    const opened = await model!.open(() => {}, never)
    await opened.generate(prompt, never)
    opened.close()
    expect(new Set(asked)).toEqual(new Set(['then', 'prompt', 'destroy']))
  })
})
