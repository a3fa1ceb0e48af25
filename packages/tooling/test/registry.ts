import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'

export interface Registry {
  /** Without a slash at the end, on loopback. */
  readonly url: string
  /** Packages that were asked for and are not there. */
  readonly missed: readonly string[]
  stop(): void
}

interface Entry {
  readonly manifest: { readonly name: string; readonly version: string }
  readonly archive: () => Buffer
}

/** 1: a file has got another name while it was read, as files of pnpm's store do. Its bytes are the same. */
function tar(...args: readonly string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('tar', args, { maxBuffer: 1 << 28 })
  if (status === null || status > 1) throw new Error(`tar ${args.join(' ')}: ${stderr}`)
  return stdout
}

/**
 * A registry of npm on loopback that only serves: archives of this workspace, and every package that this workspace has installed, packed when it is
 * asked for. Nothing comes from elsewhere.
 *
 * @param archives paths of `.tgz` files
 * @param store pnpm's folder `node_modules/.pnpm`
 */
export async function startRegistry(archives: readonly string[], store: string): Promise<Registry> {
  const packages = new Map<string, Map<string, Entry>>()
  const add = (entry: Entry): void => {
    const { name, version } = entry.manifest
    packages.set(name, (packages.get(name) ?? new Map<string, Entry>()).set(version, entry))
  }
  for (const path of archives) {
    add({ manifest: JSON.parse(tar('-xzOf', path, 'package/package.json').toString()), archive: () => readFileSync(path) })
  }
  const folders = readdirSync(store).flatMap((folder) => {
    const name = /^((?:@[^+]+\+)?[^@]+)@/.exec(folder)?.[1]?.replace('+', '/')
    return name === undefined ? [] : globSync(join(store, folder, 'node_modules', name))
  })
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    // equal files of pnpm's store are one file of several names, which npm would leave out
    const pack = ['-cz', '--hard-dereference', '--exclude=./node_modules', '--transform=s,^\\.,package,', '-C', folder, '.'] as const
    add({ manifest, archive: () => tar(...pack) })
  }
  const packed = new Map<Entry, Buffer>()
  const archiveOf = (entry: Entry): Buffer => {
    const bytes = packed.get(entry) ?? entry.archive()
    packed.set(entry, bytes)
    return bytes
  }
  const missed: string[] = []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1)
    const [, name = path, version] = /^(.+)\/-\/(.+)\.tgz$/.exec(path) ?? []
    const versions = packages.get(name)
    const asked = version === undefined ? null : versions?.get(version)
    if (versions === undefined || asked === undefined) {
      missed.push(path)
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not found"}')
    } else if (asked !== null) response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(archiveOf(asked))
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(documentOf(name, versions)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** The document that npm reads before it chooses a version; it has the sum of an archive where that is of this workspace. */
  function documentOf(name: string, versions: ReadonlyMap<string, Entry>): object {
    const all = [...versions].map(([version, entry]) => {
      const own = archives.some((path) => basename(path).endsWith(`-${version}.tgz`)) && name.includes('citable')
      const integrity = own ? { integrity: `sha512-${createHash('sha512').update(archiveOf(entry)).digest('base64')}` } : {}
      return [version, { ...entry.manifest, dist: { tarball: `${url}/${name}/-/${version}.tgz`, ...integrity } }] as const
    })
    const newest = all.map(([version]) => version).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    return { name, 'dist-tags': { latest: newest.at(-1) }, versions: Object.fromEntries(all) }
  }
  return {
    url,
    missed,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
