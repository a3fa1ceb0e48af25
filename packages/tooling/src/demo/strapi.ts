import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { startStrapi } from '../sites/strapi.ts'
import { seedArticle } from '../sites/strapi-article.ts'
import type { DemoPart, DemoSettings } from './demo-part.ts'

/** A working title, poor enough for the suggested one to score better. */
const draftTitle = 'Heap'

/** Starts Strapi with the plugin, publishes an article under its working title and again under the first suggestion, and reads its JSON-LD as a front end would. */
export async function startStrapiDemo({ port, directory, report }: DemoSettings): Promise<DemoPart> {
  const manifest = fileURLToPath(new URL('../../../../plugins/strapi/tests/app/node_modules/@strapi/strapi/package.json', import.meta.url))
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  const strapi = await startStrapi({ directory, port, log: report })
  try {
    report('publishing an article')
    const draft = await seedArticle(strapi, { title: draftTitle })
    const title = draft.titles[0] ?? draftTitle
    const suggested = await seedArticle(strapi, { title })
    return {
      name: `Strapi ${version}`,
      address: draft.editAddress,
      login: `${strapi.adminEmail}  ${strapi.adminPassword}`,
      before: { title: draftTitle, aeo: draft.aeoScore, seo: draft.seoScore },
      after: { title, aeo: suggested.aeoScore, seo: suggested.seoScore },
      titles: draft.titles,
      jsonLd: suggested.jsonLdText,
      readFrom: suggested.readAddress,
      token: strapi.apiToken,
      stop: strapi.stop,
    }
  } catch (error) {
    await strapi.stop()
    throw error
  }
}
