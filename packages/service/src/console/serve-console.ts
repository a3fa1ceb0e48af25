import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { textsOfCheck } from '@citable/core/messages'
import { checkIds } from '@citable/core/scoring'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Content policy of the console's pages: their own scripts and styles, calls to this service, nothing else. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

/** Titles of the checks, by id. */
const checkTitles = (): Buffer<ArrayBuffer> =>
  Buffer.from(JSON.stringify(Object.fromEntries(checkIds.map((id) => [id, textsOfCheck(id).title]))))

/**
 * The console: static files at `/` and below `/console/`. Plain scripts, because eight small views need no framework
 * and text set as text cannot be markup.
 */
export function serveConsole(service: FastifyInstance): void {
  const folder = fileURLToPath(new URL('assets/', import.meta.url))
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name))]))
  files.set('checks.json', checkTitles())
  const send = (reply: FastifyReply, name: string): FastifyReply =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type(types[path.extname(name)] ?? 'application/octet-stream')
      .send(files.get(name))
  service.get('/', async (_request, reply) => send(reply, 'index.html'))
  for (const name of files.keys()) {
    if (name !== 'index.html') service.get(`/console/${name}`, async (_request, reply) => send(reply, name))
  }
}
