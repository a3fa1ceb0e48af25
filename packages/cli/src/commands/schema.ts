import type { CommandContext } from '../command-context.ts'
import { exitCodes, UsageFault } from '../usage.ts'

const help = `citable schema: structured data of any page

Usage
  citable schema validate <url|file|->   judge the JSON-LD of a page, whoever wrote it

  citable schema validate --help
`

/** `citable schema`. */
export async function schemaCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const [name = '--help', ...rest] = args
  if (name === 'validate') return await (await import('./schema-validate.ts')).schemaValidateCommand(rest, context)
  if (name !== '--help' && name !== '-h') throw new UsageFault(`There is no command “schema ${name}”. See citable schema --help.`)
  context.output.write(help)
  return exitCodes.done
}
