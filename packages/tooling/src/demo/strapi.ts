import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startStrapi } from '../sites/strapi.ts'
import { seedArticle } from '../sites/strapi-article.ts'
import type { DemoPart, DemoSettings } from './demo-part.ts'
import { describeGraph, listTitles } from './describe.ts'

/** Starts a real Strapi with the plugin, publishes an article and reads its JSON-LD back as a front end would. */
export async function startStrapiDemo({ port, directory, report }: DemoSettings): Promise<DemoPart> {
  const manifest = fileURLToPath(new URL('../../../../plugins/strapi/tests/app/node_modules/@strapi/strapi/package.json', import.meta.url))
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  const strapi = await startStrapi({ directory, port, log: report })
  try {
    report('publishing an article')
    const article = await seedArticle(strapi)
    return {
      title: `Strapi ${version}: "${article.title}"`,
      facts: [
        ['AEO readiness', `${article.aeoScore} of 100`],
        ['SEO', `${article.seoScore} of 100`],
        ['titles', listTitles(article.titles)],
        ['JSON-LD', describeGraph(JSON.parse(article.jsonLdText))],
        ['read from', `${article.readAddress} (Authorization: Bearer ${strapi.apiToken})`],
        ['edit', article.editAddress],
        ['login', `${strapi.adminEmail}  ${strapi.adminPassword}`],
      ],
      stop: strapi.stop,
    }
  } catch (error) {
    await strapi.stop()
    throw error
  }
}
