import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

export interface ServedApy {
  readonly url: string
  /** A client that reaches it. */
  readonly fetch: typeof globalThis.fetch
  close(): Promise<void>
}

const isRoot = process.getuid?.() === 0
const port = 2737

/** True where Apertium's server is installed, and processes may have networks of their own. */
export const hasApy = (): boolean =>
  spawnSync('apertium-apy', ['--help']).status === 0 && spawnSync('unshare', [...(isRoot ? [] : ['-r']), '-n', 'true']).status === 0

/** Apertium's own server in a network of its own: it listens on every address of the machine, and has no setting for it. */
export async function serveApy(): Promise<ServedApy> {
  const script = `ip link set lo up && exec apertium-apy -p ${port} /usr/share/apertium/modes`
  const server = spawn('unshare', [...(isRoot ? [] : ['-r']), '-n', 'sh', '-c', script], { stdio: 'ignore', detached: true })
  const inside = ['-t', String(server.pid), '-n', ...(isRoot ? [] : ['-U', '--preserve-credentials'])]
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const given =
      init?.body === null || init?.body === undefined
        ? []
        : ['--data-binary', '@-', '-H', 'content-type: application/x-www-form-urlencoded']
    const call = spawn('nsenter', [...inside, 'curl', '-sS', '-w', '\n%{http_code}', ...given, String(input)], {
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const stop = (): void => void call.kill('SIGKILL')
    init?.signal?.addEventListener('abort', stop, { once: true })
    const chunks: Buffer[] = []
    call.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    call.stdin.on('error', () => {})
    call.stdin.end(String(init?.body ?? ''))
    const [code] = await once(call, 'close')
    init?.signal?.removeEventListener('abort', stop)
    if (code !== 0) throw new Error('the server was not reached')
    const [, body = '', status = ''] = /^(.*)\n(\d+)$/s.exec(Buffer.concat(chunks).toString('utf8')) ?? []
    return new Response(body, { status: Number(status) })
  }
  const url = `http://127.0.0.1:${port}`
  const close = async (): Promise<void> => {
    const ended = once(server, 'close')
    process.kill(-server.pid!, 'SIGKILL')
    await ended
  }
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${url}/listPairs`).catch(() => null)
    if (answer?.ok) return { url, fetch, close }
    if (tries === 100) {
      await close()
      throw new Error('Apertium’s server did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
