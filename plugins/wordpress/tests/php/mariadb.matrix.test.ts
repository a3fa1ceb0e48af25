import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMariaDb } from '@citable/tooling/sites/wordpress/mariadb'
import { expect, it } from 'vitest'

it('sets up four servers at the same moment, none of which loses its temporary tables to another', async () => {
  const folders = await Promise.all(Array.from({ length: 4 }, () => mkdtemp(join(tmpdir(), 'citable-m-'))))
  const started = await Promise.allSettled(folders.map((folder) => startMariaDb(folder)))
  await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.stop()))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  expect(started.filter(({ status }) => status === 'rejected')).toEqual([])
})
