import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** The run part of an image: folders and settings as its Dockerfile leaves them. */
export interface Image {
  readonly root: string
  readonly user: number
  readonly environment: Readonly<Record<string, string>>
  readonly entrypoint: readonly string[]
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
  readonly volumes: readonly string[]
  readonly port: number
}

export interface BuildOptions {
  /** The repository. */
  readonly context: string
  readonly dockerfile: string
  /** Folder that the stages are laid out in. */
  readonly into: string
  /** The program that stands for `/usr/local/bin/node` of the base image. */
  readonly node: string
}

/** Files of the context that `.dockerignore` lets in: the last line that matches decides. */
export function contextFiles(context: string): readonly string[] {
  const lines = readFileSync(join(context, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => (line.startsWith('!') ? { pattern: line.slice(1), isIn: true } : { pattern: line, isIn: false }))
  // of what git knows: folders with dependencies are thousands of files
  const known = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: context, encoding: 'utf8' })
  return known
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(context, file)))
    .filter((file) => lines.reduce((isIn, { pattern, isIn: then }) => (names(pattern.split('/'), file.split('/')) ? then : isIn), true))
}

/** A pattern names a path, or a folder above it. In a part, one `*` stands for any characters; a part of two for any number of folders. */
function names([first, ...rest]: readonly string[], [part, ...below]: readonly string[]): boolean {
  if (first === undefined) return true
  if (part === undefined) return false
  if (first === '**') return names(rest, [part, ...below]) || names(['**', ...rest], below)
  const [start = '', end] = first.split('*')
  const fits = end === undefined ? part === first : part.length >= start.length + end.length && part.startsWith(start) && part.endsWith(end)
  return fits && names(rest, below)
}

/**
 * Lays out the file systems of a Dockerfile’s stages without a container engine. RUN runs on this machine in the stage’s working folder;
 * base images are not fetched: of the last one, only the shared libraries of `node` are laid in, from this machine. Owners are set by root alone.
 *
 * @throws where an instruction is not known or fails
 */
export function buildImage({ context, dockerfile, into, node }: BuildOptions): Image {
  const stages = new Map<string, string>()
  const image = {
    root: into,
    user: 0,
    environment: {} as Record<string, string>,
    entrypoint: [] as string[],
    command: [] as string[],
    healthcheck: [] as string[],
    volumes: [] as string[],
    port: 0,
  }
  let workdir = '/'
  const inStage = (path: string): string => join(image.root, path.startsWith('/') ? path : join(workdir, path))
  const copy = (words: readonly string[]): void => {
    const flags = new Map(words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=') as [string, string]))
    const [source = '', target = ''] = words.filter((word) => !word.startsWith('--'))
    const from = flags.get('from')
    const to = inStage(target)
    mkdirSync(dirname(to), { recursive: true })
    if (from === undefined) {
      for (const file of contextFiles(context)) cpSync(join(context, source, file), join(to, file), { recursive: true })
    } else if (source === '/usr/local/bin/node') copyFileSync(node, to)
    else cpSync(join(stages.get(from)!, source), to, { recursive: true, verbatimSymlinks: true })
    const [user, group] = (flags.get('chown') ?? '0:0').split(':').map(Number)
    if (from !== undefined && process.getuid?.() === 0) chownSync(to, user!, group!)
  }
  const run = (text: string): void => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', text], { cwd: join(image.root, workdir), encoding: 'utf8' })
    if (status !== 0) throw new Error(`RUN ${text}\n${stdout}\n${stderr}`)
  }
  const instructions: Readonly<Record<string, (text: string) => void>> = {
    FROM: (text) => {
      const name = / AS (\w+)$/.exec(text)?.[1] ?? 'last'
      image.root = join(into, name)
      workdir = '/'
      stages.set(name, image.root)
      mkdirSync(image.root, { recursive: true })
    },
    WORKDIR: (text) => {
      workdir = text
      mkdirSync(join(image.root, workdir), { recursive: true })
    },
    COPY: (text) => copy(text.split(/\s+/)),
    RUN: run,
    USER: (text) => {
      image.user = Number(text.split(':')[0])
    },
    ENV: (text) => {
      Object.assign(image.environment, Object.fromEntries(text.split(' ').map((pair) => pair.split('='))))
    },
    VOLUME: (text) => {
      image.volumes.push(text)
    },
    EXPOSE: (text) => {
      image.port = Number(text)
    },
    HEALTHCHECK: (text) => {
      image.healthcheck = JSON.parse(/CMD (\[.*\])$/.exec(text)![1]!)
    },
    ENTRYPOINT: (text) => {
      image.entrypoint = JSON.parse(text)
    },
    CMD: (text) => {
      image.command = JSON.parse(text)
    },
  }
  for (const line of readFileSync(dockerfile, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [name = ''] = line.split(' ')
    const instruction = instructions[name]
    if (instruction === undefined) throw new Error(`${name} is no instruction that is known here.`)
    instruction(line.slice(name.length + 1))
  }
  layLibraries(image.root, node)
  for (const folder of ['dev', 'proc', 'tmp']) mkdirSync(join(image.root, folder), { recursive: true })
  writeFileSync(join(image.root, 'dev/null'), '')
  return image
}

/** The dynamic linker and what it finds for a program. */
function layLibraries(root: string, program: string): void {
  const listed = execFileSync('ldd', [program], { encoding: 'utf8' })
  for (const [path] of listed.matchAll(/\/\S+\.so\S*/g)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    copyFileSync(realpathSync(path), join(root, path))
    chmodSync(join(root, path), 0o755)
  }
}

/** Bytes that all files take on the disk, each counted once. */
export function bytesOf(folder: string, seen = new Set<number>()): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sum + bytesOf(path, seen)
    const { ino, blocks } = lstatSync(path)
    if (seen.has(ino)) return sum
    seen.add(ino)
    return sum + blocks * 512
  }, 0)
}
