import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './check.ts'

const maxSeed = 2 ** 31 - 1

/**
 * `fuzz [--seed N] [--times N] [test …]`: every test of properties with a seed that was never tried before, and five times as many runs. The seed
 * is printed; given again, it finds the same again.
 */
export async function fuzz(args: readonly string[]): Promise<number> {
  const options = { seed: { type: 'string' }, times: { type: 'string', default: '5' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const seed = values.seed === undefined ? randomInt(maxSeed) : readCount('seed', values.seed)
  const times = readCount('times', values.times)
  console.log(`Seed ${seed}. To try it again: pnpm fuzz --seed ${seed} --times ${times}`)
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'packages/tooling/config/vitest.fuzz.config.ts', ...positionals],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, GATE_OF_CITABLE: '2', CITABLE_FUZZ_SEED: String(seed), CITABLE_FUZZ_TIMES: String(times) },
    },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 1
}

function readCount(name: string, text: string): number {
  const count = Number(text)
  if (!/^\d+$/.test(text) || count < 1 || count > maxSeed)
    throw new Error(`--${name} must be a whole number from 1 to ${maxSeed}, not “${text}”.`)
  return count
}
