import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { englishToSpanish } from '../testing/english-to-spanish.ts'
import { testTranslator } from '../testing/test-translator.ts'
import { createApertium } from './create-apertium.ts'
import { findMode, readModes } from './modes.ts'
import { type RunProgram, runApertium } from './run-apertium.ts'

const list = { code: 0, output: '  eng-spa\n' }

/** Apertium’s place, taken by a program that writes words in capitals and preserves tags and entities. */
const shout: RunProgram = async (command, _mode, input) =>
  command === 'list'
    ? list
    : { code: 0, output: input.replace(/<[^>]*>|&\w+;|\w+/g, (part) => (/^\w/.test(part) ? part.toUpperCase() : part)) }

testTranslator('Apertium', () => createApertium({ run: shout, concurrency: 1 }), {
  from: 'en',
  to: 'es',
  impossible: { from: 'en', to: 'ja' },
})

describe('modes', () => {
  it('are read from the program’s list: plain pairs and known variants, nothing else', () => {
    expect(
      readModes('  eng-spa\n  eng-cat_valencia\n  eng-cat_iec2017\n  spa-eng_US\n  en-gl\n  -h\n  ../x-y\n  eng spa; rm\n\n  qqq-spa\n'),
    ).toEqual([
      { name: 'eng-spa', from: 'en', to: 'es' },
      { name: 'eng-cat_valencia', from: 'en', to: 'ca-valencia' },
      { name: 'spa-eng_US', from: 'es', to: 'en-US' },
      { name: 'en-gl', from: 'en', to: 'gl' },
    ])
  })

  it.each([
    ['exact', 'en', 'ca-valencia', 'eng-cat_valencia'],
    ['without a region of the source', 'en-GB', 'ca-valencia', 'eng-cat_valencia'],
    ['without a region of the target', 'en', 'es-MX', 'eng-spa'],
    ['any case', 'EN', 'ES', 'eng-spa'],
    ['never through a third language', 'es', 'ca', undefined],
  ])('are found: %s', (_, from, to, name) => {
    expect(findMode(readModes('eng-spa\neng-cat\neng-cat_valencia'), from, to)?.name).toBe(name)
  })
})

describe('a program that misbehaves', () => {
  const translate = (run: RunProgram) => createApertium({ run, concurrency: 1 }).translate(englishToSpanish(['One.', 'Two.']))

  it('and joins segments is asked for each alone; what it still garbles is left out', async () => {
    let calls = 0
    const answer = await translate(async (command, _mode, input) => {
      if (command === 'list') return list
      calls++
      return {
        code: 0,
        output: input.includes('One') && input.includes('Two') ? '<p>Uno. Dos.</p>' : input.includes('One') ? '<p>Uno.</p>' : '',
      }
    })
    expect(calls).toBe(3)
    expect(answer).toMatchObject({ ok: true, segments: [{ id: 's1', text: 'Uno.' }] })
  })

  it('and is not there has no pairs', async () => {
    const apertium = createApertium({ run: async () => 'missing', concurrency: 1 })
    expect(await apertium.pairs()).toEqual([])
    expect(await apertium.translate(englishToSpanish(['One.']))).toMatchObject({ ok: false, reason: 'unsupported' })
  })

  it.each<[string, Awaited<ReturnType<RunProgram>>]>([
    ['is not there', 'missing'],
    ['takes too long', 'aborted'],
    ['ends with a fault', { code: 1, output: '  eng-spa\n' }],
  ])('and %s when it is asked for its pairs is asked again, and believed for ten minutes once it answers', async (_, first) => {
    let [calls, time] = [0, 0]
    const apertium = createApertium({ run: async () => (++calls === 1 ? first : list), concurrency: 1, now: () => time })
    expect(await apertium.pairs()).toEqual([])
    expect(await apertium.pairs()).toEqual([{ from: 'en', to: 'es' }])
    time += 10 * 60 * 1000
    await apertium.pairs()
    expect(calls).toBe(2)
    time += 1
    await apertium.pairs()
    expect(calls).toBe(3)
  })

  it('and vanishes between two calls has failed', async () => {
    expect(await translate(async (command) => (command === 'list' ? list : 'missing'))).toMatchObject({ ok: false, reason: 'failed' })
  })

  it('and hangs is ended with all that it has started', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'citable-apertium-'))
    const began = path.join(folder, 'began')
    // answers only after the program and its children have closed the output
    writeFileSync(path.join(folder, 'apertium'), `#!/bin/sh\nsleep 3600 &\ntouch ${began}\nwait\n`, { mode: 0o755 })
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
    const controller = new AbortController()
    const running = runApertium('translate', 'eng-spa', 'Bread', controller.signal)
    await vi.waitUntil(() => existsSync(began), { timeout: 10_000 })
    controller.abort()
    expect(await running).toBe('aborted')
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  it('never runs more than it may', async () => {
    const running: PromiseWithResolvers<void>[] = []
    let max = 0
    let both = Promise.withResolvers<void>()
    const apertium = createApertium({
      concurrency: 2,
      run: async (command, _mode, input) => {
        if (command === 'list') return list
        const task = Promise.withResolvers<void>()
        max = Math.max(max, running.push(task))
        if (running.length === 2) both.resolve()
        await task.promise
        return { code: 0, output: input }
      },
    })
    const answers = Promise.all(Array.from({ length: 8 }, () => apertium.translate(englishToSpanish(['One.']))))
    for (let round = 0; round < 4; round++) {
      await both.promise
      // everything that may run has begun before a task ends
      await setImmediate()
      both = Promise.withResolvers()
      for (const task of running.splice(0)) task.resolve()
    }
    await answers
    expect(max).toBe(2)
  })
})
