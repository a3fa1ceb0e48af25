/**
 * ClickHouse's HTTP interface over chdb, as far as `@clickhouse/client` asks it: one query after the other. Arguments: chdb's folder, the
 * data's, the port; user `citable`, password `secret`.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

interface Session {
  query(query: string, format?: string): string
}

const [chdb, data, port] = process.argv.slice(2) as [string, string, string]
const { Session } = createRequire(join(chdb, 'package.json'))('chdb') as { Session: new (folder: string) => Session }
const session = new Session(data)

/** Names in an address that are no settings of the query. */
const ofTransport =
  /^(query|query_id|database|session_id|role|default_format|wait_end_of_query|enable_http_compression|(send_progress_in_)?http_.*)$/

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`

/** Settings of the query before, which the session would go on with. */
let held: readonly string[] = []

async function bodyOf(request: IncomingMessage): Promise<{ readonly text: string; readonly fields: ReadonlyMap<string, string> }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) return { text: Buffer.concat(chunks).toString(), fields: new Map() }
  const form = await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData()
  const fields = new Map([...form].map(([name, value]) => [name, String(value)]))
  return { text: fields.get('query') ?? '', fields }
}

function answer(address: URLSearchParams, { text, fields }: Awaited<ReturnType<typeof bodyOf>>): string {
  const settings = [...address].filter(([name]) => !ofTransport.test(name) && !name.startsWith('param_'))
  const values = [...address, ...fields].filter(([name]) => name.startsWith('param_'))
  const before = [
    `use ${address.get('database') ?? 'default'}`,
    ...held.map((name) => `set ${name} = default`),
    ...[...settings, ...values].map(([name, value]) => `set ${name} = ${quoted(value)}`),
  ]
  held = settings.map(([name]) => name)
  session.query(before.join('; '))
  const query = address.get('query')
  return session.query(query === null ? text : `${query}\n${text}`, 'JSONCompactEachRow')
}

const server = createServer({ maxHeaderSize: 1024 * 1024 }, async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const fail = (status: number, code: string, message: string) =>
    response.writeHead(status, { 'x-clickhouse-exception-code': code }).end(message)
  if (pathname === '/ping') return response.end('Ok.\n')
  const body = await bodyOf(request)
  const login = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString()
  if (login !== 'citable:secret')
    return fail(403, '516', 'Code: 516. DB::Exception: citable: Authentication failed. (AUTHENTICATION_FAILED)')
  try {
    return response.end(answer(searchParams, body))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return fail(500, /Code: (\d+)/.exec(message)?.[1] ?? '0', message)
  }
})
server.keepAliveTimeout = 0
server.listen(Number(port), '127.0.0.1')

// a run that was killed stops nothing: the server ends with it
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit()
}, 1_000).unref()
