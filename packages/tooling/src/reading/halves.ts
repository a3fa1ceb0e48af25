import { createHash } from 'node:crypto'

/** The half of a data set that a group belongs to: rules may be changed on one half, the other is only ever read. */
export type Half = 'changing' | 'reading'

/** The half of a group by its key (domain, article, title …), by a hash that has nothing to do with what is in it. */
export const halfOf = (key: string): Half => (hashOf(`half:${key}`) < 2 ** 31 ? 'changing' : 'reading')

/** First 32 bits of the SHA-256 of a text. */
export const hashOf = (text: string): number => Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 8), 16)
