import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Locator, Page } from 'playwright-core'

/** A picture for the documents: fonts loaded, no animation, no caret. Makes the folder. */
export async function takeScreenshot(target: Page | Locator, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const page = 'page' in target ? target.page() : target
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await target.screenshot({ path, animations: 'disabled', caret: 'hide' })
}
