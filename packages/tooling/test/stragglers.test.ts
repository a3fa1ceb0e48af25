import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { endStragglers } from '../src/sites/stragglers.ts'

const start = (mark: string) => spawn('sleep', ['60'], { detached: true, stdio: 'ignore', env: { ...process.env, RUN_OF_CITABLE: mark } })

describe('what a run has left behind', () => {
  it('is ended, in a process group of its own too, and nothing else', async () => {
    // names that no other run of this test on the machine gives
    const [mark, otherMark] = [`a-${process.pid}`, `b-${process.pid}`]
    const ours = start(mark)
    const others = start(otherMark)
    const exit = once(ours, 'exit')
    expect(await endStragglers(mark)).toBe(1)
    expect(await exit).toEqual([null, 'SIGTERM'])
    expect(others.exitCode).toBeNull()
    expect(await endStragglers(otherMark)).toBe(1)
  })

  it('is nothing when the mark is unknown', async () => {
    expect(await endStragglers('no such run')).toBe(0)
  })
})
