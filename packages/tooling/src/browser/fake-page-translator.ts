import type { Page } from 'playwright-core'

/** What the translator of a page does. */
export interface PageTranslatorScript {
  readonly state: 'available' | 'downloadable'
  /** Target languages; no other is known. */
  readonly languages: readonly string[]
  /** `create` waits for `finish`. */
  readonly waits?: boolean
  /** Name of the error that `create` throws. */
  readonly fault?: string
  /** Words of the source → words of the translation; all others stand in capitals. */
  readonly words?: Readonly<Record<string, string>>
  /** Marks in brackets are lost. */
  readonly losesMarks?: boolean
}

export interface PageTranslator {
  /** Names of the calls so far. */
  calls(): Promise<readonly string[]>
  /** Texts that it was asked for. */
  texts(): Promise<readonly string[]>
  /** Ends a download that waits. */
  finish(): Promise<void>
}

interface Faked {
  readonly fakeTranslator: { readonly calls: string[]; readonly texts: string[]; finish(): void }
}

/** Gives every page of a tab a `Translator` under the control of a test: browsers of tests have none that works. */
export async function fakePageTranslator(page: Page, script: PageTranslatorScript): Promise<PageTranslator> {
  await page.addInitScript((scripted) => {
    const calls: string[] = []
    const texts: string[] = []
    let finish = () => {}
    const session = {
      async translate(text: string) {
        calls.push('translate')
        texts.push(text)
        const said = Object.entries(scripted.words ?? {}).reduce((all, [from, to]) => all.replaceAll(from, to), text)
        const loud = said === text ? text.toUpperCase() : said
        return scripted.losesMarks ? loud.replace(/\s*\[\d+\]/g, '') : loud
      },
      destroy: () => void calls.push('destroy'),
    }
    const translator = {
      async availability({ targetLanguage }: { targetLanguage: string }) {
        calls.push('availability')
        return scripted.languages.includes(targetLanguage) ? scripted.state : 'unavailable'
      },
      async create({ monitor }: { monitor(target: EventTarget): void }) {
        calls.push(navigator.userActivation.isActive ? 'create' : 'create without a click')
        if (scripted.fault !== undefined) throw new DOMException('scripted', scripted.fault)
        const target = new EventTarget()
        monitor(target)
        const tell = (loaded: number) => target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
        tell(0)
        if (scripted.waits) {
          tell(0.25)
          await new Promise<void>((resolve) => {
            finish = resolve
          })
        }
        tell(1)
        return session
      },
    }
    Object.defineProperty(window, 'Translator', { value: translator, configurable: true })
    Object.assign(window, { fakeTranslator: { calls, texts, finish: () => finish() } })
  }, script)
  return {
    calls: () => page.evaluate(() => (window as unknown as Faked).fakeTranslator.calls),
    texts: () => page.evaluate(() => (window as unknown as Faked).fakeTranslator.texts),
    finish: () => page.evaluate(() => (window as unknown as Faked).fakeTranslator.finish()),
  }
}
