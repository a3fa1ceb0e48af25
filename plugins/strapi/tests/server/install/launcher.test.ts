import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStrapi } from '@citable/tooling/sites/strapi'
import { expect, test } from 'vitest'

test('a taken port is reported in a sentence, and nothing is started or written', async () => {
  const other = createServer((_request, response) => response.end('somebody else'))
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as AddressInfo
  const directory = await mkdtemp(join(tmpdir(), 'citable-launcher-'))
  try {
    await expect(startStrapi({ directory, port })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another port.`,
    )
    expect(await readdir(directory)).toEqual([])
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('somebody else')
  } finally {
    await new Promise((closed) => other.close(closed))
    await rm(directory, { recursive: true, force: true })
  }
})
