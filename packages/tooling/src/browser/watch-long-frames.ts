import type { Page } from 'playwright-core'

/** A script's share of a frame that took longer than 50 ms. */
export interface LongScript {
  /** Milliseconds the script ran. */
  readonly ms: number
  /** Address of the script, without its query. */
  readonly source: string
  /** What called it, such as `TimerHandler:setTimeout`. */
  readonly invoker: string
}

export interface LongFrames {
  /** Milliseconds of every long frame, whoever caused it. */
  readonly frames: readonly number[]
  readonly scripts: readonly LongScript[]
  /** Scripts whose address matches. */
  ours(address: RegExp): readonly LongScript[]
}

/**
 * Runs an action and says which scripts held the page for long, by Long Animation Frames. Only scripts of 5 ms and more are attributed by
 * the browser. The editor itself makes long frames: count those of our scripts, not all.
 */
export async function watchLongFrames(page: Page, action: () => Promise<void>, settleMs = 1500): Promise<LongFrames> {
  await page.evaluate(() => {
    interface Entry extends PerformanceEntry {
      readonly scripts: readonly { readonly duration: number; readonly sourceURL: string; readonly invoker: string }[]
    }
    const seen: { frames: number[]; scripts: { ms: number; source: string; invoker: string }[] } = { frames: [], scripts: [] }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        seen.frames.push(Math.round(entry.duration))
        for (const { duration, sourceURL, invoker } of entry.scripts)
          seen.scripts.push({ ms: Math.round(duration), source: sourceURL.split('?')[0] ?? '', invoker })
      }
    })
    observer.observe({ type: 'long-animation-frame' })
    Object.assign(globalThis, { citableLongFrames: { seen, observer } })
  })
  await action()
  await page.waitForTimeout(settleMs)
  const { frames, scripts } = await page.evaluate(() => {
    const { seen, observer } = (
      globalThis as unknown as {
        citableLongFrames: {
          seen: { frames: number[]; scripts: { ms: number; source: string; invoker: string }[] }
          observer: PerformanceObserver
        }
      }
    ).citableLongFrames
    observer.disconnect()
    return seen
  })
  return { frames, scripts, ours: (address) => scripts.filter(({ source }) => address.test(source)) }
}
