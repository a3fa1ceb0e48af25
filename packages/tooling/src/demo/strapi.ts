import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startStrapi } from '../sites/strapi.ts'
import { draftArticle, seedArticle } from '../sites/strapi-article.ts'
import { weakTitles } from '../sites/weak-titles.ts'
import type { DemoPart, DemoSettings } from './demo-part.ts'

/**
 * Starts Strapi with the plugin, writes a draft with a weak title, publishes the article under the best title suggested, and reads title and
 * JSON-LD as a front end would. The draft stays, for a person to choose.
 */
export async function startStrapiDemo({ port, directory, report }: DemoSettings): Promise<DemoPart> {
  const manifest = fileURLToPath(new URL('../../../../plugins/strapi/tests/app/node_modules/@strapi/strapi/package.json', import.meta.url))
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  const strapi = await startStrapi({ directory, port, log: report })
  try {
    report('writing an article with a weak title')
    const { title: weak } = weakTitles.strapi
    const drafted = await draftArticle(strapi, weakTitles.strapi)
    const title = drafted.help.titles[0] ?? weak
    report(`publishing it as “${title}”, and reading the content API`)
    const article = await seedArticle(strapi, { title })
    return {
      name: `Strapi ${version}`,
      address: drafted.editAddress,
      login: `${strapi.adminEmail}  ${strapi.adminPassword}`,
      before: { title: weak, aeo: drafted.aeoScore, seo: drafted.seoScore },
      help: drafted.help,
      after: { title, aeo: article.aeoScore, seo: article.seoScore },
      published: { title: article.title, jsonLd: article.jsonLdText, readFrom: article.readAddress },
      token: strapi.apiToken,
      stop: strapi.stop,
    }
  } catch (error) {
    await strapi.stop()
    throw error
  }
}
