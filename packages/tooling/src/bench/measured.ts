import { measureTurn, type Turn } from './measure.ts'
import { createSubject } from './subjects.ts'

/** The process of one subject. Argument: the choice, as JSON. Each message is a turn, each answer its sample; it ends with its parent. */
const run = createSubject(JSON.parse(process.argv[2]!))
process.on('message', (turn: Turn) => process.send?.(measureTurn(run, turn)))
