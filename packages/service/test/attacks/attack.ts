import { bodyBytes } from './body-bytes.ts'
import { attackOperations, fillMemory, floodBeside } from './run-attacks.ts'

/** `pnpm attack`: all attacks in full, on loopback, some minutes; prints a table. Exit code 1 when one has an effect. */
const max = { blockedMs: 100, growth: 2.3, noticedMs: 200 } as const

const rows = await attackOperations({ length: 100_000, tries: 3 })
let isHit = false
for (const { operation, text, status, ms, growth, blockedMs } of rows) {
  // what takes no time has no growth that could be measured
  const grows = ms[2]! > 100 && growth > max.growth
  if (grows || blockedMs > max.blockedMs) isHit = true
  const times = ms.map((each) => each.toFixed(0).padStart(6)).join('')
  console.log(
    `${operation.padEnd(20)} ${text.padEnd(14)} ${status}  CPU ms${times}  × ${growth.toFixed(1)}  blocked ${blockedMs.toFixed(0)} ms${grows ? '  GROWS' : ''}${blockedMs > max.blockedMs ? '  BLOCKS' : ''}`,
  )
}
const { alone, beside, livezMs, answers } = await floodBeside({ calls: 200, atOnce: 40, floodWords: 60_000 })
const isNoticed = beside[1] > 2 * alone[1] + max.noticedMs || livezMs > 50
if (isNoticed) isHit = true
const pair = ([p50, p99]: readonly [number, number]): string => `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`
console.log(
  `2,000 words of B alone: ${pair(alone)}; beside A: ${pair(beside)}; livez p99 ${livezMs.toFixed(0)} ms; A: ${JSON.stringify(answers)}`,
)
const filled = await fillMemory({ posts: 230, bytes: 2_000_000 })
const isFilled = filled.max - filled.before > 3 * bodyBytes
if (isFilled) isHit = true
const mib = (bytes: number): string => (bytes / 1024 ** 2).toFixed(0)
console.log(
  `230 bodies of 2 MB that do not end: memory ${mib(filled.before)} → ${mib(filled.max)} MiB at most; livez p99 ${filled.livezMs.toFixed(0)} ms; answers ${JSON.stringify(filled.answers)}${isFilled ? '  FILLS' : ''}`,
)
process.exitCode = isHit ? 1 : 0
