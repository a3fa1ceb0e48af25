import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Optimization } from '@citable/contract'
import { startService } from '@citable/service'
import { titleHelpOf } from '../sites/title-help.ts'
import { demoArticle } from './article.ts'
import type { DemoPart, DemoSettings } from './demo-part.ts'

/** Starts the /v1 service on SQLite and sends it an article with its first key: under its weak title, and under the first title it suggests. */
export async function startServiceDemo({ port, directory, report }: DemoSettings): Promise<DemoPart> {
  await mkdir(directory, { recursive: true })
  report('starting the /v1 service')
  const service = await startService({ port, dataDir: directory, log: false })
  try {
    const key = await storeKey(join(directory, 'demo-key.txt'), service.firstKey)
    const { html, description, slug, language, authors, date_published, image } = demoArticle
    const optimize = async (title: string): Promise<Optimization> => {
      const response = await fetch(`${service.url}/v1/optimize`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          content: { html, title, description, slug, language, authors, date_published, image, url: `https://www.example.org/${slug}` },
          site: { name: 'Bread Notes', url: 'https://www.example.org/' },
        }),
      })
      const answer = await response.json()
      if (!response.ok) throw new Error(`The service answered ${response.status}: ${answer.detail ?? answer.title}`)
      return answer
    }
    const drafted = await optimize(demoArticle.title)
    const help = titleHelpOf(drafted)
    const title = help.titles[0] ?? demoArticle.title
    const titled = await optimize(title)
    return {
      name: 'Service',
      address: `${service.url}/`,
      login: key,
      before: { title: demoArticle.title, aeo: drafted.aeo_score, seo: drafted.seo_score },
      after: { title, aeo: titled.aeo_score, seo: titled.seo_score },
      help,
      published: {
        title: titled.article.title ?? '',
        jsonLd: JSON.stringify(titled.schema),
        readFrom: `the answer of POST ${service.url}/v1/optimize`,
      },
      stop: () => service.close(),
    }
  } catch (error) {
    await service.close()
    throw error
  }
}

/** A key is shown once; the demo stores its own beside the demo's database so that later runs can print it again. */
async function storeKey(file: string, firstKey: string | null): Promise<string> {
  if (firstKey === null) return (await readFile(file, 'utf8')).trim()
  await writeFile(file, `${firstKey}\n`, { mode: 0o600 })
  return firstKey
}
