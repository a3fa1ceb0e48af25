import { commandVersion } from './command-version.ts'
import { exitCodes, UsageFault } from './usage.ts'

const help = `citable: be the source that search and answer engines cite

Usage
  citable optimize <url|file|->   score one article, suggest titles, build its JSON-LD
  citable optimize --jsonl        the same for one JSON object per line of standard input
  citable schema validate <url|…> judge the JSON-LD of any page
  citable translate <url|file|->  translate an article and optimize it again
  citable publishers              grades of the publishers analysed on this machine
  citable serve                   start the /v1 service
  citable backup <folder>         copy the service's database and secret
  citable restore <folder>        put such a copy back
  citable keys create|list|rotate|revoke
                                  keys of the service on this machine
  citable webhooks create|list|…  addresses that a service tells of results

  citable <command> --help        options of a command
  citable --version

Exit codes
  0  done          1  could not be done          2  wrong arguments          3  a score is below --fail-under
`

/** Loaded when asked for: help and version should not wait for a web server and a database. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  optimize: async (args) => (await import('./commands/optimize.ts')).optimizeCommand(args),
  schema: async (args) => (await import('./commands/schema.ts')).schemaCommand(args),
  translate: async (args) => (await import('./commands/translate.ts')).translateCommand(args),
  publishers: async (args) => (await import('./commands/publishers.ts')).publishersCommand(args),
  serve: async (args) => (await import('./commands/serve.ts')).serveCommand(args),
  backup: async (args) => (await import('./commands/backup.ts')).backupCommand(args),
  restore: async (args) => (await import('./commands/restore.ts')).restoreCommand(args),
  keys: async (args) => (await import('./commands/keys.ts')).keysCommand(args),
  webhooks: async (args) => (await import('./commands/webhooks.ts')).webhooksCommand(args),
}

/**
 * Runs the command line on this process's streams.
 *
 * @returns the exit code
 * @throws UsageFault for wrong arguments
 */
export async function runCommand(args: readonly string[]): Promise<number> {
  const [name = '--help', ...rest] = args
  if (name === '--version' || name === '-v') {
    process.stdout.write(`${commandVersion}\n`)
    return exitCodes.done
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(help)
    return exitCodes.done
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageFault(`There is no command “${name}”. Commands: ${Object.keys(commands).join(', ')}. See citable --help.`)
  return await command(rest)
}
