import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startAttacked, words } from './run-attacks.ts'

export interface Burst {
  /** Texts of the burst that the service analysed to their end while the other tenant made its calls. */
  readonly analysed: number
  /** Texts of the burst that it refused meanwhile. */
  readonly refused: number
  /** The most milliseconds of CPU that the main thread took in one go meanwhile, so that no other call was answered. */
  readonly blockedMs: number
}

/** Room for all bodies of a burst. */
const roomBytes = 256 * 1024 * 1024

/** So many texts of so many words at once from another process, again and again, while another tenant makes so many calls one after the other. */
export async function burstBeside({ atOnce, floodWords, calls }: { atOnce: number; floodWords: number; calls: number }): Promise<Burst> {
  const attacked = await startAttacked(roomBytes)
  try {
    let seed = 0
    const call = async (): Promise<number> => {
      const { status, blockedMs } = await attacked.cost('/v1/optimize', { content: { html: words(2_000, ++seed) } }, 1)
      if (status !== 200) throw new Error(`the other tenant was answered with ${status}`)
      return blockedMs
    }
    // warms the service up
    for (let made = 0; made < calls; made++) await call()
    const flood = fork(
      fileURLToPath(new URL('./flood-bodies.ts', import.meta.url)),
      [attacked.url, attacked.keys[0]!, String(atOnce), String(floodWords)],
      { execArgv: [] },
    )
    await once(flood, 'message')
    const answers = async (): Promise<Readonly<Record<string, number>>> => {
      const answered = once(flood, 'message')
      flood.send('answers')
      return (await answered)[0].answers
    }
    // one text is at work and the others are refused, so that every call meets the burst
    let before = await answers()
    while (!before['429']) before = await answers()
    let blockedMs = 0
    for (let made = 0; made < calls; made++) blockedMs = Math.max(blockedMs, await call())
    let after = await answers()
    const during = (status: string): number => (after[status] ?? 0) - (before[status] ?? 0)
    const burst = { analysed: during('200'), refused: during('429'), blockedMs }
    // a burst that was refused as a whole would prove nothing
    while (!after['200']) after = await answers()
    flood.disconnect()
    await once(flood, 'exit')
    return burst
  } finally {
    await attacked.close()
  }
}
