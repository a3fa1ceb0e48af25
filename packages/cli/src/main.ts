import { runCommandLine } from './run-command.ts'
import { exitCodes } from './usage.ts'

// a reader that has seen enough (`citable … | head`) is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done)
  throw error
})

process.exitCode = await runCommandLine(process.argv.slice(2), {
  // standard input is opened by the commands that read it
  get input() {
    return process.stdin
  },
  output: process.stdout,
  messages: process.stderr,
  environment: process.env,
  folder: process.cwd(),
  nextStop: () =>
    new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => resolve())
    }),
  exit: (code) => process.exit(code),
})
