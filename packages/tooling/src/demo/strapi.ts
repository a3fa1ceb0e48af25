import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startStrapi } from '../sites/strapi.ts'
import { seedArticle } from '../sites/strapi-article.ts'
import type { DemoPart, DemoSettings } from './demo-part.ts'

/** A poor title, as an author might begin. */
const draftTitle = 'Heap'

/** Starts a real Strapi with the plugin, publishes an article under its working title, takes over the first title suggested, and reads its JSON-LD back as a front end would. */
export async function startStrapiDemo({ port, directory, report }: DemoSettings): Promise<DemoPart> {
  const manifest = fileURLToPath(new URL('../../../../plugins/strapi/tests/app/node_modules/@strapi/strapi/package.json', import.meta.url))
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  const strapi = await startStrapi({ directory, port, log: report })
  try {
    report('publishing an article')
    const drafted = await seedArticle(strapi, { title: draftTitle })
    const title = drafted.titles[0] ?? draftTitle
    const article = await seedArticle(strapi, { title })
    return {
      name: `Strapi ${version}`,
      address: drafted.editAddress,
      login: `${strapi.adminEmail}  ${strapi.adminPassword}`,
      before: { title: draftTitle, aeo: drafted.aeoScore, seo: drafted.seoScore },
      after: { title, aeo: article.aeoScore, seo: article.seoScore },
      titles: drafted.titles,
      jsonLd: article.jsonLdText,
      readFrom: article.readAddress,
      token: strapi.apiToken,
      stop: strapi.stop,
    }
  } catch (error) {
    await strapi.stop()
    throw error
  }
}
