import { join } from 'node:path'
import { type DemoPartName, readDemoArguments } from '../../bin/usage.mjs'
import type { DemoPart, DemoSettings } from '../demo/demo-part.ts'
import { startServiceDemo } from '../demo/service.ts'
import { showDemo, showDetails } from '../demo/show-demo.ts'
import { startStrapiDemo } from '../demo/strapi.ts'
import { startWordPressDemo } from '../demo/wordpress.ts'
import { requireFreePort } from '../sites/processes.ts'
import { root } from './check.ts'

const start: Readonly<Record<DemoPartName, (settings: DemoSettings) => Promise<DemoPart>>> = {
  service: startServiceDemo,
  wordpress: startWordPressDemo,
  strapi: startStrapiDemo,
}

/** Starts the demo and ends with one screen. A part that cannot be started says why in one sentence; the others go on. */
export async function demo(args: readonly string[]): Promise<number> {
  const { help, parts, once, verbose, ...chosen } = readDemoArguments(args)
  if (help !== null) {
    console.log(help)
    return 0
  }
  const missing: readonly string[] = JSON.parse(process.env.CITABLE_MISSING ?? '[]')
  const directory = chosen.directory ?? join(root, 'node_modules/.cache/citable/demo')
  const faults: string[] = []
  const started = await Promise.all(
    parts.map(async ({ name, port }): Promise<DemoPart | null> => {
      const report = (step: string) => console.error(`${name.padEnd(10)} ${step}`)
      try {
        if (name === 'wordpress' && missing.length > 0) throw new Error(missing.join(' '))
        await requireFreePort(port, `--${name}-port`)
        return await start[name]({ port, directory: join(directory, name), report })
      } catch (error) {
        faults.push(`${name} was not started: ${error instanceof Error ? error.message : error}`)
        return null
      }
    }),
  )
  const running = started.filter((part) => part !== null)
  if (verbose) for (const part of running) console.log(`\n${showDetails(part)}`)
  console.log(`\n${showDemo(running)}`)
  for (const fault of faults) console.error(fault)
  if (running.length > 0 && !once) {
    if (running.some(({ name }) => name !== 'Service')) console.log('Editors open at the draft with the weak title: choose for yourself.')
    console.log('Ctrl-C ends the demo. All help with the title and the whole JSON-LD: --verbose')
    await new Promise(() => setInterval(() => {}, 1 << 30))
  }
  await Promise.all(running.map((part) => part.stop()))
  return faults.length === 0 ? 0 : 1
}
