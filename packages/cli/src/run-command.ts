import type { CommandContext } from './command-context.ts'
import { commandVersion } from './command-version.ts'
import { exitCodes, UsageFault } from './usage.ts'

const help = `citable: be the source that search and answer engines cite

Usage
  citable optimize <url|file|->   score one article, suggest titles, build its JSON-LD
  citable optimize --jsonl        the same for one JSON object per line of standard input
  citable score <files|folders|globs>
                                  score many files or, with --sitemap, a whole site
  citable sources <files|url|…>   look whether linked pages say what they are cited for
  citable schema validate <url|…> judge the JSON-LD of any page
  citable hreflang <url|folder>   judge what pages declare about their other languages
  citable translate <url|file|->  translate an article and optimize it again
  citable publishers              grades of the publishers analysed on this machine
  citable serve                   start the /v1 service
  citable backup <folder>         copy the service's database and secret
  citable restore <folder>        put such a copy back
  citable keys create|list|rotate|revoke
                                  keys of the service on this machine
  citable webhooks create|list|…  addresses that a service tells of results
  citable agents reach <url>      which AI agents reach a page, and what keeps the others out
  citable agents list|refresh     networks by which AI agents are told from impostors
  citable traffic import <log>    count AI agents and visits from the logs of a server

  citable <command> --help        options of a command
  citable --version

Exit codes
  0  done          1  could not be done          2  wrong arguments          3  a score is below --fail-under, or --fail-on
`

/** Loaded when asked for: help and version should not wait for a web server and a database. */
const commands: Readonly<Record<string, (args: readonly string[], context: CommandContext) => Promise<number>>> = {
  optimize: async (...line) => (await import('./commands/optimize.ts')).optimizeCommand(...line),
  score: async (...line) => (await import('./commands/score.ts')).scoreCommand(...line),
  sources: async (...line) => (await import('./commands/sources.ts')).sourcesCommand(...line),
  schema: async (...line) => (await import('./commands/schema.ts')).schemaCommand(...line),
  hreflang: async (...line) => (await import('./commands/hreflang.ts')).hreflangCommand(...line),
  translate: async (...line) => (await import('./commands/translate.ts')).translateCommand(...line),
  publishers: async (...line) => (await import('./commands/publishers.ts')).publishersCommand(...line),
  serve: async (...line) => (await import('./commands/serve.ts')).serveCommand(...line),
  backup: async (...line) => (await import('./commands/backup.ts')).backupCommand(...line),
  restore: async (...line) => (await import('./commands/restore.ts')).restoreCommand(...line),
  keys: async (...line) => (await import('./commands/keys.ts')).keysCommand(...line),
  agents: async (...line) => (await import('./commands/agents.ts')).agentsCommand(...line),
  traffic: async (...line) => (await import('./commands/traffic.ts')).trafficCommand(...line),
  webhooks: async (...line) => (await import('./commands/webhooks.ts')).webhooksCommand(...line),
}

/**
 * Runs one command line. Wrong arguments, and faults with a remedy, become a sentence on standard error.
 *
 * @returns the exit code
 */
export async function runCommandLine(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    return await runCommand(args, context)
  } catch (error) {
    const fault = describeFault(error)
    if (fault === null) throw error
    context.messages.write(`citable: ${fault.sentence}\n`)
    return fault.code
  }
}

/** null: a fault of the program, which shows where it was thrown. */
function describeFault(error: unknown): { readonly sentence: string; readonly code: number } | null {
  if (!(error instanceof Error)) return null
  if (error instanceof UsageFault) return { sentence: error.message, code: exitCodes.usage }
  if (error.name === 'StartFault') return { sentence: error.message, code: exitCodes.failed }
  if (error.name === 'StorageFault') return { sentence: `The database cannot be used (${error.message}).`, code: exitCodes.failed }
  return null
}

async function runCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const [name = '--help', ...rest] = args
  if (name === '--version' || name === '-v') {
    context.output.write(`${commandVersion}\n`)
    return exitCodes.done
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    context.output.write(help)
    return exitCodes.done
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageFault(`There is no command “${name}”. Commands: ${Object.keys(commands).join(', ')}. See citable --help.`)
  return await command(rest, context)
}
