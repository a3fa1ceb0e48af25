import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '../browser/launch-browser.ts'
import { drawnAssets } from '../packaging/wordpress-org.ts'
import { root } from './check.ts'

const ink = '#1e3a5f'
const paper = '#f4efe6'
const mark = '#e2a93b'

/** Quotation marks, and the line that they are on: what is cited. In a square of 256. */
const sign = `
  <g fill="${mark}">
    <path d="M66 58h56v56c0 32-20 54-56 61v-27c17-5 26-15 26-30H66z"/>
    <path d="M138 58h56v56c0 32-20 54-56 61v-27c17-5 26-15 26-30h-26z"/>
  </g>
  <rect x="66" y="190" width="128" height="16" rx="8" fill="${paper}"/>`

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">
  <title>Citable</title>
  <rect width="256" height="256" fill="${ink}"/>${sign}
</svg>
`

const banner = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 772 250" width="772" height="250">
  <rect width="772" height="250" fill="${ink}"/>
  <g transform="translate(16 -7)">${sign}
  </g>
  <g font-family="'Liberation Sans', Arial, Helvetica, sans-serif" fill="${paper}">
    <text x="252" y="116" font-size="64" font-weight="700">Citable</text>
    <text x="254" y="164" font-size="25">Be the source that search</text>
    <text x="254" y="198" font-size="25">and answer engines cite</text>
  </g>
</svg>
`

const drawings = [
  { name: 'icon-128x128.png', svg: icon, width: 128, height: 128 },
  { name: 'icon-256x256.png', svg: icon, width: 256, height: 256 },
  { name: 'banner-772x250.png', svg: banner, width: 772, height: 250 },
  { name: 'banner-1544x500.png', svg: banner, width: 1544, height: 500 },
] as const

/** `draw-wordpress-org`: draws icon and banner of the plugin's page in WordPress' directory, with Chromium. */
export async function drawWordPressOrg(): Promise<number> {
  const out = join(root, drawnAssets)
  await mkdir(out, { recursive: true })
  await writeFile(join(out, 'icon.svg'), icon)
  const browser = await launchBrowser()
  try {
    for (const { name, svg, width, height } of drawings) {
      const page = await browser.newPage({ viewport: { width, height } })
      await page.setContent(`<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`)
      await page.screenshot({ path: join(out, name) })
      await page.close()
      console.log(`${drawnAssets}/${name}`)
    }
  } finally {
    await browser.close()
  }
  return 0
}
