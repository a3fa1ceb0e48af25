import { Server } from 'node:http'

/** Preloaded into a Node server that is made slow on purpose: each request waits 50 to 400 ms, in the same order in every run. */
const { emit } = Server.prototype as { emit(this: Server, ...event: unknown[]): boolean }
let state = Number(process.env.CITABLE_SLOW) * 2_654_435_761

const nextDelay = (): number => {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
  return 50 + (state / 2 ** 32) * 350
}

Object.assign(Server.prototype, {
  emit(this: Server, ...event: unknown[]): boolean {
    if (event[0] !== 'request') return emit.apply(this, event)
    setTimeout(() => emit.apply(this, event), nextDelay())
    return true
  },
})
