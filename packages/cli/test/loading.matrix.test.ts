import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

/** Addresses of all modules that an import of this one loads, in a process of its own. */
function loadedWith(module: string): readonly string[] {
  const script = `
    import { registerHooks } from 'node:module'
    const urls = []
    registerHooks({
      load(url, context, next) {
        urls.push(url)
        return next(url, context)
      },
    })
    await import(${JSON.stringify(module)})
    process.stdout.write(JSON.stringify(urls), () => process.exit())`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: import.meta.dirname, encoding: 'utf8' }),
  )
}

/** Readers, packs and what they are read with; the classes of characters, which Markdown is protected by, are a few lines. */
const analysis = /\/shared-core\/src\/(analyze|extract\/.*|signals\/.*|languages\/(?!characters\/characters\.).*|parse\/html\/.*)\.ts$/

describe('modules of the analysis', () => {
  it.each(['../src/commands/optimize.ts', '../src/analyze-request.ts', '@citable/service', '@citable/contract'])(
    'are left to the worker by %s',
    (module) => {
      const urls = loadedWith(module)
      expect(urls.length).toBeGreaterThan(20)
      expect(urls.filter((url) => analysis.test(url))).toEqual([])
    },
  )

  it('are what the worker loads', () => {
    const urls = loadedWith('../../service/src/analysis/run-analysis.ts')
    expect(urls.filter((url) => analysis.test(url)).length).toBeGreaterThan(100)
  })
})
