import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { startPostgres } from '../../../tooling/src/sites/postgres.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { statement } from '../../src/storage/storage.ts'

it('a server that is killed in one checkpoint after the other loses no acknowledged write, and is used again when it is back', async () => {
  const server = await startPostgres()
  const url = await server.createDatabase()
  const storage = await openStorage({ url })
  const acknowledged: string[] = []
  for (const round of [1, 2]) {
    let isOver = false
    const write = async (writer: number): Promise<void> => {
      for (let number = 0; !isOver; number++) {
        const id = `w${round}-${writer}-${number}`
        const insert = storage.build.insertInto('tenant').values({ id, name: id, created_at: 1 })
        const result = await storage.write([statement(insert)]).catch(() => null)
        if (result?.ok) acknowledged.push(id)
        // refused connections would take the processor from the server that comes back
        else await wait(5)
      }
    }
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    const checkpoint = async (): Promise<void> => {
      while (!isOver && (await client.query('CHECKPOINT').catch(() => null)) !== null);
      await client.end().catch(() => {})
    }
    const work = [...Array.from({ length: 8 }, (_, writer) => write(writer)), checkpoint()]
    const before = acknowledged.length
    while (acknowledged.length < before + 200) await wait(5)
    await server.restart()
    const back = acknowledged.length
    while (acknowledged.length < back + 20) await wait(5)
    isOver = true
    await Promise.all(work)
    const stored = new Set((await storage.read.selectFrom('tenant').select('id').execute()).map(({ id }) => id))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  }
  await storage.close()
  await server.stop()
})
