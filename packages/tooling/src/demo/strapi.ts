import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { call, type StrapiSite, signIn, startStrapi } from '../sites/strapi.ts'
import { draftArticle, seedArticle } from '../sites/strapi-article.ts'
import { weakTitles } from '../sites/weak-titles.ts'
import type { DemoPart, DemoSettings } from './demo-part.ts'

/** The address that the demo prints is opened by a person, who has no token: the public role may read an article. */
async function letEverybodyRead({ url, adminEmail, adminPassword }: StrapiSite): Promise<void> {
  const jwt = await signIn(url, adminEmail, adminPassword)
  const { roles } = (await call(url, 'GET', '/users-permissions/roles', jwt)) as { roles: readonly { id: number; type: string }[] }
  const id = roles.find(({ type }) => type === 'public')?.id
  const { role } = await call(url, 'GET', `/users-permissions/roles/${id}`, jwt)
  const { findOne } = role.permissions['api::article'].controllers.article
  findOne.enabled = true
  await call(url, 'PUT', `/users-permissions/roles/${id}`, jwt, role)
}

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
    await letEverybodyRead(strapi)
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
