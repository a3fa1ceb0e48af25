import { openStorage } from '../../src/storage/open-storage.ts'
import { statement } from '../../src/storage/storage.ts'

/**
 * Writes as fast as it can and prints each id once the write is acknowledged, until the process is killed.
 * Arguments: the database as JSON, a prefix for the ids.
 */
const [target = '', prefix = ''] = process.argv.slice(2)
const storage = await openStorage(JSON.parse(target))
let number = 0
const work = async (): Promise<void> => {
  for (;;) {
    const id = `w${prefix}-${number++}`
    const result = await storage.write([statement(storage.build.insertInto('tenant').values({ id, name: id, created_at: 1 }))])
    if (result.ok) process.stdout.write(`${id}\n`)
  }
}
await Promise.all(Array.from({ length: 16 }, work))
