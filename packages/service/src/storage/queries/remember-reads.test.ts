import { describe, expect, it } from 'vitest'
import { rememberReads } from './remember-reads.ts'

/** Reads that are counted, of a database that another process may commit to. */
function createReads({ mark = 1 as number | null, max = 10 } = {}) {
  const state = { mark, reads: 0, value: { text: 'first' } as object | null }
  const remembered = rememberReads<object>({ changeMark: () => state.mark }, max)
  const read = (name = 'a') =>
    remembered(name, async () => {
      state.reads++
      return state.value
    })
  return { state, read, remembered }
}

describe('remembered reads', () => {
  it('are made once while there is no commit', async () => {
    const { state, read } = createReads()
    expect([await read(), await read()]).toEqual([{ text: 'first' }, { text: 'first' }])
    expect(state.reads).toBe(1)
  })

  it('are made again after a commit, by whomever', async () => {
    const { state, read } = createReads()
    await read()
    state.mark = 2
    state.value = { text: 'second' }
    expect(await read()).toEqual({ text: 'second' })
  })

  it('are made each time where the database does not report commits', async () => {
    const { state, read } = createReads({ mark: null })
    await read()
    await read()
    expect(state.reads).toBe(2)
  })

  it('do not last when a commit came while they were made', async () => {
    const { state, read, remembered } = createReads()
    const released = Promise.withResolvers<object>()
    const late = remembered('a', () => released.promise)
    state.mark = 2
    await read('b')
    released.resolve({ text: 'old' })
    expect(await late).toEqual({ text: 'old' })
    expect(await read()).toEqual({ text: 'first' })
  })

  it('do not know that something is not there', async () => {
    const { state, read } = createReads()
    state.value = null
    expect(await read()).toBeNull()
    state.value = { text: 'first' }
    expect(await read()).toEqual({ text: 'first' })
  })

  it('are as many as may be', async () => {
    const { state, read } = createReads({ max: 1 })
    for (const name of ['a', 'b', 'a', 'b']) await read(name)
    expect(state.reads).toBe(3)
  })
})
