import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { openStorage } from '../../src/storage/open-storage.ts'

/**
 * Brings a database up to date and dies as by `kill -9` before it sends the statement of that number; 0: never, and prints how many there
 * were. Arguments: the database as JSON, the number.
 */
const [target = '', number = '0'] = process.argv.slice(2)
let sent = 0
const count = (): void => {
  sent++
  if (sent === Number(number)) process.kill(process.pid, 'SIGKILL')
}
const { prepare } = DatabaseSync.prototype
DatabaseSync.prototype.prepare = function (...given) {
  count()
  return prepare.apply(this, given)
}
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  count()
  return query.apply(this, given)
} as typeof pg.Client.prototype.query

const storage = await openStorage(JSON.parse(target))
process.stdout.write(String(sent))
await storage.close()
