import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startAttacked, words } from './run-attacks.ts'

export interface Burst {
  /** The longest wait of all for /livez, in milliseconds. */
  readonly livezMs: number
  /** The longest of the other tenant's waits for a text of 2,000 words, alone and beside the burst, in milliseconds. */
  readonly aloneMs: number
  readonly besideMs: number
  /** Milliseconds of CPU that the main thread took in one go at most. */
  readonly blockedMs: number
  /** Answers to the burst by status. */
  readonly answers: Readonly<Record<string, number>>
}

/** Room for all bodies of a burst. */
const roomBytes = 256 * 1024 * 1024

/** So many texts of so many words at once from another process, again and again, while another tenant makes so many calls one after the other. */
export async function burstBeside({ atOnce, floodWords, calls }: { atOnce: number; floodWords: number; calls: number }): Promise<Burst> {
  const attacked = await startAttacked(roomBytes)
  try {
    let seed = 0
    const longest = async (): Promise<number> => {
      let ms = 0
      for (let call = 0; call < calls; call++) {
        const answer = await attacked.call('/v1/optimize', { content: { html: words(2_000, ++seed) } }, 1)
        if (answer.status !== 200) throw new Error(`the other tenant was answered with ${answer.status}`)
        ms = Math.max(ms, answer.ms)
      }
      return ms
    }
    await longest()
    const aloneMs = await longest()
    await attacked.state()
    const flood = fork(
      fileURLToPath(new URL('./flood-bodies.ts', import.meta.url)),
      [attacked.url, attacked.keys[0]!, String(atOnce), String(floodWords)],
      { execArgv: [] },
    )
    const { value: besideMs, livez } = await attacked.watch(async () => {
      await once(flood, 'message')
      return longest()
    })
    const { blockedMs } = await attacked.state()
    // the first of the large texts is analysed some time after the calls of the other tenant
    let answers: Burst['answers'] = {}
    while (!answers['200']) {
      const told = once(flood, 'message')
      flood.send('answers')
      ;[{ answers }] = await told
    }
    flood.disconnect()
    await once(flood, 'exit')
    return { livezMs: Math.max(...livez), aloneMs, besideMs, blockedMs, answers }
  } finally {
    await attacked.close()
  }
}
