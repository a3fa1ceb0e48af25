import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { DemoPart } from '../demo/demo-part.ts'
import { startServiceDemo } from '../demo/service.ts'
import { startStrapiDemo } from '../demo/strapi.ts'
import { startWordPressDemo } from '../demo/wordpress.ts'
import { root } from './check.ts'

const parts = {
  service: { start: startServiceDemo, port: 8787 },
  wordpress: { start: startWordPressDemo, port: 8880 },
  strapi: { start: startStrapiDemo, port: 1337 },
} as const

type PartName = keyof typeof parts

const help = `npm run demo -- [service] [wordpress] [strapi] [options]

Starts the chosen parts (all when none is named), publishes an article in each,
prints scores, titles and the JSON-LD read back from the public page, and keeps
serving until Ctrl-C.

  --service-port <n>     default ${parts.service.port}
  --wordpress-port <n>   default ${parts.wordpress.port}
  --strapi-port <n>      default ${parts.strapi.port}
  --directory <path>     where the sites are kept, default node_modules/.cache/citable/demo
  --once                 print and end instead of serving`

/** Starts the demo. A part that cannot be started says why in one sentence; the others go on. */
export async function demo(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'service-port': { type: 'string' },
      'wordpress-port': { type: 'string' },
      'strapi-port': { type: 'string' },
      directory: { type: 'string' },
      once: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  const unknown = positionals.filter((name) => !Object.hasOwn(parts, name))
  if (values.help || unknown.length > 0) {
    if (unknown.length > 0) console.error(`There is no part "${unknown[0]}".\n`)
    console.log(help)
    return values.help ? 0 : 2
  }
  const missing: readonly string[] = JSON.parse(process.env.CITABLE_MISSING ?? '[]')
  for (const sentence of missing) console.error(`WordPress is left out. ${sentence}`)
  const names = (positionals.length > 0 ? positionals : Object.keys(parts)).filter(
    (name) => missing.length === 0 || name !== 'wordpress',
  ) as PartName[]
  const directory = values.directory ?? join(root, 'node_modules/.cache/citable/demo')

  const started: DemoPart[] = []
  await Promise.all(
    names.map(async (name) => {
      const port = Number(values[`${name}-port`] ?? parts[name].port)
      const report = (step: string) => console.log(`${name.padEnd(10)} ${step}`)
      try {
        if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`"${values[`${name}-port`]}" is not a port.`)
        const part = await parts[name].start({ port, directory: join(directory, name), report })
        started.push(part)
        print(part)
      } catch (error) {
        console.error(`${name.padEnd(10)} was not started: ${error instanceof Error ? error.message : error}`)
      }
    }),
  )
  if (started.length > 0 && !values.once) {
    console.log('\nCtrl-C ends the demo.')
    await new Promise(() => setInterval(() => {}, 1 << 30))
  }
  await Promise.all(started.map((part) => part.stop()))
  return started.length === names.length && names.length > 0 && missing.length === 0 ? 0 : 1
}

function print({ title, facts }: DemoPart): void {
  const width = Math.max(...facts.map(([label]) => label.length))
  const body = facts.map(([label, value]) => `  ${label.padEnd(width)}  ${value.replaceAll('\n', `\n${' '.repeat(width + 4)}`)}`)
  console.log(`\n${title}\n${body.join('\n')}`)
}
