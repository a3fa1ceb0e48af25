import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startService } from '@citable/service'
import { demoArticle } from './article.ts'
import type { DemoPart, DemoSettings } from './demo-part.ts'
import { describeGraph, listTitles } from './describe.ts'

/** Starts the /v1 service on SQLite, sends it an article with its first key and prints what came back. */
export async function startServiceDemo({ port, directory, report }: DemoSettings): Promise<DemoPart> {
  await mkdir(directory, { recursive: true })
  report('starting the /v1 service')
  const service = await startService({ port, dataDir: directory, log: false })
  try {
    const key = await keepKey(join(directory, 'demo-key.txt'), service.firstKey)
    const { title, html, description, slug, language, authors, date_published, image } = demoArticle
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
    return {
      title: `Service: "${title}"`,
      facts: [
        ['AEO readiness', `${answer.aeo_score} of 100`],
        ['SEO', `${answer.seo_score} of 100`],
        ['titles', listTitles(answer.titles.map(({ text }: { text: string }) => text))],
        ['JSON-LD', describeGraph(answer.schema)],
        ['API', `${service.url}/v1`],
        ['key', key],
      ],
      stop: () => service.close(),
    }
  } catch (error) {
    await service.close()
    throw error
  }
}

/** A key is shown once; the demo keeps its own beside the demo's database so that later runs can print it again. */
async function keepKey(file: string, firstKey: string | null): Promise<string> {
  if (firstKey === null) return (await readFile(file, 'utf8')).trim()
  await writeFile(file, `${firstKey}\n`, { mode: 0o600 })
  return firstKey
}
