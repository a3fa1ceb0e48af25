import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { root, runTool } from '../commands/check.ts'
import { buildImage } from './container.ts'

/** The same bytes for every user, umask and hour. The number of the user `unprivilegedUser` is in the Dockerfile. */
const reproducibleFlags = ['--sort=name', '--format=gnu', '--mtime=@0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w']
const unprivilegedUser = '65532'

/**
 * Packs what the Dockerfile lays on its base image beside Node itself: `/app` and an empty `/data` that the service may write. The path of the
 * archive. Needs GNU tar.
 */
export async function packContainer(out: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'citable-container-'))
  try {
    const node = join(createRequire(join(root, 'package.json')).resolve('node/package.json'), '../bin/node')
    const dockerfile = join(root, 'packages/service/deploy/Dockerfile')
    const image = buildImage({ context: root, dockerfile, into: join(folder, 'stages'), node })
    const tar = join(folder, 'container.tar')
    await mustTar(['-cf', tar, ...reproducibleFlags, '--owner=0', '--group=0', '-C', image.root, 'app'])
    await mustTar([
      '-rf',
      tar,
      ...reproducibleFlags,
      `--owner=${unprivilegedUser}`,
      `--group=${unprivilegedUser}`,
      '-C',
      image.root,
      'data',
    ])
    const { version } = JSON.parse(await readFile(join(root, 'packages/service/package.json'), 'utf8')) as { readonly version: string }
    const path = join(out, `citable-container-${version}.tar.gz`)
    await pipeline(createReadStream(tar), createGzip(), createWriteStream(path))
    return path
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function mustTar(args: readonly string[]): Promise<void> {
  const { code, output } = await runTool(['tar', ...args])
  if (code !== 0) throw new Error(`The container's files cannot be packed; that takes GNU tar.\n${output}`)
}
