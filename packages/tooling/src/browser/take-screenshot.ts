import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Locator, Page } from 'playwright-core'

/**
 * A picture for the documents: fonts loaded, no animation, no caret. Makes the folder. `margin`: CSS pixels left and right of an element
 * whose own box ends where its letters begin. Draws only where `npm run pictures` has set CITABLE_PICTURES: a test run leaves the documents
 * as they are.
 */
export async function takeScreenshot(target: Page | Locator, path: string, margin = 0): Promise<void> {
  if (process.env.CITABLE_PICTURES === undefined) return
  await mkdir(dirname(path), { recursive: true })
  const page = 'page' in target ? target.page() : target
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const how = { path, animations: 'disabled', caret: 'hide' } as const
  await (margin > 0 && 'page' in target ? page.screenshot({ ...how, clip: await boxWith(target, margin) }) : target.screenshot(how))
}

/** Box of an element with a margin on both sides, in a window made tall enough to show all of it. */
async function boxWith(element: Locator, margin: number): Promise<{ x: number; y: number; width: number; height: number }> {
  const page = element.page()
  const { width = 1280, height: min = 720 } = page.viewportSize() ?? {}
  const { height } = await element.evaluate((one) => ({ height: one.getBoundingClientRect().height }))
  await page.setViewportSize({ width, height: Math.max(min, Math.ceil(height) + 200) })
  const box = await element.evaluate((one) => {
    one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = one.getBoundingClientRect()
    return { x, y, width, height }
  })
  return { ...box, x: box.x - margin, width: box.width + 2 * margin }
}
