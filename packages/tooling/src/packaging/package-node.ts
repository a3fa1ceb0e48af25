import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { root, runTool } from '../commands/check.ts'
import { checksFile } from '../generate/checks.ts'
import { jsonSchemaFiles } from '../generate/json-schema-files.ts'
import { publishedReadme } from './published-readme.ts'
import { releasedManifest, type WorkspaceManifest } from './released-manifest.ts'
import { readRepositoryPage, repositoryLinks } from './repository-links.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

/** Folders of the packages that are published for Node, each with the others it needs as dependencies. */
export const publishedFolders = [
  'shared-core',
  'packages/contract',
  'packages/providers',
  'packages/client',
  'packages/service',
  'packages/cli',
] as const
export type PublishedFolder = (typeof publishedFolders)[number]

/**
 * Code bundled into a package: the part of cheerio that reads with the parser we have anyway. Installed, it brings a second parser, an
 * HTTP client and tables of encodings, 5 MB that nothing here calls.
 */
const bundled: Readonly<
  Record<string, { readonly name: string; readonly module: string; readonly file: string; readonly source: string }>
> = {
  'shared-core': { name: 'cheerio', module: 'cheerio/slim', file: 'src/bundled/cheerio.js', source: "export { load } from 'cheerio/slim'" },
}

/** True for files that are for tests only, and so stay here. */
const isForTests = (path: string): boolean => /(^|\/)(testing|__fixtures__)(\/|$)|\.test\.ts$/.test(path)

/**
 * Writes each package as it is published: JavaScript with types of its sources, in folders of the same names, everything else that it reads
 * when it runs, and a manifest made of its own. Nothing of it is checked: `check` does that.
 *
 * @param folders of `publishedFolders`
 * @param out by folder of the package, where it is written; what was there is gone
 * @throws when the compiler cannot emit something
 */
export async function packageNode(folders: readonly string[], out: (folder: string) => string): Promise<void> {
  const compiled = await mkdtemp(join(tmpdir(), 'citable-compiled-'))
  try {
    await compile(folders, compiled)
    const manifests = await readManifests()
    const page = await readRepositoryPage()
    const catalog = readCatalog(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'))
    for (const folder of folders) {
      const target = out(folder)
      await rm(target, { recursive: true, force: true })
      await mkdir(target, { recursive: true })
      const source = join(root, folder)
      const manifest = manifests.get(folder)!
      for (const name of ['src', 'bin', 'generated']) await copyAssets(join(source, name), join(target, name))
      if (folder === 'packages/contract')
        for (const { path, text } of [checksFile(), ...jsonSchemaFiles()]) await write(join(target, 'generated', path), text)
      await copyCompiled(join(compiled, folder, 'src'), target)
      const own = await bundle(folder, target)
      const readme = await readFile(join(source, 'README.md'), 'utf8')
      await write(join(target, 'README.md'), publishedReadme(readme, { page, folder, revision: 'main' }))
      await cp(join(root, 'LICENSE'), join(target, 'LICENSE'))
      for (const program of Object.values(manifest.bin ?? {})) await chmod(join(target, program), 0o755)
      const versions = new Map([...manifests.values()].map(({ name, version }) => [name, version]))
      const released = { ...releasedManifest(manifest, { versions, catalog, bundled: own }), ...repositoryLinks(page, folder) }
      await write(join(target, 'package.json'), `${JSON.stringify(released, null, 2)}\n`)
    }
  } finally {
    await rm(compiled, { recursive: true, force: true })
  }
}

async function compile(folders: readonly string[], out: string): Promise<void> {
  const project = join(out, 'tsconfig.json')
  const options = {
    noEmit: false,
    noCheck: true,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir: out,
    lib: ['ES2024', 'DOM'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  }
  const include = folders.map((folder) => join(root, folder, 'src'))
  const exclude = ['**/*.test.ts', '**/testing', '**/__fixtures__'].map((pattern) => join(root, pattern))
  const base = join(root, 'packages/tooling/config/tsconfig.base.json')
  await writeFile(project, JSON.stringify({ extends: base, compilerOptions: options, include, exclude }))
  // of several threads the first to see a type decides the order of its parts in declarations
  const { code, output } = await runTool(['packages/tooling/node_modules/typescript-7/bin/tsc', '--singleThreaded', '-p', project])
  if (code !== 0) throw new Error(`The compiler cannot emit the packages:\n${output}`)
}

async function readManifests(): Promise<ReadonlyMap<string, WorkspaceManifest>> {
  const read = async (folder: string) => [folder, JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))] as const
  return new Map(await Promise.all(publishedFolders.map(read)))
}

/** Versions of the catalog, by package. */
function readCatalog(yaml: string): ReadonlyMap<string, string> {
  const [, lines = ''] = /^catalog:\n((?: {2}.*\n|\n)*)/m.exec(yaml) ?? []
  return new Map([...lines.matchAll(/^ {2}'?([^'\s:]+)'?: '?([^'\s]+)'?$/gm)].map(([, name = '', version = '']) => [name, version]))
}

/** Sources say `./x.ts` where there will be a `./x.js`: what the compiler leaves are types, and addresses of workers. */
const named = (text: string): string => text.replace(/(['"])(\.{1,2}\/[^'"\n]+)\.ts\1/g, '$1$2.js$1')

async function copyCompiled(from: string, target: string): Promise<void> {
  for (const path of await filesOf(from)) {
    if (!/\.(js|d\.ts)$/.test(path) || isForTests(path)) continue
    await write(join(target, 'src', path), named(await readFile(join(from, path), 'utf8')))
  }
}

/** Writes what a package carries in itself, with its notices, and leads imports there. The names of what needs no installing any more. */
async function bundle(folder: string, target: string): Promise<ReadonlySet<string>> {
  const own = bundled[folder]
  if (own === undefined) return new Set()
  const { metafile } = await build({
    stdin: { contents: own.source, resolveDir: join(root, folder) },
    outfile: join(target, own.file),
    // what the package needs anyway comes as its dependency
    external: ['htmlparser2', 'domhandler'],
    absWorkingDir: root,
    metafile: true,
    bundle: true,
    minifySyntax: true,
    format: 'esm',
    target: 'es2023',
    charset: 'utf8',
    logLevel: 'error',
  })
  const inputs = Object.keys(metafile.inputs).map((path) => resolve(root, path))
  await write(join(target, 'third-party-notices.txt'), thirdPartyNotices(inputs, 'This package is made'))
  for (const path of await filesOf(join(target, 'src'))) {
    const file = join(target, 'src', path)
    if (!path.endsWith('.js') || file === join(target, own.file)) continue
    const text = await readFile(file, 'utf8')
    const leading = posix.normalize(relative(dirname(file), join(target, own.file)).replaceAll('\\', '/'))
    const led = text.replaceAll(`'${own.module}'`, `'${leading.startsWith('.') ? leading : `./${leading}`}'`)
    if (led !== text) await writeFile(file, led)
  }
  return new Set([own.name])
}

/** Copies files that are no TypeScript: pages and styles of the console, programs, generated documents. */
async function copyAssets(from: string, to: string): Promise<void> {
  for (const path of await filesOf(from)) {
    if (path.endsWith('.ts') || isForTests(path)) continue
    const content = await readFile(join(from, path))
    await write(join(to, path), path.endsWith('.mjs') ? named(content.toString()) : content)
  }
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
}

/** Paths of all files below a folder; none when it is not there. */
async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing)
  return (entries ?? []).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}
