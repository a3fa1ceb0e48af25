import type { Page } from 'playwright-core'

/** Milliseconds by the page's own clock: what it has planned for sooner is done by then, however slow the machine is. */
export const passTime = (page: Page, ms: number): Promise<void> =>
  page.evaluate((time) => new Promise<void>((resolve) => setTimeout(() => setTimeout(resolve), time)), ms)

interface WithScheduler {
  readonly scheduler: { postTask(run: () => void, options: { readonly priority: 'background' }): Promise<void> }
}

/**
 * Until the page has nothing left to do at once, such as work that a timer has begun and that is done in pieces. An idle callback would never
 * come while something moves on the screen, such as a spinner.
 */
export const passWork = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as WithScheduler).scheduler.postTask(() => {}, { priority: 'background' }))
