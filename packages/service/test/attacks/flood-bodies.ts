import { Agent, request } from 'node:http'
import { words } from './run-attacks.ts'

/**
 * Sends so many large texts at once over and over, in a process of its own, so that sending does not slow the measuring process.
 * Arguments: address of the service, key, texts at once, words of each. Sends its parent the number of each answer once it is asked. Ends with its parent.
 */
const [url = '', key = '', atOnce, count] = process.argv.slice(2)
const body = Buffer.from(JSON.stringify({ content: { html: words(Number(count), 0) } }))
const agent = new Agent({ keepAlive: true })
const answers: Record<string, number> = {}
let isOver = false

/** Milliseconds until a refused text is sent again; it was asked for two seconds. */
const pauseMs = 50

const post = (): Promise<string> =>
  new Promise((resolve) => {
    const sent = request(`${url}/v1/optimize`, {
      agent,
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'content-length': body.length },
    })
    sent.on('error', () => resolve('cut'))
    sent.on('response', (answer) => answer.resume().on('end', () => resolve(String(answer.statusCode))))
    sent.end(body)
  })
for (let sender = 0; sender < Number(atOnce); sender++) {
  ;(async () => {
    while (!isOver) {
      const status = await post()
      if (isOver) return
      answers[status] = (answers[status] ?? 0) + 1
      if (status !== '200') await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  })()
}
process.on('message', () => process.send?.({ answers, bytes: body.length }))
process.once('disconnect', () => {
  isOver = true
  process.exit()
})
process.send?.('sent')
