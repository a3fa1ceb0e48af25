import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A process in /proc, from its state on; null: it has ended. */
export function statOf(pid: string): readonly string[] | null {
  try {
    return readFileSync(join('/proc', pid, 'stat'), 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return null
  }
}

/** Processor time of a process and its children, ended ones included, from /proc/<pid>/stat: user and system time in ticks of 10 ms (proc(5)). */
export function cpuMsOf(parent: number): number {
  if (!existsSync('/proc/self/stat')) return 0
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const ticks = pids.map((pid) => {
    const values = statOf(pid)
    if (values === null) return 0
    if (Number(pid) === parent) return Number(values[11]) + Number(values[12]) + Number(values[13]) + Number(values[14])
    return Number(values[1]) === parent ? Number(values[11]) + Number(values[12]) : 0
  })
  return ticks.reduce((sum, each) => sum + each, 0) * 10
}

/** Processes whose parent this is; none where the system has no /proc. */
export const childrenOf = (parent: number): readonly string[] =>
  existsSync('/proc/self/stat') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(statOf(name)?.[1]) === parent) : []
