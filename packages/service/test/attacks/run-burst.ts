import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startAttacked, words } from './run-attacks.ts'

export interface Burst {
  /** Milliseconds of CPU until the other tenant has its answer to a text of 2,000 words, for all that the service did meanwhile; the most of all calls,
   * alone and beside the burst. */
  readonly aloneMs: number
  readonly besideMs: number
  /** The most milliseconds of CPU that the main thread took in one go beside the burst, so that no other call was answered. */
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
    const most = async (): Promise<{ readonly cpuMs: number; readonly blockedMs: number }> => {
      let [cpuMs, blockedMs] = [0, 0]
      for (let call = 0; call < calls; call++) {
        const cost = await attacked.cost('/v1/optimize', { content: { html: words(2_000, ++seed) } }, 1)
        if (cost.status !== 200) throw new Error(`the other tenant was answered with ${cost.status}`)
        cpuMs = Math.max(cpuMs, cost.cpuMs)
        blockedMs = Math.max(blockedMs, cost.blockedMs)
      }
      return { cpuMs, blockedMs }
    }
    await most()
    const { cpuMs: aloneMs } = await most()
    const flood = fork(
      fileURLToPath(new URL('./flood-bodies.ts', import.meta.url)),
      [attacked.url, attacked.keys[0]!, String(atOnce), String(floodWords)],
      { execArgv: [] },
    )
    await once(flood, 'message')
    const { cpuMs: besideMs, blockedMs } = await most()
    // the first of the large texts is analysed some time after the calls of the other tenant
    let answers: Burst['answers'] = {}
    while (!answers['200']) {
      const answered = once(flood, 'message')
      flood.send('answers')
      ;[{ answers }] = await answered
    }
    flood.disconnect()
    await once(flood, 'exit')
    return { aloneMs, besideMs, blockedMs, answers }
  } finally {
    await attacked.close()
  }
}
