import type { TranslatorScope } from '../analyzers/device/device-translator.ts'

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

/** What a fake translator does; absent parts are those of one that is there and writes everything in capitals. */
export interface FakeTranslatorScript {
  /** By target language, `*` for all others. */
  readonly availability?: Readonly<Record<string, Availability | Error | 'hang'>>
  /** Steps of the download, 0 to 1. */
  readonly progress?: readonly number[]
  /** `hang`: never settles. An error: `create` rejects with it. */
  readonly create?: 'hang' | Error
  readonly translate?: (text: string) => string | 'hang' | Error
}

export interface FakeTranslator {
  readonly scope: TranslatorScope
  /** Calls in their order, with what they were given. */
  readonly calls: { readonly name: 'availability' | 'create' | 'translate' | 'destroy'; readonly given: unknown[] }[]
  /** Lets a `create` that hangs settle at last. */
  settleCreate(): void
}

/** The browser's translator under the control of a test. */
export function createFakeTranslator(script: FakeTranslatorScript = {}): FakeTranslator {
  const calls: FakeTranslator['calls'] = []
  let settleCreate = () => {}
  const told = (name: FakeTranslator['calls'][number]['name'], ...given: unknown[]) => void calls.push({ name, given })
  const session = {
    async translate(text: string, options: object): Promise<string> {
      told('translate', text, options)
      const answer = script.translate?.(text) ?? text.toUpperCase()
      if (answer === 'hang') return new Promise(() => {})
      if (answer instanceof Error) throw answer
      return answer
    },
    destroy: () => told('destroy'),
  }
  const factory = {
    async availability(options: object): Promise<Availability> {
      told('availability', options)
      const target = (options as { readonly targetLanguage: string }).targetLanguage
      const found = script.availability?.[target] ?? script.availability?.['*'] ?? 'available'
      if (found === 'hang') return new Promise(() => {})
      if (found instanceof Error) throw found
      return found
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
  return { scope: { Translator: factory }, calls, settleCreate: () => settleCreate() }
}
