import { runCommand } from './run-command.ts'
import { exitCodes, UsageFault } from './usage.ts'

// a reader that has seen enough (`citable … | head`) is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done)
  throw error
})

try {
  process.exitCode = await runCommand(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageFault) {
    process.stderr.write(`citable: ${error.message}\n`)
    process.exitCode = exitCodes.usage
  } else if (error instanceof Error && error.name === 'StartFault') {
    process.stderr.write(`citable: ${error.message}\n`)
    process.exitCode = exitCodes.failed
  } else if (error instanceof Error && error.name === 'StorageFault') {
    process.stderr.write(`citable: The database cannot be used (${error.message}).\n`)
    process.exitCode = exitCodes.failed
  } else throw error
}
