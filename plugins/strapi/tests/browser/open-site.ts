import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { freePort } from '@citable/tooling/sites/free-port'
import { type StrapiSite, startStrapi } from '@citable/tooling/sites/strapi'
import { type SeededArticle, seedArticle } from '@citable/tooling/sites/strapi-article'
import { type Visit, visitsOf } from './admin.ts'

export interface OpenedSite {
  readonly strapi: StrapiSite
  /** For what else belongs to the site; goes away with it. */
  readonly folder: string
  /** A published article. */
  readonly seeded: SeededArticle
  readonly withAdmin: Visit
  close(): Promise<void>
}

const state = join(import.meta.dirname, '../app/.tmp')

/** A fresh Strapi with one article, and a browser to visit it. */
export async function openSite(env: Readonly<Record<string, string>> = {}): Promise<OpenedSite> {
  await mkdir(state, { recursive: true })
  const folder = await mkdtemp(join(state, 'browser-'))
  const strapi = await startStrapi({ directory: join(folder, 'site'), port: await freePort(), env })
  const close = async (): Promise<void> => {
    await strapi.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const seeded = await seedArticle(strapi)
    const browser = await launchBrowser()
    const closeAll = () => browser.close().finally(close)
    return { strapi, folder, seeded, withAdmin: visitsOf(strapi, browser), close: closeAll }
  } catch (error) {
    await close()
    throw error
  }
}
