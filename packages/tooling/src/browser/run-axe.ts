import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

export interface AxeViolation {
  readonly id: string
  readonly impact: 'serious' | 'critical' | 'moderate' | 'minor'
  readonly help: string
  /** Start tags of the elements, shortened. */
  readonly elements: readonly string[]
  /** Where it is one of contrast: the colours of each element, such as `#3858e9 on #ffffff`. */
  readonly colours: readonly string[]
}

/**
 * Accessibility faults inside one part of a page, of every impact but minor. Throws when the part is not there: an empty place has no
 * faults. The script is evaluated and not inserted, so that a page's content security policy cannot block it.
 */
export async function runAxe(page: Page | Frame, selector: string): Promise<readonly AxeViolation[]> {
  await page.locator(selector).first().waitFor({ state: 'visible' })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (part) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(part, { resultTypes: ['violations'] })
    return violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact: impact ?? 'minor',
      help,
      elements: nodes.map(({ html }) => html.slice(0, 200)),
      colours: nodes.flatMap(({ any }) => {
        const found = any.find((check) => check.id === 'color-contrast')?.data as { fgColor?: string; bgColor?: string } | null | undefined
        return found ? [`${found.fgColor} on ${found.bgColor}`] : []
      }),
    }))
  }, selector)
  return violations.filter(({ impact }) => impact !== 'minor')
}
