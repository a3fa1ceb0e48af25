import { fileURLToPath } from 'node:url'
import { bundleForBrowser } from '@citable/tooling/browser/bundle-for-browser'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** A panel in small, without a site: every order in which a slow analysis and a quick author can meet. */
const panel = `
  <div class="citable-panel">
    <div id="applied"></div>
    <button id="heading">What to improve</button>
    <ul><li id="fix"><button aria-label="Fix: A">Fix</button></li><li id="other"><button aria-label="Show me: B">Show me</button></li></ul>
    <button id="last">Titles</button>
  </div>`

const change = {
  applied: `document.querySelector('#applied').innerHTML = '<button data-citable-undo="" aria-label="Undo: A">Undo</button>'`,
  'taken back': `document.querySelector('#applied').innerHTML = ''`,
  'fix goes': `document.querySelector('#fix').remove()`,
  'fix is back': `document.querySelector('ul').insertAdjacentHTML('afterbegin', '<li id="fix"><button aria-label="Fix: A">Fix</button></li>')`,
  'other goes': `document.querySelector('#other').remove()`,
  'heading goes': `document.querySelector('#heading').remove()`,
}
/** Actions of the panel, and of its author at the keyboard. */
type Step = keyof typeof change | 'presses fix' | 'goes to undo' | 'presses undo'

let browser: Browser
let page: Page
let script: string

beforeAll(async () => {
  const path = fileURLToPath(new URL('../../src/components/restore-focus.ts', import.meta.url))
  script = (
    await bundleForBrowser(`import { restoreFocus } from ${JSON.stringify(path)}; restoreFocus(document.querySelector('.citable-panel'))`)
  ).text
  browser = await launchBrowser()
  page = await browser.newPage()
})

afterAll(() => browser?.close())

const fixed = ['presses fix', 'applied', 'fix goes'] as const
const undone = ['presses undo', 'taken back'] as const

it.each<[string, readonly (Step | readonly Step[])[], string]>([
  ['goes on to what comes next when a fix has gone', fixed, 'Show me: B'],
  ['and further when that goes, too', [...fixed, 'other goes'], 'last'],
  ['returns to the fix once it is back', [...fixed, ...undone, 'fix is back'], 'Fix: A'],
  [
    'the keyboard was at the undo before the fix had gone',
    ['presses fix', 'applied', 'goes to undo', 'fix goes', ...undone, 'fix is back'],
    'Fix: A',
  ],
  ['the fix is undone before it has gone', ['presses fix', 'applied', ...undone], 'Fix: A'],
  ['the undo goes and the fix is back in one moment', [...fixed, 'presses undo', ['taken back', 'fix is back']], 'Fix: A'],
  ['the keyboard loses the place where it waits', [...fixed, ...undone, 'heading goes', 'fix is back'], 'Fix: A'],
  ['something else has gone in between', [...fixed, 'other goes', ...undone, 'fix is back'], 'Fix: A'],
])('%s', async (_, steps, expected) => {
  await page.setContent(panel)
  await page.addScriptTag({ content: script })
  for (const step of steps.map((each) => [each].flat() as readonly Step[])) {
    if (step[0] === 'presses fix') await page.locator('[aria-label="Fix: A"]').press('Enter')
    else if (step[0] === 'presses undo') await page.locator('[data-citable-undo]').press('Enter')
    else if (step[0] === 'goes to undo') await page.locator('[data-citable-undo]').focus()
    else await page.evaluate(step.map((each) => change[each as keyof typeof change]).join(';'))
  }
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label") ?? document.activeElement.id')).toBe(expected)
})
