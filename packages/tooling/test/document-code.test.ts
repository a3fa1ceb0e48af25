import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { isMatrix } from '../src/gates/gate.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Texts for people. Pages of checks are left out: their HTML is analysed by tests of their own. */
const documents = globSync(['*.md', '{.changeset,.github,packages,plugins,shared-core}/**/*.md'], {
  cwd: root,
  exclude: (file) => /(^|\/)(node_modules|dist|build|golden|calibration|checks|__fixtures__)$/.test(file),
}).toSorted()

interface Block {
  readonly file: string
  readonly line: number
  readonly language: string
  /** `run`: it is executed. `more`: it goes on after those before it. `fragment`: it names things that the reader has; only its syntax is held. */
  readonly mark: string
  readonly code: string
}

const blocks: readonly Block[] = documents.flatMap((file) => {
  const text = read(file)
  return [...text.matchAll(/^ *```([a-z]+)(?: (\w+))?\n(.*?)^ *```/gms)].map(({ index, 1: language = '', 2: mark = '', 3: code = '' }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    language,
    mark,
    code,
  }))
})
const named = (some: readonly Block[]) => some.map((block) => [`${block.file}:${block.line}`, block] as const)
const inLanguage = (...languages: readonly string[]) => blocks.filter(({ language }) => languages.includes(language))

it('blocks are in languages that something holds', () => {
  // shell lines are run in document-commands.matrix.test.ts; texts are no code
  const held = ['ts', 'js', 'json', 'yaml', 'sh', 'text', 'html', 'mermaid']
  const others = blocks.filter(({ language, mark }) => !held.includes(language) && mark !== 'fragment')
  expect(others.map(({ file, line, language }) => `${file}:${line} ${language}`)).toEqual([])
})

it.each(named(inLanguage('json')))('%s is JSON', (_place, { code }) => void JSON.parse(code))

it.each(named(inLanguage('yaml')))('%s is YAML', (_place, { code }) => void parse(code))

describe('TypeScript and JavaScript', () => {
  const own = inLanguage('ts', 'js')
  const programs = own.filter(({ mark }) => mark !== 'fragment')

  it.each(named(own))('%s is written without a mistake', (_place, { code, language }) => {
    const { diagnostics = [] } = ts.transpileModule(code, {
      fileName: `block.${language}`,
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, allowJs: true },
    })
    expect(diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  })

  // reads the types of all packages again: in gate 2, as commands of documents are
  const itInFull: (name: string, run: () => void) => void = isMatrix ? it : () => {}
  itInFull('compiles, each block alone, or after those before it in its document', () => {
    const texts = new Map<string, string>()
    for (const [at, { file, line, mark }] of programs.entries()) {
      const before = mark === 'more' ? programs.slice(0, at + 1).filter((block) => block.file === file) : [programs[at]!]
      texts.set(join(root, dirname(file), `block-${line}.ts`), `${before.map(({ code }) => code).join('\n')}\nexport {}\n`)
    }
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    }
    const host = ts.createCompilerHost(options)
    const { fileExists, getSourceFile, readFile } = host
    host.fileExists = (name) => texts.has(name) || fileExists(name)
    host.readFile = (name) => texts.get(name) ?? readFile(name)
    host.getSourceFile = (name, target, ...rest) =>
      texts.has(name) ? ts.createSourceFile(name, texts.get(name)!, target) : getSourceFile(name, target, ...rest)
    const program = ts.createProgram([...texts.keys()], options, host)
    const faults = [...texts.keys()].flatMap((name) =>
      ts
        .getPreEmitDiagnostics(program, program.getSourceFile(name))
        .map(({ messageText }) => `${name.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
    )
    expect(faults).toEqual([])
  })

  const executed = own.filter(({ mark }) => mark === 'run')
  it('some are executed', () => expect(executed.length).toBeGreaterThan(1))

  it.each(named(executed))('%s runs, and prints what stands beside its lines', (_place, { file, code }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', code], {
      cwd: join(root, dirname(file)),
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    for (const [, printed = ''] of code.matchAll(/^console\.log\(.*\) \/\/ (.+)$/gm)) expect(stdout.split('\n')).toContain(printed)
  })
})
