/** Entry of every command in the root manifest. Runs on Node 24. */
import { makeUntracked } from './generate/untracked.ts'
import { stopAll } from './sites/processes.ts'
import { endStragglers, markRun } from './sites/stragglers.ts'

/** A command; it gives back the exit code. */
export type Command = (args: readonly string[]) => number | Promise<number>

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  demo: async () => (await import('./commands/demo.ts')).demo,
  test: async () => (await import('./commands/test.ts')).test,
  'test-matrix': async () => (await import('./commands/test.ts')).testMatrix,
  pictures: async () => (await import('./commands/pictures.ts')).pictures,
  dev: async () => (await import('./commands/dev.ts')).dev,
  check: async () => (await import('./commands/check.ts')).check,
  untranslated: async () => (await import('./commands/untranslated.ts')).untranslated,
  'find-clocks': async () => (await import('./commands/find-clocks.ts')).findClocksCommand,
  'find-dialect': async () => (await import('./commands/find-dialect.ts')).findDialect,
  commits: async () => (await import('./commands/commits.ts')).commits,
  'lint-openapi': async () => (await import('./commands/lint-open-api.ts')).lintOpenApi,
  generate: async () => (await import('./commands/generate.ts')).generate,
  golden: async () => (await import('./commands/golden.ts')).golden,
  package: async () => (await import('./commands/package.ts')).packageAll,
  release: async () => (await import('./commands/release.ts')).release,
  'package-wordpress': async () => (await import('./commands/package-wordpress.ts')).packageWordPress,
  'package-strapi': async () => (await import('./commands/package-strapi.ts')).packageStrapi,
  'strapi-starter': async () => (await import('./commands/strapi-starter.ts')).strapiStarter,
  'package-node': async () => (await import('./commands/package-node.ts')).packageNodeCommand,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzz,
  mutate: async () => (await import('./commands/mutate.ts')).mutate,
  'new-check': async () => (await import('./commands/new-check.ts')).newCheckCommand,
  bench: async () => (await import('./bench/bench.ts')).bench,
  'beside-plugins': async () => (await import('./commands/beside-plugins.ts')).besidePlugins,
  'draw-wordpress-org': async () => (await import('./commands/draw-wordpress-org.ts')).drawWordPressOrg,
  'wordpress-standard': async () => (await import('./commands/wordpress-standard.ts')).wordPressStandard,
  'bench-traffic': async () => (await import('./bench/traffic.ts')).benchTraffic,
  'bench-service': async () => (await import('./bench/service.ts')).benchService,
  'bench-wordpress': async () => (await import('./bench/wordpress.ts')).benchWordPress,
  evaluate: async () => (await import('./evaluate/evaluate.ts')).evaluate,
  // nothing more than every command does first
  'make-untracked': async () => () => 0,
  reading: async () => (await import('./reading/reading.ts')).reading,
}

const [first = '', ...rest] = process.argv.slice(2)
// `pnpm bench service` is `pnpm bench:service`
const [name, args] = first === 'bench' && commands[`bench-${rest[0]}`] ? [`bench-${rest[0]}`, rest.slice(1)] : [first, rest]
const load = commands[name]
if (!load) {
  console.error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}

const mark = markRun()
const endAll = () => stopAll().then(() => endStragglers(mark))
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    endAll().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  })
}

try {
  await makeUntracked()
  const command = await load()
  const code = await command(args)
  await endAll()
  process.exit(code)
} catch (error) {
  await endAll()
  console.error(error instanceof Error ? (process.env.DEBUG ? error.stack : error.message) : error)
  process.exit(1)
}
