import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { bodyBytes } from './body-bytes.ts'

interface Answer {
  readonly status: number
  readonly ms: number
}

interface State {
  /** Milliseconds of CPU that the service has used so far, with all its threads. */
  readonly cpuMs: number
  /** The most of them that its main thread was busy in one go since it was asked last, so that no other call was answered. */
  readonly blockedMs: number
  /** Bytes of memory that it holds now. */
  readonly rssBytes: number
}

/** A call whose body is not sent to its end. */
interface Held {
  /** Resolves when all but the end of the body is sent, or the call was answered before. */
  readonly isHeld: Promise<unknown>
  /** Sends the end and gives the status, of an early answer too; `cut`: the connection was ended without one. */
  finish(): Promise<string>
}

export interface Attacked {
  readonly url: string
  /** Of two tenants. */
  readonly keys: readonly string[]
  /** Begins a call on a connection of its own, which ends with its answer unless it is kept alive. */
  hold(path: string, body: string, isKeptAlive?: boolean): Held
  /** The body as an object, or as JSON text. */
  call(path: string, body?: object | string, as?: 0 | 1): Promise<Answer>
  /** The status of a call, and the milliseconds of CPU until its answer: of the whole service for all that it did meanwhile, and of its main thread in one
   * go. What other programs take of the machine does not count. */
  cost(path: string, body: object, as: 0 | 1): Promise<{ readonly status: number } & Pick<State, 'cpuMs' | 'blockedMs'>>
  state(): Promise<State>
  /** Runs something and gives the times of /livez meanwhile, each begun 10 ms after the last has ended. */
  watch<Value>(work: () => Promise<Value>): Promise<{ readonly value: Value; readonly livez: readonly number[] }>
  close(): Promise<void>
}

/** @param bytes of bodies that it works on at the same moment */
export async function startAttacked(bytes: number = bodyBytes): Promise<Attacked> {
  const child = fork(fileURLToPath(new URL('./attacked-service.ts', import.meta.url)), [String(bytes)], { execArgv: [] })
  const [{ url, keys }] = (await once(child, 'message')) as [{ readonly url: string; readonly keys: readonly string[] }]
  // a connection of its own, so that it does not wait behind the attack
  const [agent, watcher] = [new Agent({ keepAlive: true, maxSockets: 64 }), new Agent({ keepAlive: true, maxSockets: 1 })]
  const send = async (path: string, through: Agent, key: string, body?: object | string): Promise<Answer> => {
    const text = typeof body === 'object' ? JSON.stringify(body) : body
    const started = performance.now()
    const sent = request(url + path, {
      agent: through,
      method: text === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, ...(text !== undefined && { 'content-type': 'application/json' }) },
    })
    sent.end(text)
    const [answer] = await once(sent, 'response')
    for await (const _ of answer);
    return { status: answer.statusCode, ms: performance.now() - started }
  }
  const state = async (): Promise<State> => {
    const answered = once(child, 'message')
    child.send('state')
    return (await answered)[0]
  }
  const call: Attacked['call'] = (path, body, as = 0) => send(path, agent, keys[as] ?? '', body)
  return {
    url,
    keys,
    state,
    call,
    cost: async (path, body, as) => {
      const before = await state()
      const { status } = await call(path, body, as)
      const after = await state()
      return { status, cpuMs: after.cpuMs - before.cpuMs, blockedMs: Math.max(before.blockedMs, after.blockedMs) }
    },
    hold: (path, body, isKeptAlive = false) => {
      const sent = request(url + path, {
        agent: isKeptAlive && new Agent({ keepAlive: true }),
        method: 'POST',
        headers: {
          authorization: `Bearer ${keys[0]}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      })
      sent.on('error', () => {})
      const answered = once(sent, 'response').then(
        ([answer]) => {
          answer.resume()
          return String(answer.statusCode)
        },
        () => 'cut',
      )
      const written = new Promise((resolve) => sent.write(body.slice(0, -1), resolve))
      return {
        isHeld: Promise.race([written, answered]),
        finish: () => {
          sent.end(body.slice(-1))
          return answered
        },
      }
    },
    watch: async (work) => {
      const livez: number[] = []
      let isOver = false
      const watching = (async () => {
        while (!isOver) {
          livez.push((await send('/livez', watcher, '')).ms)
          await new Promise((resolve) => setTimeout(resolve, 10))
        }
      })()
      const value = await work().finally(() => {
        isOver = true
      })
      await watching
      return { value, livez }
    },
    close: async () => {
      agent.destroy()
      watcher.destroy()
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

/** Texts that grow; what pattern, parser or loop each is meant for is in its name. */
const texts: Readonly<Record<string, (length: number) => string>> = {
  dashes: (length) => '-'.repeat(length),
  'at signs': (length) => 'a@'.repeat(length / 2),
  brackets: (length) => '[('.repeat(length / 2),
  'short codes': (length) => '[gallery '.repeat(length / 9),
  entities: (length) => '&am'.repeat(length / 3),
  'nested tags': (length) => '<b>a'.repeat(length / 4),
  'open tags': (length) => '<'.repeat(length),
  'one long line': (length) => 'word '.repeat(length / 5),
  spaces: (length) => `a${' '.repeat(length)}b`,
  wildcards: (length) => '*a'.repeat(length / 2),
  quotation: (length) => '“'.repeat(length),
  sentences: (length) => 'Bread is good. '.repeat(length / 15),
  links: (length) => '<a href="/x">one</a> '.repeat(length / 21),
  digits: (length) => '1,'.repeat(length / 2),
}

let hits = 0
const hitOf = (more: object): object => ({
  type: 'hit',
  id: `e${++hits}`,
  ts: new Date().toISOString(),
  host: 'example.com',
  path: '/a',
  status: 200,
  ...more,
})

/** Operations that take a text: how it is put into a call. */
const operations: Readonly<Record<string, (text: string) => readonly [path: string, body?: object]>> = {
  'optimize html': (text) => ['/v1/optimize', { content: { html: `<p>${text}</p>` } }],
  'optimize markdown': (text) => ['/v1/optimize', { content: { markdown: text } }],
  'optimize blocks': (text) => ['/v1/optimize', { content: { blocks: [{ id: 'a', html: text }] } }],
  'optimize robots.txt': (text) => [
    '/v1/optimize',
    {
      content: { html: '<p>Bread</p>', url: `https://example.com/${'a'.repeat(1_900)}` },
      page: { status: 200, robots: [], robots_txt: `User-agent: *\nDisallow: /${text}\n` },
    },
  ],
  'translate html': (text) => ['/v1/translate', { content: { html: `<p>${text}</p>`, language: 'en' }, targets: ['es'] }],
  'translate fields': (text) => [
    '/v1/translate',
    { content: { html: '<p>Bread is food.</p>', language: 'en' }, fields: { a: { format: 'text', value: text } }, targets: ['es'] },
  ],
  jobs: (text) => ['/v1/jobs', { type: 'optimize', items: [{ content: { html: text } }] }],
  'events path': (text) => [
    '/v1/events',
    { source: 'cdn', events: [hitOf({ path: `/${text}`.slice(0, 8_000), user_agent: 'GPTBot/1.2' })] },
  ],
  'events agent': (text) => ['/v1/events', { source: 'cdn', events: [hitOf({ user_agent: text.slice(0, 2_000) })] }],
  keys: (text) => ['/v1/keys', { name: text, scopes: ['score:read'] }],
  webhooks: (text) => ['/v1/webhooks', { url: `https://${text}`, events: ['*'] }],
  score: (text) => [`/v1/score/${encodeURIComponent(text.slice(0, 4_000))}`],
  publishers: (text) => [`/v1/publishers?q=${encodeURIComponent(text.slice(0, 4_000))}&cursor=${encodeURIComponent(text.slice(0, 1_000))}`],
  analytics: (text) => [`/v1/analytics?path=/${encodeURIComponent(text.slice(0, 4_000))}`],
}

export interface AttackRow {
  readonly operation: string
  readonly text: string
  readonly status: number
  /** Milliseconds of the service’s CPU for a text of the first length, twice and four times that; the least of some tries. */
  readonly ms: readonly number[]
  /** Growth of the time over both doublings of a text: that of one depends on when the collector ran. */
  readonly growth: number
  /** Milliseconds of CPU in one go in which the service answered no call: of several tries the least, because collections add to it. */
  readonly blockedMs: number
}

export interface AttackSettings {
  /** UTF-16 units of the shortest texts. */
  readonly length: number
  /** Names; absent: all. */
  readonly texts?: readonly string[]
  readonly tries: number
}

/** The factor of a doubling, from times for a text, twice and four times as long. */
const growthOf = ([first, , last]: readonly number[]): number => Math.sqrt(last! / first!)

/** Sends growing hostile texts to every operation that takes one. */
export async function attackOperations({ length, texts: chosen, tries }: AttackSettings): Promise<readonly AttackRow[]> {
  const attacked = await startAttacked()
  try {
    const rows: AttackRow[] = []
    await attacked.call('/v1/optimize', { content: { html: '<p>Bread is food.</p>' } })
    for (const [operation, put] of Object.entries(operations)) {
      for (const [text, make] of Object.entries(texts)) {
        if (chosen !== undefined && !chosen.includes(text)) continue
        const ms = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
        let blockedMs = Number.POSITIVE_INFINITY
        let status = 0
        // what other programs hold up looks like an effect at first, and does not come again
        const isSuspect = (): boolean => blockedMs > 100 || (ms[2]! > 100 && growthOf(ms) > 2.3)
        for (let round = 0; round < tries || (round < 4 * tries && isSuspect()); round++) {
          let longest = 0
          for (const [index, times] of [1, 2, 4].entries()) {
            const [path, body] = put(make(length * times))
            const before = await attacked.state()
            status = (await attacked.call(path, body)).status
            const after = await attacked.state()
            ms[index] = Math.min(ms[index]!, after.cpuMs - before.cpuMs)
            longest = Math.max(longest, after.blockedMs)
          }
          blockedMs = Math.min(blockedMs, longest)
        }
        rows.push({ operation, text, status, ms, growth: growthOf(ms), blockedMs })
      }
    }
    return rows
  } finally {
    await attacked.close()
  }
}

export interface Neighbour {
  /** Milliseconds of a text of 2,000 words of tenant B, alone and while tenant A floods: 50th and 99th percentile. */
  readonly alone: readonly [number, number]
  readonly beside: readonly [number, number]
  /** Milliseconds of /livez meanwhile, 99th percentile. */
  readonly livezMs: number
  /** Answers to A by status. */
  readonly answers: Readonly<Record<number, number>>
}

export const words = (count: number, seed: number): string =>
  `<h1>Bread ${seed}</h1><p>${Array.from({ length: count }, (_, index) => (index % 12 === 11 ? 'flour.' : `word${(index * 7 + seed) % 997}`)).join(' ')}</p>`

/** The waits of tenant B while tenant A has so many large texts under way. */
export async function floodBeside({
  calls,
  atOnce,
  floodWords,
}: {
  calls: number
  atOnce: number
  floodWords: number
}): Promise<Neighbour> {
  const attacked = await startAttacked()
  try {
    let seed = 0
    const own = async (): Promise<readonly [number, number]> => {
      const times: number[] = []
      for (let call = 0; call < calls; call++) {
        const { status, ms } = await attacked.call('/v1/optimize', { content: { html: words(2_000, ++seed) } }, 1)
        if (status !== 200) throw new Error(`tenant B was answered with ${status}`)
        times.push(ms)
      }
      return [percentile(times, 0.5), percentile(times, 0.99)]
    }
    await own()
    const alone = await own()
    const answers: Record<number, number> = {}
    let isOver = false
    const large = words(floodWords, 0)
    const flood = Array.from({ length: atOnce }, async () => {
      while (!isOver) {
        const { status } = await attacked.call('/v1/optimize', { content: { html: large } }, 0)
        answers[status] = (answers[status] ?? 0) + 1
        if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 500))
    const { value: beside, livez } = await attacked.watch(own)
    isOver = true
    await Promise.all(flood)
    return { alone, beside, livezMs: percentile(livez, 0.99), answers }
  } finally {
    await attacked.close()
  }
}

export interface Filled {
  /** Bytes of memory that the service held before, and at most while the bodies lay there. */
  readonly before: number
  readonly max: number
  /** Milliseconds of /livez meanwhile, 99th percentile. */
  readonly livezMs: number
  /** Answers by status; `cut`: the connection was ended without one. */
  readonly answers: Readonly<Record<string, number>>
}

/** Sends so many bodies of so many bytes, each but for its end, and looks at the memory that the service takes for them. */
export async function fillMemory({
  posts,
  bytes,
  isKeptAlive = false,
}: {
  readonly posts: number
  readonly bytes: number
  readonly isKeptAlive?: boolean
}): Promise<Filled> {
  const attacked = await startAttacked()
  try {
    // too many tags to be analysed: what is looked at is the body
    const body = JSON.stringify({ content: { html: '<i>x'.repeat(bytes / 4) } })
    const small = { content: { html: '<p>Bread is food.</p>' } }
    for (let call = 0; call < 20; call++) await attacked.call('/v1/optimize', small)
    const { rssBytes: before } = await attacked.state()
    const held: Held[] = []
    const { value: max, livez } = await attacked.watch(async () => {
      let highest = before
      // some at a time, as they would come: this process has to make them all
      while (held.length < posts) {
        const more = Array.from({ length: 10 }, () => attacked.hold('/v1/optimize', body, isKeptAlive))
        held.push(...more)
        await Promise.all(more.map(({ isHeld }) => isHeld))
        highest = Math.max(highest, (await attacked.state()).rssBytes)
      }
      return highest
    })
    // connections may still wait to be accepted: once a later one is answered, all before it are taken or refused
    await attacked.hold('/v1/optimize', JSON.stringify(small)).finish()
    const answers: Record<string, number> = {}
    for (const { finish } of held) {
      const status = await finish()
      answers[status] = (answers[status] ?? 0) + 1
    }
    if ((await attacked.call('/v1/optimize', small)).status !== 200) throw new Error('the service does not answer any more')
    return { before, max, livezMs: percentile(livez, 0.99), answers }
  } finally {
    await attacked.close()
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
