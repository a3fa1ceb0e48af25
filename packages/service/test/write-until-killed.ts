import { openStorage } from '../src/storage/open-storage.ts'

/**
 * Writes as fast as it can and prints each id once the write is acknowledged, until the process is killed.
 * Arguments: database file, a prefix for the ids.
 */
const [file = '', prefix = ''] = process.argv.slice(2)
const storage = await openStorage(file)
let number = 0
const work = async (): Promise<void> => {
  for (;;) {
    const id = `w${prefix}-${number++}`
    const result = await storage.write([{ sql: 'INSERT INTO tenant VALUES (?, ?, 1)', parameters: [id, id] }])
    if (result.ok) process.stdout.write(`${id}\n`)
  }
}
await Promise.all(Array.from({ length: 16 }, work))
