import { buildPlugin } from '../sites/wordpress/build-plugin.ts'
import { startWordPress } from '../sites/wordpress.ts'
import { seedArticle } from '../sites/wordpress-article.ts'
import type { DemoPart, DemoSettings } from './demo-part.ts'

/** A draft has no title yet. */
const draftTitle = ''

/** Starts a real WordPress with the plugin, publishes an article under its working title, takes over the first title suggested, and reads its JSON-LD from the public page as a visitor. */
export async function startWordPressDemo({ port, directory, report }: DemoSettings): Promise<DemoPart> {
  report('building the plugin, when it changed')
  const pluginDirectory = await buildPlugin()
  report('starting WordPress; the first time its files are downloaded')
  const site = await startWordPress({ directory, port, pluginDirectory })
  try {
    report('publishing an article')
    const drafted = await seedArticle(site, { title: draftTitle })
    const title = drafted.titles[0] ?? draftTitle
    const article = await seedArticle(site, { title })
    return {
      name: `WordPress ${site.version}`,
      address: drafted.editAddress,
      login: `${site.adminUser}  ${site.adminPassword}`,
      before: { title: draftTitle, aeo: drafted.aeoScore, seo: drafted.seoScore },
      after: { title, aeo: article.aeoScore, seo: article.seoScore },
      titles: drafted.titles,
      jsonLd: article.jsonLdText,
      readFrom: article.readAddress,
      stop: site.stop,
    }
  } catch (error) {
    await site.stop()
    throw error
  }
}
