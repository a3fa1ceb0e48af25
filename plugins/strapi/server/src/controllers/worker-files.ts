import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestContext } from '../http.ts'

declare const __dirname: string

/** The files of the workers that are beside the bundled server code. Public: they hold no data. */
export const workerFiles = {
  /** The analysis worker. Strapi's default policy allows scripts of the same origin only. */
  worker(context: RequestContext) {
    send(context, 'text/javascript; charset=utf-8', readAsset('worker.js'))
  },

  /** The worker for titles by the browser's own model. */
  titlesWorker(context: RequestContext) {
    send(context, 'text/javascript; charset=utf-8', readAsset('titles-worker.js'))
  },

  /** The worker that reads what linked pages say. */
  sourcesWorker(context: RequestContext) {
    send(context, 'text/javascript; charset=utf-8', readAsset('sources-worker.js'))
  },

  /** Code that the workers import; the names carry a hash of the content. */
  workerPart(context: RequestContext) {
    const { file = '' } = context.params
    const part = /^[a-z][a-z-]*-[A-Z0-9]{8}\.js$/.test(file) ? readAsset(`worker-parts/${file}`) : null
    if (part === null) return context.notFound()
    send(context, 'text/javascript; charset=utf-8', part)
    context.set('Cache-Control', 'public, max-age=31536000, immutable')
  },

  /** One language pack of the worker. */
  language(context: RequestContext) {
    const { file = '' } = context.params
    const pack = /^[a-z]{2,3}(-[A-Za-z]{2,4})?\.json$/.test(file) ? readAsset(`languages/${file}`) : null
    if (pack === null) return context.notFound()
    return send(context, 'application/json; charset=utf-8', pack)
  },
}

function send(context: RequestContext, type: string, text: string | null): void {
  if (text === null) {
    context.notFound()
    return
  }
  context.type = type
  context.set('Cache-Control', 'public, max-age=0, must-revalidate')
  context.set('X-Content-Type-Options', 'nosniff')
  context.body = text
}

const assets = new Map<string, string | null>()

/** Files beside the bundled server code; null when there is no such file. */
function readAsset(path: string): string | null {
  if (!assets.has(path)) {
    try {
      assets.set(path, readFileSync(join(__dirname, '..', path), 'utf8'))
    } catch {
      assets.set(path, null)
    }
  }
  return assets.get(path) ?? null
}
