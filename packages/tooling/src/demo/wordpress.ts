import { weakTitles } from '../sites/weak-titles.ts'
import { buildPlugin } from '../sites/wordpress/build-plugin.ts'
import { startWordPress } from '../sites/wordpress.ts'
import { draftArticle, seedArticle } from '../sites/wordpress-article.ts'
import { writePanelDraft } from '../sites/wordpress-draft.ts'
import type { DemoPart, DemoSettings } from './demo-part.ts'

/**
 * Starts a real WordPress with the plugin, writes a post with a weak title, publishes the text under the best title suggested, and reads title
 * and JSON-LD from the public page as a visitor. The draft stays, for a person to choose; so does a
 * second one, in which each part of the panel has something to do.
 */
export async function startWordPressDemo({ port, directory, report }: DemoSettings): Promise<DemoPart> {
  report('building the plugin, when it changed')
  const pluginDirectory = await buildPlugin()
  report('starting WordPress; the first time its files are downloaded')
  const site = await startWordPress({ directory, port, pluginDirectory })
  try {
    report('writing a post with a weak title')
    const { title: weak, slug } = weakTitles.wordpress
    const drafted = await draftArticle(site, { title: weak, slug })
    const title = drafted.help.titles[0] ?? weak
    report(`publishing it as “${title}”, and reading the public page`)
    const article = await seedArticle(site, { title })
    report('writing a second draft, in which each part of the panel has something to do')
    await writePanelDraft(site)
    return {
      name: `WordPress ${site.version}`,
      address: drafted.editAddress,
      login: `${site.adminUser}  ${site.adminPassword}`,
      before: { title: weak, aeo: drafted.aeoScore, seo: drafted.seoScore },
      help: drafted.help,
      after: { title, aeo: article.aeoScore, seo: article.seoScore },
      published: { title: article.pageTitle, jsonLd: article.jsonLdText, readFrom: article.readAddress },
      stop: site.stop,
    }
  } catch (error) {
    await site.stop()
    throw error
  }
}
