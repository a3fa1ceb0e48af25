import type { DeviceScope } from '../analyzers/device/device-generator.ts'

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

/** What a fake model does; absent parts are those of a model that is there and answers `[]`. */
export interface FakeModelScript {
  readonly availability?: Availability | Error
  /** Steps of the download, 0 to 1. A browser with nothing to fetch reports 0 and 1, too. */
  readonly progress?: readonly number[]
  /** `hang`: never settles. An error: `create` rejects with it. */
  readonly create?: 'hang' | Error
  /** One answer after the other; `hang`: never settles. */
  readonly answers?: readonly (string | 'hang' | Error)[]
}

export interface FakeModel {
  readonly scope: DeviceScope
  /** Calls in their order, with what they were given. */
  readonly calls: { readonly name: 'availability' | 'create' | 'prompt' | 'summarize' | 'destroy'; readonly given: unknown[] }[]
  /** Lets a `create` that hangs settle at last. */
  settleCreate(): void
}

/** A browser's model under the control of a test: `api` is the global that holds it. */
export function createFakeLanguageModel(script: FakeModelScript = {}, api: 'LanguageModel' | 'Summarizer' = 'LanguageModel'): FakeModel {
  const calls: FakeModel['calls'] = []
  const answers = [...(script.answers ?? ['[]'])]
  let settleCreate = () => {}
  const told = (name: FakeModel['calls'][number]['name'], ...given: unknown[]) => calls.push({ name, given })
  const answer = async (): Promise<string> => {
    const next = answers.shift() ?? new DOMException('nothing is left to say', 'UnknownError')
    if (next === 'hang') return new Promise(() => {})
    if (typeof next !== 'string') throw next
    return next
  }
  const session = {
    prompt: (...given: unknown[]) => {
      told('prompt', ...given)
      return answer()
    },
    summarize: (...given: unknown[]) => {
      told('summarize', ...given)
      return answer()
    },
    destroy: () => {
      told('destroy')
    },
  }
  const factory = {
    async availability(options: object) {
      told('availability', options)
      if (script.availability instanceof Error) throw script.availability
      return script.availability ?? 'available'
    },
    async create(options: object) {
      told('create', options)
      const target = new EventTarget()
      ;(options as { monitor?(target: EventTarget): void }).monitor?.(target)
      for (const loaded of script.progress ?? [0, 1])
        target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
      if (script.create instanceof Error) throw script.create
      if (script.create === 'hang')
        await new Promise<void>((resolve) => {
          settleCreate = resolve
        })
      return session
    },
  }
  return { scope: { [api]: factory }, calls, settleCreate: () => settleCreate() }
}
