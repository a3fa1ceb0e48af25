import { existsSync, readFileSync } from 'node:fs'

/** Milliseconds between two looks. */
const lookEvery = 500

/** The process that started a process; empty where the system does not report it. */
function parentOf(pid) {
  const file = `/proc/${pid}/stat`
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .replace(/^.*\) \S /, '')
        .split(' ')[0]
    : ''
}

/** This process's parent and its parent: npm, and the shell that it puts between. */
const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`

/** Calls once, when npm, which started this process, is gone: npm ends its shell on a signal, and signals no other process. */
export function whenOrphaned(act) {
  if (process.env.npm_lifecycle_event === undefined) return
  const first = lineage()
  const timer = setInterval(() => {
    if (lineage() === first) return
    clearInterval(timer)
    act()
  }, lookEvery)
  timer.unref()
}
