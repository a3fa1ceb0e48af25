import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { freePort } from '@citable/tooling/sites/free-port'
import { copyFolder } from '@citable/tooling/sites/prepared-site'
import { preparedStrapi, type StrapiSite, startStrapi } from '@citable/tooling/sites/strapi'
import { type SeededArticle, seedArticle } from '@citable/tooling/sites/strapi-article'
import { type Visit, visitsOf } from './admin.ts'

export interface OpenedSite {
  readonly strapi: StrapiSite
  /** For what else belongs to the site; goes away with it. */
  readonly folder: string
  readonly withAdmin: Visit
  close(): Promise<void>
}

export interface SeededSite extends OpenedSite {
  /** A published article. */
  readonly seeded: SeededArticle
}

const state = join(import.meta.dirname, '../app/.tmp')

/** A Strapi whose plugin is not set up yet, and a browser to visit it. */
export async function openFreshSite(env: Readonly<Record<string, string>> = {}): Promise<OpenedSite> {
  await mkdir(state, { recursive: true })
  const folder = await mkdtemp(join(state, 'browser-'))
  const directory = join(folder, 'site')
  await copyFolder(await preparedStrapi(), directory)
  const strapi = await startStrapi({ directory, port: await freePort(), env })
  const close = async (): Promise<void> => {
    await strapi.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const browser = await launchBrowser()
    const closeAll = () => browser.close().finally(close)
    return { strapi, folder, withAdmin: visitsOf(strapi, browser), close: closeAll }
  } catch (error) {
    await close()
    throw error
  }
}

/** The same with its plugin set up, and one article. */
export async function openSite(env: Readonly<Record<string, string>> = {}): Promise<SeededSite> {
  const site = await openFreshSite(env)
  try {
    return { ...site, seeded: await seedArticle(site.strapi) }
  } catch (error) {
    await site.close()
    throw error
  }
}
