import { buildPlugin } from '../sites/wordpress/build-plugin.ts'
import { startWordPress } from '../sites/wordpress.ts'
import { seedArticle } from '../sites/wordpress-article.ts'
import type { DemoPart, DemoSettings } from './demo-part.ts'
import { describeGraph, listTitles } from './describe.ts'

/** Starts a real WordPress with the plugin, publishes an article and reads its JSON-LD from the public page as a visitor. */
export async function startWordPressDemo({ port, directory, report }: DemoSettings): Promise<DemoPart> {
  report('building the plugin, when it changed')
  const pluginDirectory = await buildPlugin()
  report('starting WordPress; the first time its files are downloaded')
  const site = await startWordPress({ directory, port, pluginDirectory })
  try {
    report('publishing an article')
    const article = await seedArticle(site)
    return {
      title: `WordPress ${site.version}: "${article.title}"`,
      facts: [
        ['AEO readiness', `${article.aeoScore} of 100`],
        ['SEO', `${article.seoScore} of 100`],
        ['titles', listTitles(article.titles)],
        ['JSON-LD', describeGraph(JSON.parse(article.jsonLdText))],
        ['read from', article.readAddress],
        ['edit', article.editAddress],
        ['login', `${site.adminUser}  ${site.adminPassword}`],
      ],
      stop: site.stop,
    }
  } catch (error) {
    await site.stop()
    throw error
  }
}
