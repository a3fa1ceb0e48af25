import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { passTime } from '@citable/tooling/browser/pass-time'
import { traceCalls } from '@citable/tooling/browser/trace-tasks'
import { afterAll, expect, it } from 'vitest'
import { openSite } from '../open-site.ts'
import { canvas, openEditor, openSidebar, setBlocks, settle } from './block-editor.ts'
import { heading, paragraph } from './sourdough.ts'
import { visitsOf } from './visit.ts'

const site = await openSite()
afterAll(() => site.stop())
const browser = await launchBrowser({ optimizes: true })
afterAll(() => browser.close())

it('keeps the page responsive while a post of 5,000 words is edited', async () => {
  await visitsOf(
    site,
    browser,
  )(async (page) => {
    await openEditor(page, site)
    const panel = await openSidebar(page)
    const sentence = 'Dough that rests at 24 °C for five hours grows by half and holds its shape. '
    const blocks = Array.from({ length: 100 }, (_, at) =>
      at % 10 === 0 ? heading(`Part ${at / 10 + 1} of the text`) : paragraph(`Paragraph ${at}. ${sentence.repeat(4)}`.trim()),
    )
    await setBlocks(page, 'A very long text about bread', blocks)
    await settle(page, panel)
    await canvas(page).getByText('Paragraph 1.').click()
    await page.keyboard.press('End')
    const calls = await traceCalls(browser, page, /\/plugins\/citable\/build\/editor\.js/, async () => {
      await page.keyboard.type(' Typing about sixty characters into it, one after the other', { delay: 60 })
      await passTime(page, 1000)
      await settle(page, panel)
    })
    expect(calls.filter((ms) => ms > 50)).toEqual([])
    await panel.getByText('Up to date').waitFor()
  })
})
