import type { Page } from 'playwright-core'

/** What the model of a page does: its state, whether `create` waits for `finish`, and its answer; an answer that is the name of an error is thrown. */
export interface PageModelScript {
  readonly state: 'available' | 'downloadable'
  readonly waits?: boolean
  readonly answer: string
  readonly fault?: string
}

export interface PageModel {
  /** Names of the calls so far. */
  calls(): Promise<readonly string[]>
  /** Ends a download that waits. */
  finish(): Promise<void>
}

/** Gives every page of a tab a `LanguageModel` under the control of a test: browsers of tests have none. */
export async function fakePageModel(page: Page, script: PageModelScript): Promise<PageModel> {
  await page.addInitScript((scripted) => {
    const calls: string[] = []
    let finish = () => {}
    const session = {
      async prompt() {
        calls.push('prompt')
        if (scripted.fault !== undefined) throw new DOMException('scripted', scripted.fault)
        return scripted.answer
      },
      destroy: () => void calls.push('destroy'),
    }
    const model = {
      async availability() {
        calls.push('availability')
        return scripted.state
      },
      async create({ monitor }: { monitor(target: EventTarget): void }) {
        calls.push(navigator.userActivation.isActive ? 'create' : 'create without a click')
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
    Object.defineProperty(window, 'LanguageModel', { value: model, configurable: true })
    Object.assign(window, { fakeModel: { calls, finish: () => finish() } })
  }, script)
  return {
    calls: () => page.evaluate(() => (window as unknown as { fakeModel: { calls: string[] } }).fakeModel.calls),
    finish: () => page.evaluate(() => (window as unknown as { fakeModel: { finish(): void } }).fakeModel.finish()),
  }
}
